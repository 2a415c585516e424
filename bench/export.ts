import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audioEncoderArgs, videoEncoderArgs } from '@fablecut/render/export/encoder'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { explainer, explainerRequest, type Film } from './explainer.ts'
import type { BenchRow } from './row.ts'

/** A film of 30 s, and one of many short shots: two minutes. */
const EXPLAINER: Film = { shots: 6, shotFrames: 150, width: 1280, height: 720 }
const MANY_SHOTS: Film = { shots: 60, shotFrames: 60, width: 1280, height: 720 }
const FPS = 30

/** CPU time of this process and of all processes it has waited for, as Linux accounts it (hundredths of a second). */
function cpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

async function measured(work: () => Promise<unknown>): Promise<number> {
  const before = cpuSeconds()
  await work()
  return cpuSeconds() - before
}

type Cost = { readonly whole: number; readonly again: number; readonly encodedAgain: number; readonly filmPath: string }

/** CPU time of an export in seconds, and of a second one after one caption changed. */
async function costOf(folder: string, film: Film): Promise<Cost> {
  const request = await explainerRequest(folder, film)
  const whole = await measured(() => exportTimeline(request))
  let encodedAgain = 0
  const again = await measured(async () => {
    encodedAgain = (await exportTimeline({ ...request, timeline: explainer(film, true) })).encoded.length
  })
  return { whole, again, encodedAgain, filmPath: request.outPath }
}

/** CPU time of an export against transcoding the finished film with the same settings, and of exports after one caption changed. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-bench-'))
  try {
    const [shortFolder, longFolder] = [join(folder, 'explainer'), join(folder, 'many')]
    await Promise.all([mkdir(shortFolder), mkdir(longFolder)])
    const { whole, again, filmPath } = await costOf(shortFolder, EXPLAINER)
    const floorArgs = ['-threads', '1', '-i', filmPath, ...videoEncoderArgs(FPS), ...audioEncoderArgs, '-movflags', '+faststart']
    const floor = await measured(() => runFfmpeg([...floorArgs, join(folder, 'floor.mp4')]))
    const many = await costOf(longFolder, MANY_SHOTS)
    return [
      {
        name: 'export of a 30 s explainer, CPU seconds against a transcode of the film',
        value: whole,
        reference: floor,
        ratio: whole / floor,
        aim: '<= 1.15',
      },
      {
        name: 'export again after one caption changed, against the whole export',
        value: again,
        reference: whole,
        ratio: again / whole,
        aim: '<= 0.3',
      },
      {
        name: 'the same for a film of 60 shots',
        value: many.again,
        reference: many.whole,
        ratio: many.again / many.whole,
        aim: '<= 0.1',
      },
      {
        name: 'segments encoded again after one caption of 60 shots changed, against all',
        value: many.encodedAgain,
        reference: MANY_SHOTS.shots,
        ratio: many.encodedAgain / MANY_SHOTS.shots,
        aim: '<= 0.02',
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
