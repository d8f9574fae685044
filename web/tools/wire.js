// Prints the page's types of everything on the wire, made of the JSON Schema that it reads from standard input.
import { compile } from 'json-schema-to-typescript'

let text = ''
for await (const part of process.stdin) text += part
const schema = JSON.parse(text)

// Titles would become second names of the same types.
const untitled = (part) => {
  if (Array.isArray(part)) return part.map(untitled)
  if (part === null || typeof part !== 'object') return part
  // Lists of a certain length would become tuples.
  const { title, minItems: _, maxItems: __, ...rest } = part
  const kept = typeof title === 'string' || title === undefined ? rest : { title, ...rest }
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, untitled(value)]))
}
const definitions = untitled(schema.$defs)
// What goes out has all its fields, whether they have a default or not.
for (const [name, definition] of Object.entries(definitions)) {
  const comesIn = /Asked|Wish|^(NewTable|Settings|Sit|Branch|Naming|Device|Report)$/.test(name)
  if (definition.properties && !comesIn) definition.required = Object.keys(definition.properties)
}
const names = Object.keys(definitions)
const whole = {
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: definitions,
  additionalProperties: false,
}
process.stdout.write(
  await compile(whole, 'Everything', {
    additionalProperties: false,
    bannerComment: '// Made by `npm run wire` of src/fablewood/server/wire.py: change that, not this.',
    declareExternallyReferenced: true,
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  }),
)
