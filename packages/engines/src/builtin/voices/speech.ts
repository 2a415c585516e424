import type { SpokenWord } from '../../ports/options.ts'

/** A script as spoken: 48 kHz mono (raw: the rate its maker says), when each word is heard and, of a voice that tells, each of its sounds. */
export type Speech = { readonly samples: Float32Array; readonly words: readonly TimedWord[]; readonly phones: readonly Phone[] }
export type TimedWord = SpokenWord

/** One sound of speech: an ARPAbet name of flite (`pau` is silence) or an IPA name of espeak. Times in seconds from the start of its sound. */
export type Phone = { readonly name: string; readonly startSeconds: number; readonly endSeconds: number }
