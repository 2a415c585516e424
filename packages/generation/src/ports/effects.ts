/** Generates sound effects. */
export type Foley = {
  readonly engine: string
  generateEffect(request: EffectRequest, signal?: AbortSignal): Promise<Effect>
}

/** Kinds of sound effects; the last eight are for the ASMR styles. */
export const EFFECT_KINDS = [
  'wind',
  'rain',
  'thunder',
  'steps',
  'crowd',
  'keyboard',
  'waves',
  'birds',
  'fire',
  'stream',
  'traffic',
  'clock',
  'page',
  'door',
  'whoosh',
  'sparkle',
  'asmr-cutting',
  'asmr-slime',
  'asmr-keyboard',
  'asmr-smear',
  'asmr-petridish',
  'asmr-magicpens',
  'asmr-bedroom',
  'asmr-upstairs',
] as const
export type EffectKind = (typeof EFFECT_KINDS)[number]

/** Deterministic: the same kind, duration and seed give the same bytes. `durationSeconds`: 0.2 to 900. */
export type EffectRequest = {
  readonly kind: EffectKind
  readonly durationSeconds: number
  readonly seed: number
  /** The effect is a part of a longer one, and goes on without a break in the next part. Default: an effect of its own. */
  readonly section?: EffectSection
}

/** Part of an effect of `totalSeconds` that begins at `startSeconds`. */
export type EffectSection = { readonly startSeconds: number; readonly totalSeconds: number }

export type Effect = {
  /** 48 kHz stereo WAV of the requested length, faded in and out, -30 to -20 LUFS. */
  readonly audio: Uint8Array
  readonly mediaType: 'audio/wav'
  readonly kind: EffectKind
  readonly durationSeconds: number
}
