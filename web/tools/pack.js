// Packs what was built, so that the server needn't for each visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const page = fileURLToPath(new URL('../../src/fablewood/server/page/', import.meta.url))
for (const name of readdirSync(page, { recursive: true })) {
  if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue
  writeFileSync(`${page}${name}.gz`, gzipSync(readFileSync(page + name), { level: 9 }))
}
