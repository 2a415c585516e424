import { mkdir } from 'node:fs/promises'
import { removeOld } from './remove-old.ts'

const CHECK_MS = 60_000
/** Longer than any file is written without a pause. */
const DAY_MS = 86_400_000

export type TemporaryFolder = { readonly path: string; close(): void }

/**
 * A folder for temporary files with unique names, which any number of processes may share. Leftovers of killed processes are deleted after
 * `leftoverMs`; the folder is made again when somebody deletes it.
 */
export async function openTemporaryFolder(path: string, leftoverMs = DAY_MS): Promise<TemporaryFolder> {
  const maintain = async () => {
    await mkdir(path, { recursive: true })
    await removeOld(path, leftoverMs)
  }
  await maintain()
  const timer = setInterval(() => void maintain().catch(() => {}), CHECK_MS).unref()
  return { path, close: () => clearInterval(timer) }
}
