import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { OptionalEngine } from './catalogue.ts'

/** Beside the model's files: what the engine is, as in the catalogue. */
export const ENGINE_FILE = 'engine.json'

/** An engine whose files are here; `folder` is absolute. */
export type Installed<Engine extends OptionalEngine = OptionalEngine> = Engine & { readonly folder: string }

/** Where fetched engines are kept: `engines` in the data folder of this installation. */
export function enginesFolder(): string {
  return resolve(process.env['FABLECUT_DATA'] || './data', 'engines')
}

/** The engines that were fetched, in the order of their names. A folder that says nothing sensible about itself is not one. */
export function installedEngines(folder = enginesFolder()): Installed[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => readEngine(join(folder, name)) ?? [])
}

function readEngine(folder: string): Installed | undefined {
  try {
    const about = JSON.parse(readFileSync(join(folder, ENGINE_FILE), 'utf8')) as OptionalEngine
    const sensible = (about.kind === 'voice' || about.kind === 'recogniser') && Array.isArray(about.languages)
    return sensible && Object.values(filesOf(about)).every((file) => existsSync(join(folder, file))) ? { ...about, folder } : undefined
  } catch {
    return undefined
  }
}

/** The names of an engine's files in its folder, by what they are. */
export function filesOf({ model }: OptionalEngine): Record<string, string> {
  const { form: _, ...files } = model
  return files
}

/** Whether this system can run optional engines at all: their runtime is an optional dependency with builds for common systems. */
export function runtimeInstalled(): boolean {
  const system = process.platform === 'win32' ? 'win' : process.platform
  try {
    const require = createRequire(import.meta.url)
    require.resolve(`sherpa-onnx-${system}-${process.arch}`)
    return require.resolve('sherpa-onnx-node') !== ''
  } catch {
    return false
  }
}
