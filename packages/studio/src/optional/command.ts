import { parseArgs } from 'node:util'
import { CATALOGUE, type CatalogueEntry } from './catalogue.ts'
import { EngineInstallError } from './engine-install-error.ts'
import { installEngine, inMegabytes, removeEngine } from './install.ts'
import { enginesFolder, installedEngines, isRuntimeInstalled, type Installed } from './installed.ts'

const usage = `Voices and recognisers that are not part of Fablecut, installed in the data folder:
  npm run engines                      list available engines
  npm run engines -- add <name>        download and install an engine; an interrupted download resumes
  npm run engines -- remove <name>     remove an engine`

/** Runs `npm run engines`. Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runEnginesCommand(args: readonly string[], offers: readonly CatalogueEntry[] = CATALOGUE): Promise<number> {
  const [command = 'list', name = ''] = parseArgs({ args: [...args], allowPositionals: true }).positionals
  try {
    if (command === 'list') return list(offers)
    if (command === 'add' && name !== '') return await add(name, offers)
    if (command === 'remove' && name !== '') return await remove(name, offers)
  } catch (error) {
    if (!(error instanceof EngineInstallError)) throw error
    console.error(error.message)
    return 1
  }
  console.error(usage)
  return 2
}

function list(offers: readonly CatalogueEntry[]): number {
  const installed = installedEngines()
  const rows = offers.map(({ engine, archive }) => row(engine, inMegabytes(archive.bytes), stateOf(engine.name, installed)))
  const unlisted = installed.filter(({ name }) => offers.every(({ engine }) => engine.name !== name))
  for (const engine of unlisted) rows.push(row(engine, '', 'installed'))
  const header = ['name', 'kind', 'language', 'size', 'licence', 'made by', '']
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((cells) => cells[column]!.length)))
  for (const cells of [header, ...rows])
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
  console.log(`\n${usage}\nFolder: ${enginesFolder()}`)
  if (!isRuntimeInstalled()) console.log(NO_RUNTIME)
  return 0
}

const NO_RUNTIME = 'sherpa-onnx, which runs them, has no build for this system: engines can be installed but not used.'

type ListedEngine = Pick<Installed, 'name' | 'kind' | 'languages' | 'licence' | 'source'>

function row({ name, kind, languages, licence, source }: ListedEngine, size: string, state: string): string[] {
  const language = languages.includes('*') ? 'any' : languages.length > 3 ? `${languages.length} languages` : languages.join(' ')
  return [name, kind, language, size, licence, source, state]
}

const stateOf = (name: string, installed: readonly Installed[]) =>
  installed.some((engine) => engine.name === name) ? 'installed' : 'not installed'

async function add(name: string, offers: readonly CatalogueEntry[]): Promise<number> {
  const offer = offers.find(({ engine }) => engine.name === name)
  if (offer === undefined)
    throw new EngineInstallError(`There is no engine called ${name}. \`npm run engines\` lists the available engines.`)
  if (installedEngines().some((engine) => engine.name === name)) {
    console.log(`${name} is already installed.`)
    return 0
  }
  await installEngine(offer, showProgress(name))
  const { licence, source } = offer.engine
  console.log(`${name} is installed (${source}; ${licence}). It is used from the next generation on; no restart is needed.`)
  if (!isRuntimeInstalled()) console.log(NO_RUNTIME)
  return 0
}

/** Prints a line for every tenth of the download. */
function showProgress(name: string): (bytes: number, ofBytes: number) => void {
  let shown = -1
  return (bytes, ofBytes) => {
    const tenth = Math.floor((bytes / ofBytes) * 10)
    if (tenth === shown) return
    shown = tenth
    console.log(`${name}: ${inMegabytes(bytes)} of ${inMegabytes(ofBytes)}`)
  }
}

async function remove(name: string, offers: readonly CatalogueEntry[]): Promise<number> {
  const known = offers.some(({ engine }) => engine.name === name) || installedEngines().some((engine) => engine.name === name)
  if (!known) throw new EngineInstallError(`There is no engine called ${name}. \`npm run engines\` lists the available engines.`)
  console.log((await removeEngine({ name })) ? `${name} is removed.` : `${name} is not installed.`)
  return 0
}
