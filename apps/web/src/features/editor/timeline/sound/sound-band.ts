import type { FilmSound } from '@fablecut/render/plan/model'
import { audioSpan, withClosingFade } from '@fablecut/render/plan/sound/audio-spans'
import { levelPoints } from '@fablecut/render/plan/sound/level-points'
import type { AudioSpan, GainPoint } from '@fablecut/render/plan/model'
import type { AudioItem, MediaAsset, TimelineItem, Track, VideoItem } from '@fablecut/domain/timeline/model'

/** What the level of one sound depends on beside itself. */
export type SoundAround = {
  readonly track: Track
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly musicGain: FilmSound['musicGain']
  /** Length of the film. */
  readonly totalFrames: number
  readonly fps: number
}

/** Part of a row in which a sound is drawn, in px from its top. `max`: of its waveform. */
export type Band = { readonly top: number; readonly height: number; readonly max: number }

/** Part of a clip's height that its own sound takes. */
const CLIP_SOUND_PART = 0.22

/** A sound is drawn in the whole row, that of a clip at the bottom of its picture. */
export function waveformBand({ type }: Pick<TimelineItem, 'type'>, rowHeight: number): Band {
  if (type === 'audio') return { top: 0, height: rowHeight, max: rowHeight - 8 }
  const height = Math.round(rowHeight * CLIP_SOUND_PART)
  return { top: rowHeight - height, height, max: height - 4 }
}

/** Height of a level of 0 to 1 in a band, in px from the top of the row. */
export const levelY = ({ top, height, max }: Band, level: number): number => top + (height - max) / 2 + (1 - Math.min(1, level)) * max

/** How a sound is played, with the fade that closes the film. */
export const spanOf = (item: AudioItem | VideoItem, { track, assets, totalFrames, fps }: SoundAround): AudioSpan =>
  withClosingFade(audioSpan(item, track, assets), totalFrames, fps)

/** Line of a sound's level, 0 to 1, without fades and gain. */
export function levelLine(item: AudioItem | VideoItem, around: SoundAround): GainPoint[] {
  const gain = 10 ** ((item.gainDb ?? 0) / 20)
  return levelPoints(spanOf(item, around), around.musicGain).map((point) => ({ ...point, gain: Math.min(1, point.gain / gain) }))
}
