import type { CaptionWord } from '../timeline/model.ts'
import { cueBreaks } from './cue-breaks.ts'
import { splitWords } from './split-words.ts'
import { joinWords } from './text-width.ts'

/** Shortest time a caption is shown, in seconds. */
const SHORTEST_SECONDS = 0.7
/** How long a caption stays after its last word, in seconds; gaps shorter than this close. */
const LINGER_SECONDS = 0.4

/** A caption with its place; its words count from its own start. */
export type Cue = {
  readonly text: string
  readonly startTimeInFrames: number
  readonly durationInFrames: number
  readonly words: readonly CaptionWord[]
}

/** Columns of one line; a caption has at most two. Wide letters take two columns. */
export type CueLimits = { readonly lineWidth: number; readonly fps: number }

/** Line width that fits the default caption size of a frame: two thirds to three quarters of its width. Source: E-361..E-363. */
export function lineWidthFor(frame: { readonly width: number; readonly height: number }): number {
  if (frame.width > frame.height) return 40
  return frame.width === frame.height ? 32 : 23
}

/**
 * Captions of spoken words in frames, in order: at most two lines, broken at the ends of sentences and clauses, each shown for its words,
 * a little longer, and at least 0.7 s where the next one leaves room. They never overlap and end by `endFrame`.
 */
export function splitIntoCues(spoken: readonly CaptionWord[], endFrame: number, limits: CueLimits): readonly Cue[] {
  const words = splitWords(spoken.filter((word) => word.text.trim() !== '' && word.startTimeInFrames < endFrame))
  const breaks = cueBreaks(words, { ...limits, shortestFrames: shortest(limits), endFrame })
  return breaks.map((from, index) => {
    const to = breaks[index + 1] ?? words.length
    return toCue(words.slice(from, to), words[to]?.startTimeInFrames ?? endFrame, limits)
  })
}

const shortest = ({ fps }: CueLimits): number => Math.ceil(SHORTEST_SECONDS * fps)

function toCue(words: readonly CaptionWord[], room: number, limits: CueLimits): Cue {
  const start = words[0]?.startTimeInFrames ?? 0
  const last = words.at(-1)
  const spoken = (last ? last.startTimeInFrames + last.durationInFrames : start) - start
  const wanted = Math.max(spoken + Math.round(LINGER_SECONDS * limits.fps), shortest(limits))
  return {
    text: joinWords(words.map((word) => word.text.trim())),
    startTimeInFrames: start,
    durationInFrames: Math.max(1, Math.min(wanted, room - start)),
    words: words.map((word) => ({ ...word, startTimeInFrames: word.startTimeInFrames - start })),
  }
}
