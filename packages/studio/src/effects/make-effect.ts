import { EngineRefusal } from '@fablecut/generation/engine-error'
import { EFFECT_KINDS, type Effect, type EffectKind, type EffectRequest } from '@fablecut/generation/ports/effects'
import { hashText, seeded } from '../paint/random.ts'
import { filterInPlace, highpass } from '../sound/biquad.ts'
import { normalizeLoudnessInPlace } from '../sound/limiter.ts'
import { encodeWav } from '../sound/wav.ts'
import { bedroom, cutting, magicPens, petridish, slime, smear, softKeyboard, upstairs } from './asmr.ts'
import { birds, crowd, sparkle, traffic, whoosh } from './places.ts'
import { rhythmSeed } from './rhythm.ts'
import { SAMPLE_RATE, StereoMix } from './stereo-mix.ts'
import { clock, door, page, steps, typing } from './things.ts'
import { fire, rain, stream, thunder, waves, wind } from './weather.ts'

const MIN_SECONDS = 0.2
const MAX_SECONDS = 900
/** Highest sample value. */
const CEILING = 0.7
const FADE_SECONDS = 0.35

/** Generator and target loudness in LUFS of each effect. */
const EFFECTS: Readonly<Record<EffectKind, readonly [generate: (mix: StereoMix) => void, lufs: number]>> = {
  wind: [wind, -27],
  rain: [rain, -26],
  thunder: [thunder, -22],
  steps: [steps, -26],
  crowd: [crowd, -26],
  keyboard: [(mix) => typing(mix, 0), -27],
  waves: [waves, -25],
  birds: [birds, -28],
  fire: [fire, -26],
  stream: [stream, -27],
  traffic: [traffic, -26],
  clock: [clock, -30],
  page: [page, -26],
  door: [door, -24],
  whoosh: [whoosh, -23],
  sparkle: [sparkle, -26],
  'asmr-cutting': [cutting, -27],
  'asmr-slime': [slime, -27],
  'asmr-keyboard': [softKeyboard, -28],
  'asmr-smear': [smear, -27],
  'asmr-petridish': [petridish, -28],
  'asmr-magicpens': [magicPens, -28],
  'asmr-bedroom': [bedroom, -28],
  'asmr-upstairs': [upstairs, -28],
}

/** Synthesizes a sound effect: 48 kHz stereo WAV. Throws EngineRefusal `impossible_length` outside 0.2 to 900 s, `unknown_effect` for other kinds. */
export function makeEffect({ kind, durationSeconds, seed, section }: EffectRequest): Effect {
  if (!(durationSeconds >= MIN_SECONDS && durationSeconds <= MAX_SECONDS)) {
    throw new EngineRefusal('impossible_length', `An effect lasts ${MIN_SECONDS} to ${MAX_SECONDS} seconds, not ${durationSeconds}.`)
  }
  if (!EFFECT_KINDS.includes(kind)) throw new EngineRefusal('unknown_effect', `There is no effect "${kind}".`)
  const [generate, lufs] = EFFECTS[kind]
  const start = Math.min(MAX_SECONDS, Math.max(0, section?.startSeconds ?? 0))
  const wholeSeconds = Math.min(MAX_SECONDS, Math.max(section?.totalSeconds ?? 0, start + durationSeconds))
  const mix = new StereoMix(wholeSeconds, seeded(hashText(`${kind} ${seed}`)), hashText(rhythmSeed(kind, seed)))
  generate(mix)
  const channels = [mix.left, mix.right]
  for (const channel of channels) fadeEnds(filterInPlace(channel, highpass(SAMPLE_RATE, 25)))
  const sound = { sampleRate: SAMPLE_RATE, channels }
  normalizeLoudnessInPlace(sound, lufs, CEILING)
  const from = Math.round(start * SAMPLE_RATE)
  const part = channels.map((channel) => channel.subarray(from, from + Math.round(durationSeconds * SAMPLE_RATE)))
  return { audio: encodeWav({ ...sound, channels: part }), mediaType: 'audio/wav', kind, durationSeconds }
}

/** Fades both ends, so that effects can be crossfaded. */
function fadeEnds(samples: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), Math.floor(samples.length / 6))
  for (let i = 0; i < length; i++) {
    const gain = Math.sin((Math.PI / 2) * (i / length)) ** 2
    samples[i]! *= gain
    samples[samples.length - 1 - i]! *= gain
  }
}
