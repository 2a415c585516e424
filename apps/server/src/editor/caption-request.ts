import { createHash } from 'node:crypto'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { DETECT_LANGUAGES } from '@fablecut/domain/captions/languages'
import type { SegmentStrategy } from '@fablecut/domain/captions/detected-captions'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import { timelineItem } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'
import type { CaptionsInput } from './captions-input.ts'

export type CaptionRequest = {
  readonly tracks: readonly unknown[]
  readonly fps: number
  readonly strategy: SegmentStrategy
  readonly language: string | undefined
}

/** More than any real timeline has. */
const MAX_ITEMS = 2000

const audioTrack = z.object({ id: z.string().min(1).max(200), items: z.array(timelineItem).max(MAX_ITEMS) })
const language = z.enum(DETECT_LANGUAGES)

/**
 * Parses the audio tracks of a request and ignores other items. 422 for an invalid timeline, an unknown language, no audio, or more than
 * `maxSeconds` of it.
 */
export function readCaptionRequest(request: CaptionRequest, maxSeconds: number): CaptionsInput {
  const tracks = z.array(audioTrack).safeParse(request.tracks)
  if (!tracks.success) throw invalidField('tracks', 'These tracks cannot be read')
  const audioTracks = tracks.data
    .map(({ id, items }) => ({ id, items: items.filter((item): item is AudioItem => item.type === 'audio') }))
    .filter(({ items }) => items.length > 0)
  if (audioTracks.length === 0) throw invalidField('tracks', 'There is no sound to listen to')
  if (secondsOf({ tracks: audioTracks, fps: request.fps }) > maxSeconds)
    throw invalidField('tracks', `Captions can be detected in ${Math.round(maxSeconds / 60)} minutes of sound at most`)
  const audible = language.safeParse(request.language ?? 'auto')
  if (!audible.success) throw invalidField('language', 'This language is not known')
  const { fps, strategy } = request
  const question = { tracks: audioTracks, fps, strategy, ...(audible.data !== 'auto' && { language: audible.data }) }
  return { ...question, content: createHash('sha256').update(JSON.stringify(question)).digest('hex') }
}

/** Duration of all audio items, in seconds. */
export const secondsOf = ({ tracks, fps }: Pick<CaptionsInput, 'tracks' | 'fps'>): number =>
  tracks.reduce((sum, { items }) => sum + items.reduce((frames, item) => frames + item.durationInFrames, 0), 0) / fps
