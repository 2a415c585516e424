import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { measureLoudness } from '@fablecut/render/export/audio/measure-loudness'
import { audioEncoderArgs, videoEncoderArgs } from '@fablecut/render/export/encoder'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { makeClip, makeSpeechLike, makeTone } from '@fablecut/render/export/testing/make-sources'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { asset, audio, caption, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import type { BenchRow } from './row.ts'

/** A film of 30 s, and one of many short shots: two minutes. */
const EXPLAINER = { shots: 6, shotFrames: 150 }
const MANY_SHOTS = { shots: 60, shotFrames: 60 }
type Film = typeof EXPLAINER
const OUTPUT = { width: 1280, height: 720, fps: 30 }

/** An explainer: shots with one line of speech and two captions each, music below all, and the watermark. */
function explainer({ shots: count, shotFrames }: Film, changedCaption = false): Timeline {
  const shots = Array.from({ length: count }, (_, index) => index)
  const half = Math.floor(shotFrames / 2)
  const captionText = (index: number): string =>
    changedCaption && index === 3 ? 'and this line was changed' : `line ${index} of the story, as it is told`
  return timelineOf(
    [
      track(
        'primary',
        'video',
        shots.map((index) => video(`shot${index}`, `clip${index}`, index * shotFrames, shotFrames)),
        { isPrimary: true },
      ),
      track(
        'voice',
        'audio',
        shots.map((index) => audio(`voice${index}`, 'voice', index * shotFrames + 6, shotFrames - 20)),
        { subtype: 'voiceover' },
      ),
      track('music', 'audio', [audio('music', 'music', 0, count * shotFrames)], { subtype: 'music' }),
      track(
        'captions',
        'file',
        shots.flatMap((index) =>
          [0, half].map((start, part) => caption(`c${index}${part}`, captionText(index * 2 + part), index * shotFrames + start, half - 4)),
        ),
      ),
    ],
    [...shots.map((index) => asset(`clip${index}`)), asset('voice', { subtype: 'voiceover' }), asset('music', { subtype: 'music' })],
  )
}

async function makeSources(folder: string, { shots, shotFrames }: Film): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (let index = 0; index < shots; index++) {
    paths[`clip${index}`] = await makeClip(join(folder, `clip${index}.mp4`), { seconds: shotFrames / OUTPUT.fps, size: '1280x720' })
  }
  paths.voice = await makeSpeechLike(join(folder, 'voice.wav'), 5)
  paths.music = await makeTone(join(folder, 'music.mp3'), { hz: 220, seconds: (shots * shotFrames) / OUTPUT.fps + 1 })
  return paths
}

/** As the product stores it with a file: its hash, and the loudness of a sound. */
const identityOf = async (id: string, path: string) =>
  [id, { hash: id, ...(id.startsWith('clip') ? {} : { lufs: await measureLoudness(path) }) }] as const

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
  const paths = await makeSources(folder, film)
  const filmPath = join(folder, 'film.mp4')
  const options = {
    watermark: { enabled: true, type: 'logo' },
    sources: Object.fromEntries(await Promise.all(Object.entries(paths).map(([id, path]) => identityOf(id, path)))),
  }
  const facts = Object.fromEntries(
    await Promise.all(Object.entries(paths).map(async ([id, path]) => [id, await probeMedia(path)] as const)),
  )
  const files = { pathOf: (id: string) => paths[id] ?? '', mediaInfoOf: (id: string) => facts[id] }
  const request = { output: OUTPUT, options, files, cacheFolder: join(folder, 'kept'), outPath: filmPath }
  const whole = await measured(() => exportTimeline({ ...request, timeline: explainer(film) }))
  let encodedAgain = 0
  const again = await measured(async () => {
    encodedAgain = (await exportTimeline({ ...request, timeline: explainer(film, true) })).encoded.length
  })
  return { whole, again, encodedAgain, filmPath }
}

/** CPU time of an export against transcoding the finished film with the same settings, and of exports after one caption changed. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-bench-'))
  try {
    const [shortFolder, longFolder] = [join(folder, 'explainer'), join(folder, 'many')]
    await Promise.all([mkdir(shortFolder), mkdir(longFolder)])
    const { whole, again, filmPath } = await costOf(shortFolder, EXPLAINER)
    const floorArgs = ['-threads', '1', '-i', filmPath, ...videoEncoderArgs(OUTPUT.fps), ...audioEncoderArgs, '-movflags', '+faststart']
    const floor = await measured(() => runFfmpeg([...floorArgs, join(folder, 'floor.mp4')]))
    const many = await costOf(longFolder, MANY_SHOTS)
    return [
      {
        name: 'export of a 30 s explainer, CPU seconds against a transcode of the film',
        value: whole,
        reference: floor,
        ratio: whole / floor,
        aim: '<= 1.2',
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
