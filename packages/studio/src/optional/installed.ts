import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { OptionalEngine } from './catalogue.ts'

/** File beside the model's files with the engine's catalogue entry. */
export const ENGINE_FILE = 'engine.json'

/** An installed engine; `folder` is an absolute path. */
export type Installed<Engine extends OptionalEngine = OptionalEngine> = Engine & { readonly folder: string }

/** Folder of installed engines: `engines` in the data folder. */
export function enginesFolder(): string {
  return resolve(process.env['FABLECUT_DATA'] || './data', 'engines')
}

/** The installed engines, sorted by name. Folders without a valid engine file are ignored. */
export function installedEngines(folder = enginesFolder()): Installed[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => readEngine(join(folder, name)) ?? [])
}

function readEngine(folder: string): Installed | undefined {
  try {
    const description = JSON.parse(readFileSync(join(folder, ENGINE_FILE), 'utf8')) as OptionalEngine
    const isValid = (description.kind === 'voice' || description.kind === 'recogniser') && Array.isArray(description.languages)
    return isValid && Object.values(filesOf(description)).every((file) => existsSync(join(folder, file)))
      ? { ...description, folder }
      : undefined
  } catch {
    return undefined
  }
}

/** File names of an engine in its folder, by role. */
export function filesOf({ model }: OptionalEngine): Record<string, string> {
  const files = Object.entries(model).filter(([role, file]) => role !== 'form' && typeof file === 'string')
  return Object.fromEntries(files) as Record<string, string>
}

/** Whether sherpa-onnx, an optional dependency with builds for common systems, is installed. */
export function isRuntimeInstalled(): boolean {
  const system = process.platform === 'win32' ? 'win' : process.platform
  try {
    const require = createRequire(import.meta.url)
    require.resolve(`sherpa-onnx-${system}-${process.arch}`)
    return require.resolve('sherpa-onnx-node') !== ''
  } catch {
    return false
  }
}
