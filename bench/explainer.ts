import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { measureLoudness } from '@fablecut/render/export/audio/measure-loudness'
import type { ExportRequest } from '@fablecut/render/export/export-timeline'
import { makeClip, makeSpeechLike, makeTone } from '@fablecut/render/export/testing/make-sources'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { asset, audio, caption, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'

const FPS = 30

/** `width` and `height` in px, of the film and its clips. */
export type Film = { readonly shots: number; readonly shotFrames: number; readonly width: number; readonly height: number }

/** An explainer: shots with one line of speech and two captions each, music below all, and the watermark. */
export function explainer({ shots: count, shotFrames }: Film, changedCaption = false): Timeline {
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

async function makeSources(folder: string, { shots, shotFrames, width, height }: Film): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (let index = 0; index < shots; index++) {
    paths[`clip${index}`] = await makeClip(join(folder, `clip${index}.mp4`), {
      seconds: shotFrames / FPS,
      size: `${width}x${height}`,
    })
  }
  paths.voice = await makeSpeechLike(join(folder, 'voice.wav'), 5)
  paths.music = await makeTone(join(folder, 'music.mp3'), { hz: 220, seconds: (shots * shotFrames) / FPS + 1 })
  return paths
}

/** As the product stores it with a file: its hash, and the loudness of a sound. */
const identityOf = async (id: string, path: string) =>
  [id, { hash: id, ...(id.startsWith('clip') ? {} : { lufs: await measureLoudness(path) }) }] as const

/** Makes the sources of an explainer in a folder; how it is exported to `film.mp4` there. */
export async function explainerRequest(folder: string, film: Film): Promise<ExportRequest> {
  const paths = await makeSources(folder, film)
  const options = {
    watermark: { enabled: true, type: 'logo' },
    sources: Object.fromEntries(await Promise.all(Object.entries(paths).map(([id, path]) => identityOf(id, path)))),
  }
  const facts = Object.fromEntries(
    await Promise.all(Object.entries(paths).map(async ([id, path]) => [id, await probeMedia(path)] as const)),
  )
  return {
    timeline: explainer(film),
    output: { width: film.width, height: film.height, fps: FPS },
    options,
    files: { pathOf: (id) => paths[id] ?? '', mediaInfoOf: (id) => facts[id] },
    cacheFolder: join(folder, 'kept'),
    outPath: join(folder, 'film.mp4'),
  }
}
