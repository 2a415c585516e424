import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { clipQuality } from '@fablecut/domain/story/models/output-quality'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { fitClip } from '@fablecut/render/fit/fit-clip'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { generationOf } from '../categories/categories.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import type { GeneratedClip } from './generate-clip.ts'
import { storySeedOf } from '../briefs/story-seed.ts'

/** Makes of a provider's result a clip that fits the film, and stores it. */
export function keepClip(
  view: RunView,
  shot: ShotRow,
  { kind, seconds = 0, hasSound = false }: MediaRequest,
  result: StoredResult,
): Promise<GeneratedClip> {
  const { width, height } = view.story
  return fitResult(result, 'mp4', async (from, to) => {
    const target = { width, height, fps: DEFAULT_FPS, frames: Math.round(seconds * DEFAULT_FPS), hasSound, isTimed: kind === 'talk' }
    const { frames, hasAudio } = await withEffect(view, shot, seconds, (otherSound) =>
      fitClip(from, otherSound === undefined ? target : { ...target, otherSound }, to),
    )
    const facts = { has_audio: hasAudio, quality: clipQuality(view.inputs), width, height, fps: DEFAULT_FPS }
    return { mimeType: 'video/mp4', metadata: { ...facts, frames, duration: frames / DEFAULT_FPS } }
  })
}

/** Gives the work the built-in sound of a shot whose film lives on it, for models that make none. */
async function withEffect<Made>(
  view: RunView,
  shot: ShotRow,
  seconds: number,
  work: (path: string | undefined) => Promise<Made>,
): Promise<Made> {
  const { sound, soundSection } = generationOf(view).clipOptions(view, shot.shotId)
  if (!sound) return work(undefined)
  const { engines, workFolder } = services()
  const seed = soundSection?.seed ?? storySeedOf(view)
  const section = soundSection && { startSeconds: soundSection.startSeconds, totalSeconds: soundSection.totalSeconds }
  const { audio } = await engines.foley.generateEffect({ kind: sound, durationSeconds: seconds, seed, ...(section && { section }) })
  const path = join(workFolder, `${randomUUID()}.wav`)
  try {
    await writeFile(path, audio)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
