import type { ShotSound } from '@fablecut/domain/story/shot-plan/sounds/plan-sounds'
import { hashText, seeded } from '../paint/random.ts'
import { filterInPlace, highpass } from '../sound/biquad.ts'
import { hopPowers, loudnessLufs, SILENT_LUFS, toLufs } from '../sound/loudness.ts'
import { encodeWav, type PcmAudio } from '../sound/wav.ts'
import { ONE_SHOT_SECONDS, ONE_SHOTS } from './one-shots.ts'
import { SAMPLE_RATE, StereoMix } from './stereo-mix.ts'

/** Loudness of a sound effect alone, and under a voice, which has -16 LUFS. */
const ALONE_LUFS = -29
const UNDER_VOICE_LUFS = -32
/** Highest sample value of a sound: clicks are loud long before they measure as loud. */
const CEILING = 0.14
const DEFAULT_SECONDS = 0.5
const FADE_SECONDS = 0.06

type Span = { readonly startSeconds: number; readonly endSeconds: number }
export type ShotSoundsRequest = {
  readonly sounds: readonly ShotSound[]
  readonly durationSeconds: number
  /** When a voice is heard. */
  readonly speech: readonly Span[]
  readonly seed: number
}

/** The sound effects of a clip at their times, calm and quieter under the voice: 48 kHz stereo WAV. Deterministic. */
export function mixShotSounds({ sounds, durationSeconds, speech, seed }: ShotSoundsRequest): Uint8Array {
  const film = new StereoMix(durationSeconds, seeded(seed))
  for (const [i, sound] of sounds.entries()) {
    const seconds = sound.lengthSeconds ?? ONE_SHOT_SECONDS[sound.sound] ?? DEFAULT_SECONDS
    if (!(seconds >= 0.05) || sound.atSeconds >= durationSeconds) continue
    const own = oneShot(sound, seconds, seed + i)
    const isUnderVoice = speech.some(
      ({ startSeconds, endSeconds }) => sound.atSeconds < endSeconds && sound.atSeconds + seconds > startSeconds,
    )
    addLevelled(film, own, sound.atSeconds, isUnderVoice ? UNDER_VOICE_LUFS : ALONE_LUFS)
  }
  return encodeWav({ sampleRate: SAMPLE_RATE, channels: [film.left, film.right] })
}

function oneShot({ sound }: ShotSound, seconds: number, seed: number): StereoMix {
  const mix = new StereoMix(seconds, seeded(hashText(`${sound} ${seed}`)))
  ONE_SHOTS[sound](mix)
  const fade = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), mix.left.length >> 2)
  for (const channel of [mix.left, mix.right]) {
    filterInPlace(channel, highpass(SAMPLE_RATE, 40))
    for (let i = 0; i < fade; i++) channel[channel.length - 1 - i]! *= i / fade
  }
  return mix
}

const HOPS_IN_WINDOW = 4

/** Loudness of the loudest 0.4 s; of a shorter sound, its own. */
function maxMomentaryLufs(sound: PcmAudio): number {
  const powers = hopPowers(sound)
  if (powers.length <= HOPS_IN_WINDOW) return loudnessLufs(sound)
  const windows = powers.slice(HOPS_IN_WINDOW - 1).map((_, i) => powers.slice(i, i + HOPS_IN_WINDOW).reduce((sum, power) => sum + power, 0))
  return toLufs(Math.max(...windows) / HOPS_IN_WINDOW)
}

/** Adds a sound at a loudness, or as loud as its peaks allow. */
function addLevelled(film: StereoMix, { left, right }: StereoMix, atSeconds: number, lufs: number): void {
  const channels = [left, right]
  const loudness = maxMomentaryLufs({ sampleRate: SAMPLE_RATE, channels })
  if (loudness <= SILENT_LUFS) return
  const peak = Math.max(...channels.map((channel) => channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)))
  const gain = Math.min(10 ** ((lufs - loudness) / 20), CEILING / peak)
  const start = Math.round(atSeconds * SAMPLE_RATE)
  for (const [from, into] of [
    [left, film.left],
    [right, film.right],
  ] as const) {
    const length = Math.min(from.length, into.length - start)
    for (let i = 0; i < length; i++) into[start + i]! += from[i]! * gain
  }
}
