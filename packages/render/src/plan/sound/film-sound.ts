import { defaultDucking } from '@fablecut/domain/timeline/ducking'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { dropMissingMedia } from '../missing-media.ts'
import type { AudioSpan, RenderPlan } from '../model.ts'
import { endOf } from '../visual-spans.ts'
import { audibleTracks, audioSpan, isAudible, withClosingFade } from './audio-spans.ts'
import { musicGainUnder } from './ducking.ts'

/** What is heard of a film, and how far its music gives way to speech. */
export type FilmSound = Pick<RenderPlan, 'sounds' | 'musicGain'>

/** End of the last item in frames, at least 1. */
export const filmFrames = ({ tracks }: Pick<Timeline, 'tracks'>): number =>
  tracks.reduce((last, { items }) => items.reduce((end, item) => Math.max(end, endOf(item)), last), 1)

/** The sound of a timeline without missing media, as it is in the render plan. `fps`: the timeline's. */
export function soundOf(timeline: Timeline, fps: number): FilmSound {
  const totalFrames = filmFrames(timeline)
  const assets = new Map(timeline.mediaAssets.map((asset) => [asset.id, asset]))
  const sounds = audibleTracks(timeline.tracks)
    .flatMap((track) => track.items.filter(isAudible).map((item): AudioSpan => audioSpan(item, track, assets)))
    .filter((sound) => sound.volume > 0)
    .map((sound) => withClosingFade(sound, totalFrames, fps))
  return { sounds, musicGain: musicGainUnder(sounds, timeline.globalConfig.ducking ?? defaultDucking(fps)) }
}

/** The sound of a stored timeline. */
export const filmSound = (stored: Timeline): FilmSound => soundOf(dropMissingMedia(stored).timeline, stored.globalConfig.fps)
