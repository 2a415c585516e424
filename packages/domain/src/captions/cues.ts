import type { CaptionWord } from '../timeline/model.ts'
import { cueBreaks } from './cue-breaks.ts'
import type { CueLimits } from './cue-limits.ts'
import { splitWords } from './split-words.ts'
import { joinWords } from './text-width.ts'

/** Minimum duration of a cue, in seconds. */
const MIN_CUE_SECONDS = 0.7
/** How long a cue is held after its last word, in seconds; shorter gaps close. */
const HOLD_SECONDS = 0.4

/** A caption with its time range; its words are relative to its start. */
export type Cue = {
  readonly text: string
  readonly startTimeInFrames: number
  readonly durationInFrames: number
  readonly words: readonly CaptionWord[]
}

/**
 * Splits spoken words into cues, in order: at most two lines, or one of a few words, broken at sentence and clause ends, each held a little after its last word
 * and at least 0.7 s if the next one leaves room. Cues never overlap and end by `endFrame`.
 */
export function splitIntoCues(spoken: readonly CaptionWord[], endFrame: number, limits: CueLimits): readonly Cue[] {
  const words = splitWords(spoken.filter((word) => word.text.trim() !== '' && word.startTimeInFrames < endFrame))
  const breaks = cueBreaks(words, { ...limits, shortestFrames: shortest(limits), endFrame })
  return breaks.map((from, index) => {
    const to = breaks[index + 1] ?? words.length
    return toCue(words.slice(from, to), words[to]?.startTimeInFrames ?? endFrame, limits)
  })
}

const shortest = ({ fps }: CueLimits): number => Math.ceil(MIN_CUE_SECONDS * fps)

function toCue(words: readonly CaptionWord[], room: number, limits: CueLimits): Cue {
  const start = words[0]?.startTimeInFrames ?? 0
  const last = words.at(-1)
  const spokenFrames = (last ? last.startTimeInFrames + last.durationInFrames : start) - start
  const targetFrames = Math.max(spokenFrames + Math.round(HOLD_SECONDS * limits.fps), shortest(limits))
  return {
    text: joinWords(words.map((word) => word.text.trim())),
    startTimeInFrames: start,
    durationInFrames: Math.max(1, Math.min(targetFrames, room - start)),
    words: words.map((word) => ({ ...word, startTimeInFrames: word.startTimeInFrames - start })),
  }
}
