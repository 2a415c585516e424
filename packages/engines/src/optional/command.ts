import { parseArgs } from 'node:util'
import { OFFERS, type Offer } from './catalogue.ts'
import { EngineProblem } from './engine-problem.ts'
import { addEngine, inMegabytes, removeEngine } from './install.ts'
import { enginesFolder, installedEngines, runtimeInstalled, type Installed } from './installed.ts'

const usage = `Voices and recognisers that Fablecut does not ship, kept in the data folder:
  npm run engines                      show what there is
  npm run engines -- add <name>        fetch one; a broken transfer goes on where it stopped
  npm run engines -- remove <name>     remove its files`

/** What a user asked for with `npm run engines`. Answers the exit code. */
export async function enginesCommand(args: readonly string[], offers: readonly Offer[] = OFFERS): Promise<number> {
  const [command = 'list', name = ''] = parseArgs({ args: [...args], allowPositionals: true }).positionals
  try {
    if (command === 'list') return list(offers)
    if (command === 'add' && name !== '') return await add(name, offers)
    if (command === 'remove' && name !== '') return await remove(name, offers)
  } catch (problem) {
    if (!(problem instanceof EngineProblem)) throw problem
    console.error(problem.message)
    return 1
  }
  console.error(usage)
  return 2
}

function list(offers: readonly Offer[]): number {
  const installed = installedEngines()
  const rows = offers.map(({ engine, archive }) => row(engine, inMegabytes(archive.bytes), stateOf(engine.name, installed)))
  const own = installed.filter(({ name }) => offers.every(({ engine }) => engine.name !== name))
  for (const engine of own) rows.push(row(engine, '', 'installed'))
  const head = ['name', 'kind', 'language', 'size', 'licence', 'made by', '']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]!.length)))
  for (const cells of [head, ...rows])
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
  console.log(`\n${usage}\nThey are in ${enginesFolder()}.`)
  if (!runtimeInstalled()) console.log(NO_RUNTIME)
  return 0
}

const NO_RUNTIME = 'This system has no build of sherpa-onnx, which runs them: they can be fetched but not used.'

type Shown = Pick<Installed, 'name' | 'kind' | 'languages' | 'licence' | 'source'>

function row({ name, kind, languages, licence, source }: Shown, size: string, state: string): string[] {
  const language = languages.includes('*') ? 'any' : languages.length > 3 ? `${languages.length} languages` : languages.join(' ')
  return [name, kind, language, size, licence, source, state]
}

const stateOf = (name: string, installed: readonly Installed[]) =>
  installed.some((engine) => engine.name === name) ? 'installed' : 'not installed'

async function add(name: string, offers: readonly Offer[]): Promise<number> {
  const offer = offers.find(({ engine }) => engine.name === name)
  if (offer === undefined) throw new EngineProblem(`There is no engine called ${name}. \`npm run engines\` shows what there is.`)
  if (installedEngines().some((engine) => engine.name === name)) {
    console.log(`${name} is installed already.`)
    return 0
  }
  await addEngine(offer, showProgress(name))
  const { licence, source } = offer.engine
  console.log(`${name} is installed (${source}; ${licence}). It is used from the next film on; nothing needs a restart.`)
  if (!runtimeInstalled()) console.log(NO_RUNTIME)
  return 0
}

/** A line for every tenth of the way. */
function showProgress(name: string): (bytes: number, ofBytes: number) => void {
  let shown = -1
  return (bytes, ofBytes) => {
    const tenth = Math.floor((bytes / ofBytes) * 10)
    if (tenth === shown) return
    shown = tenth
    console.log(`${name}: ${inMegabytes(bytes)} of ${inMegabytes(ofBytes)}`)
  }
}

async function remove(name: string, offers: readonly Offer[]): Promise<number> {
  const known = offers.some(({ engine }) => engine.name === name) || installedEngines().some((engine) => engine.name === name)
  if (!known) throw new EngineProblem(`There is no engine called ${name}. \`npm run engines\` shows what there is.`)
  console.log((await removeEngine({ name })) ? `${name} is removed.` : `${name} is not installed.`)
  return 0
}
