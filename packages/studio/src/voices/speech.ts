import type { SpokenWord } from '@fablecut/generation/ports/options'

/** Synthesized speech: mono samples at 48 kHz (at the synthesizer's rate before resampling), with the times of its words and, if the voice reports them, phones. */
export type Speech = { readonly samples: Float32Array; readonly words: readonly TimedWord[]; readonly phones: readonly Phone[] }
export type TimedWord = SpokenWord

/** A phone: `name` in flite's ARPAbet (`pau` is silence) or espeak's IPA. Times in seconds from the start of the audio. */
export type Phone = { readonly name: string; readonly startSeconds: number; readonly endSeconds: number }
