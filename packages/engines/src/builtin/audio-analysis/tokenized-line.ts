import type { LyricLine } from '@fablecut/domain/song/lyrics'

/** A line as it is timed: `weight` in syllables, a breath included. */
export type TokenizedLine = LyricLine & { readonly words: readonly string[]; readonly weight: number }
export type LineTime = { readonly startSeconds: number; readonly endSeconds: number }
