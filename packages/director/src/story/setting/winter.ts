import type { Analysis } from '../analysis.ts'
import { assertedText } from './asserted-text.ts'

const FROZEN =
  /\b(?:frozen|ice|icy|glaciers?|winter(?! (?:tires?|tyres?|coats?|clothes|boots|jackets?))|freezing|frost\w*|snow(?!\s(?:leopards?|globe|white))|blizzards?)\b/iu
const WARM = /\b(?:summer|spring|autumn|heat|hot|desert|jungle|cream|tropical)\b/iu
/** Sentences with frost from which a story happens in winter. */
const MIN_FROZEN = 2

/** Whether a script happens in winter. */
export const isWintry = (analyses: readonly Analysis[]): boolean =>
  analyses.filter((analysis) => FROZEN.test(assertedText(analysis))).length >= MIN_FROZEN && !analyses.some(({ text }) => WARM.test(text))
