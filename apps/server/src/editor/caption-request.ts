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

/** A minute of sound in one-frame pieces is more than anybody cuts. */
const MAX_ITEMS = 2000

const soundTrack = z.object({ id: z.string().min(1).max(200), items: z.array(timelineItem).max(MAX_ITEMS) })
const language = z.enum(DETECT_LANGUAGES)

/** Reads what is to be listened to; things that are no sounds are passed over. 422 for what is no timeline, an unknown language, no sound at all, and more than `maxSeconds` of it. */
export function readCaptionRequest(request: CaptionRequest, maxSeconds: number): CaptionsInput {
  const tracks = z.array(soundTrack).safeParse(request.tracks)
  if (!tracks.success) throw invalidField('tracks', 'These tracks can not be read')
  const sounds = tracks.data
    .map(({ id, items }) => ({ id, items: items.filter((item): item is AudioItem => item.type === 'audio') }))
    .filter(({ items }) => items.length > 0)
  if (sounds.length === 0) throw invalidField('tracks', 'There is no sound to listen to')
  if (secondsOf({ tracks: sounds, fps: request.fps }) > maxSeconds)
    throw invalidField('tracks', `Captions can be detected in ${Math.round(maxSeconds / 60)} minutes of sound at most`)
  const spoken = language.safeParse(request.language ?? 'auto')
  if (!spoken.success) throw invalidField('language', 'This language is not known')
  const { fps, strategy } = request
  const asked = { tracks: sounds, fps, strategy, ...(spoken.data !== 'auto' && { language: spoken.data }) }
  return { ...asked, content: createHash('sha256').update(JSON.stringify(asked)).digest('hex') }
}

/** Length of all sounds, in seconds. Source: ED-78. */
export const secondsOf = ({ tracks, fps }: Pick<CaptionsInput, 'tracks' | 'fps'>): number =>
  tracks.reduce((sum, { items }) => sum + items.reduce((frames, item) => frames + item.durationInFrames, 0), 0) / fps
