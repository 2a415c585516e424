import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { audioEncoderArgs, videoEncoderArgs } from '@fablecut/render/export/encoder'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { makeClip, makeSpeechLike, makeTone } from '@fablecut/render/export/testing/make-sources'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { asset, audio, caption, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import type { BenchRow } from './row.ts'

const SHOTS = 6
const SHOT_FRAMES = 150
const OUTPUT = { width: 1280, height: 720, fps: 30 }

/** A 30 s explainer: six shots with one line of speech and two captions each, music below all, and the watermark. */
function explainer(changedCaption = false): Timeline {
  const shots = Array.from({ length: SHOTS }, (_, index) => index)
  const captionText = (index: number): string =>
    changedCaption && index === 3 ? 'and this line was changed' : `line ${index} of the story, as it is told`
  return timelineOf(
    [
      track(
        'primary',
        'video',
        shots.map((index) => video(`shot${index}`, `clip${index}`, index * SHOT_FRAMES, SHOT_FRAMES)),
        { isPrimary: true },
      ),
      track(
        'voice',
        'audio',
        shots.map((index) => audio(`voice${index}`, 'voice', index * SHOT_FRAMES + 6, 130)),
        { subtype: 'voiceover' },
      ),
      track('music', 'audio', [audio('music', 'music', 0, SHOTS * SHOT_FRAMES)], { subtype: 'music' }),
      track(
        'captions',
        'file',
        shots.flatMap((index) =>
          [0, 70].map((start, half) => caption(`c${index}${half}`, captionText(index * 2 + half), index * SHOT_FRAMES + start, 66)),
        ),
      ),
    ],
    [...shots.map((index) => asset(`clip${index}`)), asset('voice', { subtype: 'voiceover' }), asset('music', { subtype: 'music' })],
  )
}

async function makeSources(folder: string): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (let index = 0; index < SHOTS; index++) {
    paths[`clip${index}`] = await makeClip(join(folder, `clip${index}.mp4`), { seconds: SHOT_FRAMES / OUTPUT.fps, size: '1280x720' })
  }
  paths.voice = await makeSpeechLike(join(folder, 'voice.wav'), 5)
  paths.music = await makeTone(join(folder, 'music.mp3'), { hz: 220, seconds: 31 })
  return paths
}

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

/** CPU time of an export, and of a second one after one caption changed, against transcoding the finished film with the same settings. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-bench-'))
  try {
    const paths = await makeSources(folder)
    const film = join(folder, 'film.mp4')
    const sources = Object.fromEntries(Object.keys(paths).map((id) => [id, { hash: id }]))
    const options = { watermark: { enabled: true, type: 'logo' }, sources }
    const facts = Object.fromEntries(
      await Promise.all(Object.entries(paths).map(async ([id, path]) => [id, await probeMedia(path)] as const)),
    )
    const files = { pathOf: (id: string) => paths[id] ?? '', mediaInfoOf: (id: string) => facts[id] }
    const request = {
      output: OUTPUT,
      options,
      files,
      cacheFolder: join(folder, 'kept'),
      outPath: film,
    }
    const wholeFilm = await measured(() => exportTimeline({ ...request, timeline: explainer() }))
    const again = await measured(() => exportTimeline({ ...request, timeline: explainer(true) }))
    const floorArgs = ['-threads', '1', '-i', film, ...videoEncoderArgs(OUTPUT.fps), ...audioEncoderArgs, '-movflags', '+faststart']
    const floor = await measured(() => runFfmpeg([...floorArgs, join(folder, 'floor.mp4')]))
    return [
      {
        name: 'export of a 30 s explainer, CPU seconds against a transcode of the film',
        value: wholeFilm,
        reference: floor,
        ratio: wholeFilm / floor,
        aim: '<= 1.2',
      },
      {
        name: 'export again after one caption changed, against the whole export',
        value: again,
        reference: wholeFilm,
        ratio: again / wholeFilm,
        aim: '<= 0.3',
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
