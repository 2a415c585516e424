import type { ShotGraphic } from '../graphic.ts'
import type { PlanText, ShotPlan } from '../shot-plan.ts'
import { spokenNumbers } from '../cues/spoken-numbers.ts'
import { wordsIn } from './words-in.ts'

const numbersIn = (text: string): number[] => spokenNumbers(text.split(/\s+/u)).map(({ value }) => value)

/** What joins a number to what is said of it, and is left over without it. */
const LOOSE_START =
  /^(?:just|only|about|around|nearly|almost|over|under|than|more|less|at|of|in|to|for|with|and|is|are|a|an|the|per\s+cent|percent)\s+/iu
const FEWEST_LETTERS = 3

/** A number as a word of its own, with its signs; not 300段, 5-minute or 12th. */
const isNumberAlone = (word: string): boolean => !/\d/u.test(word) || !/\p{L}/u.test(word)

/**
 * A note below a large number without this number; undefined where nothing is left of it, or nothing that the captions do not say. `narration`: the words of
 * the captions; without any, a note that cannot be cut stays as it is.
 */
function noteBeside(note: string, value: number, narration: ReadonlySet<string>): string | undefined {
  const words = note.split(/\s+/u)
  const stated = spokenNumbers(words).find((one) => one.value === value)
  if (!stated) return note
  const isSaid = (text: string): boolean => wordsIn(text).every((word) => /\d/u.test(word) || narration.has(word))
  if (!words.slice(stated.first, stated.last + 1).every(isNumberAlone)) return narration.size > 0 && isSaid(note) ? undefined : note
  const before = words.slice(0, stated.first).join(' ')
  const after = words.slice(stated.last + 1).join(' ')
  // A sentence around its number cannot be cut; captions say it.
  if (before !== '' && after !== '') return narration.size > 0 ? undefined : note
  const kept = before === '' ? withoutLooseStart(after) : before
  return kept.length < FEWEST_LETTERS || (isSaid(kept) && numbersIn(kept).length === 0) ? undefined : kept
}

const withoutLooseStart = (text: string): string => {
  const shorter = text.replace(LOOSE_START, '')
  return shorter === text ? text : withoutLooseStart(shorter)
}

function graphicBeside(graphic: ShotGraphic, narration: ReadonlySet<string>): ShotGraphic {
  if (graphic.template !== 'counter' || graphic.note === undefined) return graphic
  const { note, ...number } = graphic
  const kept = noteBeside(note, graphic.to, narration)
  return { ...number, ...(kept !== undefined && { note: kept }) }
}

/** Texts of a plan but for a number that a statement or another number of it says too. */
function textsOnce(text: readonly PlanText[]): readonly PlanText[] {
  const isTwice = (one: PlanText, i: number): boolean => {
    const own = numbersIn(one.words)
    return (
      one.role === 'number' &&
      own.length > 0 &&
      text.some(
        (other, k) =>
          k !== i &&
          (other.role !== 'number' || k < i) &&
          other.role !== 'opening' &&
          other.role !== 'end-card' &&
          own.every((value) => numbersIn(other.words).includes(value)) &&
          wordsIn(one.words).every((word) => wordsIn(other.words).includes(word)),
      )
    )
  }
  return text.some(isTwice) ? text.filter((one, i) => !isTwice(one, i)) : text
}

/** A plan that says each number once beside its captions. `narration`: what they say; empty without captions. */
export function withoutRepeatedNumbers(plan: ShotPlan, narration: string): ShotPlan {
  const graphic = plan.graphic && graphicBeside(plan.graphic, new Set(wordsIn(narration)))
  const text = textsOnce(plan.text)
  return graphic === plan.graphic && text === plan.text ? plan : { ...plan, text, ...(graphic && { graphic }) }
}
