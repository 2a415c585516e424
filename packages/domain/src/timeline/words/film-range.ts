/** Frames of the film, `endFrame` exclusive. */
export type FilmRange = { readonly startFrame: number; readonly endFrame: number }

/** Whole frames from 0 on, in order, overlapping and adjacent ranges joined; empty ones are left out. */
export function mergedRanges(ranges: readonly FilmRange[]): readonly FilmRange[] {
  const merged: FilmRange[] = []
  for (const range of ranges.map(rounded).toSorted((a, b) => a.startFrame - b.startFrame)) {
    const last = merged.at(-1)
    if (range.endFrame <= range.startFrame) continue
    if (last && range.startFrame <= last.endFrame)
      merged[merged.length - 1] = { ...last, endFrame: Math.max(last.endFrame, range.endFrame) }
    else merged.push(range)
  }
  return merged
}

const rounded = ({ startFrame, endFrame }: FilmRange): FilmRange => ({
  startFrame: Math.max(0, Math.round(startFrame)),
  endFrame: Math.round(endFrame),
})

/** Number of frames in ranges that don't overlap. */
export const framesIn = (ranges: readonly FilmRange[]): number =>
  ranges.reduce((sum, { startFrame, endFrame }) => sum + endFrame - startFrame, 0)
