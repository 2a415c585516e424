import type { SpokenWord } from '../../ports/options.ts'

/** A script as spoken: 48 kHz mono (raw: the rate its maker says) and when each word is heard. */
export type Speech = { readonly samples: Float32Array; readonly words: readonly TimedWord[] }
export type TimedWord = SpokenWord
