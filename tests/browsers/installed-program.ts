import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a program: that of the environment variable, else the first of the names on PATH; null if there is none. */
export function installedProgram(variable: string, names: readonly string[]): string | null {
  const chosen = process.env[variable]
  if (chosen) return existsSync(chosen) ? chosen : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null
}
