/** Makes sounds of places and things. */
export type Foley = {
  readonly engine: string
  makeEffect(request: EffectRequest, signal?: AbortSignal): Promise<Effect>
}

/** Sounds of places and things. The last eight are close and soft, one for each ASMR style. */
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

/** The same kind, length and seed always give the same bytes. 0.2 s to 15 min. */
export type EffectRequest = { readonly kind: EffectKind; readonly durationSeconds: number; readonly seed: number }

export type Effect = {
  /** 48 kHz stereo WAV of the length asked for, from silence to silence, -30 to -20 LUFS. */
  readonly audio: Uint8Array
  readonly mediaType: 'audio/wav'
  readonly kind: EffectKind
  readonly durationSeconds: number
}
