import type { LyricLine } from '@fablecut/domain/song/lyrics'

/** A lyric line as words. `weight`: number of syllables plus a breath. */
export type TokenizedLine = LyricLine & { readonly words: readonly string[]; readonly weight: number }
/** Seconds from the start of the song. */
export type LineTime = { readonly startSeconds: number; readonly endSeconds: number }
