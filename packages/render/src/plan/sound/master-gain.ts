import type { AudioKind, AudioSpan, FilmSound, LoudnessOf } from '../model.ts'
import { audioLevelAt } from './audio-level.ts'
import { gainAt } from './ducking.ts'
import { FILM_LUFS, SILENCE_LUFS, TARGET_LUFS } from './level.ts'

/** Length of the blocks whose loudness is estimated, as in EBU R128. */
const BLOCK_SECONDS = 0.4
const RELATIVE_GATE_LU = 10
const MAX_GAIN_DB = 30
/** Assumed for sounds that are not measured yet: speech and music as they are leveled, clips as broadcasts are. */
const ASSUMED_LUFS: Record<AudioKind, number> = { ...TARGET_LUFS, video: -23 }

const powerOf = (lufs: number): number => 10 ** (lufs / 10)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Linear gain that brings a film to its loudness, estimated from the loudness of its files: the export measures it, a player cannot before it has played
 * all of the film. 1 for silence.
 */
export function masterGainOf(sound: FilmSound, loudnessOf: LoudnessOf, fps: number): number {
  const gate = powerOf(SILENCE_LUFS)
  const audible = blockPowers(sound, loudnessOf, fps).filter((power) => power > gate)
  if (audible.length === 0) return 1
  const relativeGate = mean(audible) * powerOf(-RELATIVE_GATE_LU)
  const lufs = 10 * Math.log10(mean(audible.filter((power) => power >= relativeGate)))
  return 10 ** (Math.max(-MAX_GAIN_DB, Math.min(MAX_GAIN_DB, FILM_LUFS - lufs)) / 20)
}

/** Power of each block of the film; that of sounds at the same time adds up. */
function blockPowers({ sounds, musicGain }: FilmSound, loudnessOf: LoudnessOf, fps: number): number[] {
  const blockFrames = BLOCK_SECONDS * fps
  const end = sounds.reduce((last, { endFrame }) => Math.max(last, endFrame), 0)
  const powers = Array.from({ length: Math.ceil(end / blockFrames) }, () => 0)
  const duckingAt = powers.map((_, block) => gainAt(musicGain, (block + 0.5) * blockFrames))
  for (const span of sounds) {
    const power = powerOf(lufsOf(span, loudnessOf))
    const last = Math.min(powers.length - 1, Math.floor((span.endFrame - 1) / blockFrames))
    for (let block = Math.floor(span.startFrame / blockFrames); block <= last; block++) {
      const from = Math.max(span.startFrame, block * blockFrames)
      const to = Math.min(span.endFrame, (block + 1) * blockFrames)
      const gain = audioLevelAt(span, (from + to) / 2) * (span.kind === 'music' ? duckingAt[block]! : 1)
      powers[block]! += power * gain ** 2 * ((to - from) / blockFrames)
    }
  }
  return powers
}

/** Of the file as it is played; `volume` has its level already, so an unmeasured one counts as leveled. */
const lufsOf = ({ assetId, kind }: AudioSpan, loudnessOf: LoudnessOf): number => loudnessOf(assetId) ?? ASSUMED_LUFS[kind]
