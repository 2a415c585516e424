import { defaultDucking } from '@fablecut/domain/timeline/ducking'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { dropMissingMedia } from '../missing-media.ts'
import type { AudioSpan, FilmSound, LoudnessOf, RenderPlan } from '../model.ts'
import { endOf } from '../visual-spans.ts'
import { audibleTracks, audioSpan, isAudible, withClosingFade } from './audio-spans.ts'
import { musicGainUnder } from './ducking.ts'
import { isSilent, loudnessGainDb } from './level.ts'
import { masterGainOf } from './master-gain.ts'

/** End of the last item in frames, at least 1. */
export const filmFrames = ({ tracks }: Pick<Timeline, 'tracks'>): number =>
  tracks.reduce((last, { items }) => items.reduce((end, item) => Math.max(end, endOf(item)), last), 1)

/**
 * The sound of a timeline without missing media, as it is in the render plan. `fps`: the timeline's. Sounds of known loudness are brought to the
 * target of their kind, and the whole to that of a film.
 */
export function soundOf(timeline: Timeline, fps: number, loudnessOf: LoudnessOf): FilmSound & Pick<RenderPlan, 'masterGain'> {
  const totalFrames = filmFrames(timeline)
  const assets = new Map(timeline.mediaAssets.map((asset) => [asset.id, asset]))
  const sounds = audibleTracks(timeline.tracks)
    .flatMap((track) => track.items.filter(isAudible).map((item): AudioSpan => audioSpan(item, track, assets)))
    .filter((sound) => sound.volume > 0)
    .map((sound) => leveled(withClosingFade(sound, totalFrames, fps), loudnessOf))
    .map((sound) => withoutNeedlessReduction(sound, loudnessOf))
  const musicGain = musicGainUnder(sounds, timeline.globalConfig.ducking ?? defaultDucking(fps))
  return { sounds, musicGain, masterGain: masterGainOf({ sounds, musicGain }, loudnessOf, fps) }
}

function leveled(sound: AudioSpan, loudnessOf: LoudnessOf): AudioSpan {
  const lufs = loudnessOf(sound.assetId)
  const gainDb = lufs === undefined ? 0 : loudnessGainDb(sound.kind, lufs)
  return gainDb === 0 ? sound : { ...sound, volume: sound.volume * 10 ** (gainDb / 20) }
}

/** A file that is silent or has no sound has no noise to reduce, and no file with less of it. */
function withoutNeedlessReduction(sound: AudioSpan, loudnessOf: LoudnessOf): AudioSpan {
  const lufs = loudnessOf(sound.assetId)
  if (lufs === undefined || !isSilent(lufs)) return sound
  const { noiseReduction: _unused, ...rest } = sound
  return rest
}

/** The sound of a stored timeline, as loud as its files are. */
export const filmSound = (stored: Timeline): FilmSound =>
  soundOf(dropMissingMedia(stored).timeline, stored.globalConfig.fps, () => undefined)
