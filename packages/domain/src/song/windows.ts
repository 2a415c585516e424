import type { SongReading } from './reading.ts'

/** A stretch of a song, in seconds from its start; the end is not within it. */
export type SongWindow = { readonly fromSeconds: number; readonly toSeconds: number }

/** Where in the song each shot lies. `cuts` are the shots' lengths in frames. */
export function cutWindows(cuts: readonly number[], fps: number): readonly SongWindow[] {
  let end = 0
  return cuts.map((frames) => {
    const start = end
    end += frames
    return { fromSeconds: start / fps, toSeconds: end / fps }
  })
}

/** The beats of a stretch, in seconds from its start. */
export const beatsIn = ({ beatsSeconds }: Pick<SongReading, 'beatsSeconds'>, fromSeconds: number, toSeconds: number): readonly number[] =>
  beatsSeconds.filter((beat) => beat >= fromSeconds && beat < toSeconds).map((beat) => beat - fromSeconds)
