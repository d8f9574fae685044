// Puts the pictures that icons.json names into one file for each game, from where the page takes them one by one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const web = new URL('..', import.meta.url)
const { icons } = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', web), 'utf8'))
const wanted = JSON.parse(readFileSync(new URL('icons.json', web), 'utf8'))

mkdirSync(new URL('public/icons/', web), { recursive: true })
for (const [game, pictures] of Object.entries(wanted)) {
  const symbols = Object.entries(pictures).map(([name, icon]) => {
    if (!icons[icon]) throw new Error(`icons.json: there is no icon ${icon}, for ${name} of ${game}`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icons[icon].body}</symbol>`
  })
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  writeFileSync(new URL(`public/icons/${game}.svg`, web), sheet)
}
