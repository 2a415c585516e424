import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFfmpegProblem } from './check.ts'

/** A problem is checked again after this time, since ffmpeg may have been installed meanwhile. */
const RECHECK_MS = 5_000

/**
 * Returns a check whether exports work: null, or one sentence with the problem. Success is cached; a note of `noteExportProblem` replaces
 * the sentence.
 */
export function createExportCheck(
  dataFolder: string,
  { findProblem = findFfmpegProblem, now = Date.now }: { findProblem?: () => Promise<string | null>; now?: () => number } = {},
): () => Promise<string | null> {
  let works = false
  let last: { at: number; problem: Promise<string | null> } | undefined
  return async () => {
    if (works) return null
    if (!last || now() - last.at > RECHECK_MS) last = { at: now(), problem: findProblem() }
    const problem = await last.problem
    works = problem === null
    return works ? null : (readNote(dataFolder) ?? problem)
  }
}

/** Stores a sentence for the other processes, such as `ffmpeg is being installed`; null removes it. */
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
