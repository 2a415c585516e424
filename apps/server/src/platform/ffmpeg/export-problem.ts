import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpegProblem } from './check.ts'

/** A problem is looked at again after this long, since ffmpeg may have been installed meanwhile. */
const lookAgainMs = 5_000

/** Asks whether exports work: null, or one sentence. Once they do, they do; what is being done about a problem comes from `noteExportProblem`. */
export function createExportCheck(dataFolder: string): () => Promise<string | null> {
  let works = false
  let last: { at: number; problem: Promise<string | null> } | undefined
  return async () => {
    if (works) return null
    if (!last || Date.now() - last.at > lookAgainMs) last = { at: Date.now(), problem: ffmpegProblem() }
    const problem = await last.problem
    works = problem === null
    return works ? null : (readNote(dataFolder) ?? problem)
  }
}

/** Leaves a sentence for the other processes, such as `ffmpeg is being installed`; null takes it back. */
export async function noteExportProblem(dataFolder: string, note: string | null): Promise<void> {
  const file = noteFile(dataFolder)
  await (note === null ? rm(file, { force: true }) : writeFile(file, note))
}

function noteFile(dataFolder: string): string {
  return join(dataFolder, 'export-problem.txt')
}

function readNote(dataFolder: string): string | null {
  try {
    return readFileSync(noteFile(dataFolder), 'utf8') || null
  } catch {
    return null
  }
}
