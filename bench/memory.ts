import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { explainerRequest, type Film } from './explainer.ts'
import { processTree, watchTreeMemory } from './process-usage.ts'
import { type BenchRow, benchRow } from './row.ts'

/** 15 minutes, and a quarter of it, in small frames: how many shots there are does not depend on their size. */
const LONG: Film = { shots: 1000, shotFrames: 27, width: 320, height: 180 }
const QUARTER: Film = { ...LONG, shots: 250 }
/** What frames of the usual size add. */
const LARGE: Film = { shots: 20, shotFrames: 60, width: 1280, height: 720 }
const MAX_MB = 700

/** The memory of this process and its ffmpeg processes during exports, of which two segments are encoded at a time. */
export async function run(): Promise<BenchRow[]> {
  const [long, quarter, large] = [await memoryOf(LONG), await memoryOf(QUARTER), await memoryOf(LARGE)]
  return [
    benchRow('export of 1,000 shots in 15 min, 320x180: memory at most in MB, against 700', long, MAX_MB, '<= 1'),
    benchRow('the same against 250 shots', long, quarter, '<= 2'),
    benchRow('export of 20 shots, 1280x720: memory at most in MB, against 700', large, MAX_MB, '<= 1'),
    benchRow('memory of 1,000 shots at 1280x720 in MB as the sum of both, against 700', long + large - quarter, MAX_MB, '<= 1'),
  ]
}

async function memoryOf(film: Film): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-memory-'))
  try {
    const request = await explainerRequest(folder, film)
    const memory = watchTreeMemory(() => processTree(process.pid))
    await exportTimeline({ ...request, processes: 2 })
    return memory.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
