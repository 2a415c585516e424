import { EngineRefusal } from '../../engine-error.ts'
import { EFFECT_KINDS, type Effect, type EffectKind, type EffectRequest } from '../../ports/effects.ts'
import { hashText, seeded } from '../paint/random.ts'
import { filterInPlace, highpass } from '../sound/biquad.ts'
import { normalizeLoudnessInPlace } from '../sound/limiter.ts'
import { encodeWav } from '../sound/wav.ts'
import { bedroom, cutting, magicPens, petridish, slime, smear, softKeyboard, upstairs } from './asmr.ts'
import { birds, crowd, sparkle, traffic, whoosh } from './places.ts'
import { SAMPLE_RATE, StereoMix } from './stereo-mix.ts'
import { clock, door, page, steps, typing } from './things.ts'
import { fire, rain, stream, thunder, waves, wind } from './weather.ts'

const MIN_SECONDS = 0.2
const MAX_SECONDS = 900
const CEILING = 0.7
const FADE_SECONDS = 0.35

/** How each is made and how loud it is heard, in LUFS. */
const EFFECTS: Readonly<Record<EffectKind, readonly [make: (stage: StereoMix) => void, lufs: number]>> = {
  wind: [wind, -27],
  rain: [rain, -26],
  thunder: [thunder, -22],
  steps: [steps, -26],
  crowd: [crowd, -26],
  keyboard: [(stage) => typing(stage, 0), -27],
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

/** Makes a sound of a place or a thing out of noise and tones; refuses what `createFoley` says. */
export function makeEffect({ kind, durationSeconds, seed }: EffectRequest): Effect {
  if (!(durationSeconds >= MIN_SECONDS && durationSeconds <= MAX_SECONDS)) {
    throw new EngineRefusal('impossible_length', `An effect lasts ${MIN_SECONDS} to ${MAX_SECONDS} seconds, not ${durationSeconds}.`)
  }
  if (!EFFECT_KINDS.includes(kind)) throw new EngineRefusal('unknown_effect', `There is no effect "${kind}".`)
  const [make, lufs] = EFFECTS[kind]
  const stage = new StereoMix(durationSeconds, seeded(hashText(`${kind} ${seed}`)))
  make(stage)
  const channels = [stage.left, stage.right]
  for (const channel of channels) fadeEnds(filterInPlace(channel, highpass(SAMPLE_RATE, 25)))
  const sound = { sampleRate: SAMPLE_RATE, channels }
  normalizeLoudnessInPlace(sound, lufs, CEILING)
  return { audio: encodeWav(sound), mediaType: 'audio/wav', kind, durationSeconds }
}

/** From silence and back: beds can be laid end over end. */
function fadeEnds(samples: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), Math.floor(samples.length / 6))
  for (let i = 0; i < length; i++) {
    const gain = Math.sin((Math.PI / 2) * (i / length)) ** 2
    samples[i]! *= gain
    samples[samples.length - 1 - i]! *= gain
  }
}
