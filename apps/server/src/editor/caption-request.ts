import { createHash } from 'node:crypto'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { DetectLanguage } from '@fablecut/domain/captions/languages'
import type { SegmentStrategy } from '@fablecut/domain/captions/detected-captions'
import type { AudioItem, TimelineItem } from '@fablecut/domain/timeline/model'
import type { CaptionsInput } from './captions-input.ts'

export type CaptionRequest = {
  readonly tracks: readonly { readonly id: string; readonly items: readonly TimelineItem[] }[]
  readonly fps: number
  readonly strategy: SegmentStrategy
  readonly language: DetectLanguage | undefined
}

/** The audio tracks of a request, without other items. 422 for no audio, or more than `maxSeconds` of it. */
export function readCaptionRequest(request: CaptionRequest, maxSeconds: number): CaptionsInput {
  const audioTracks = request.tracks
    .map(({ id, items }) => ({ id, items: items.filter((item): item is AudioItem => item.type === 'audio') }))
    .filter(({ items }) => items.length > 0)
  if (audioTracks.length === 0) throw invalidField('tracks', 'There is no sound to listen to')
  if (secondsOf({ tracks: audioTracks, fps: request.fps }) > maxSeconds)
    throw invalidField('tracks', `Captions can be detected in ${Math.round(maxSeconds / 60)} minutes of sound at most`)
  const { fps, strategy, language = 'auto' } = request
  const question = { tracks: audioTracks, fps, strategy, ...(language !== 'auto' && { language }) }
  return { ...question, content: createHash('sha256').update(JSON.stringify(question)).digest('hex') }
}

/** Duration of all audio items, in seconds. */
export const secondsOf = ({ tracks, fps }: Pick<CaptionsInput, 'tracks' | 'fps'>): number =>
  tracks.reduce((sum, { items }) => sum + items.reduce((frames, item) => frames + item.durationInFrames, 0), 0) / fps
