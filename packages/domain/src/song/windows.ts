import type { SongFeatures } from './song-features.ts'

/** A range of a song, in seconds from its start; the end is exclusive. */
export type SongWindow = { readonly fromSeconds: number; readonly toSeconds: number }

/** The range of the song that each shot covers. `cuts` are the shots' lengths in frames. */
export function cutWindows(cuts: readonly number[], fps: number): readonly SongWindow[] {
  let end = 0
  return cuts.map((frames) => {
    const start = end
    end += frames
    return { fromSeconds: start / fps, toSeconds: end / fps }
  })
}

/** The beats of a range, in seconds from its start. */
export const beatsIn = ({ beatsSeconds }: Pick<SongFeatures, 'beatsSeconds'>, fromSeconds: number, toSeconds: number): readonly number[] =>
  beatsSeconds.filter((beat) => beat >= fromSeconds && beat < toSeconds).map((beat) => beat - fromSeconds)
