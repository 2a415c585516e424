import type { ShotGraphic } from '../graphic.ts'
import type { PlanText, ShotPlan } from '../shot-plan.ts'
import { spokenNumbers } from '../cues/spoken-numbers.ts'

const numbersIn = (text: string): number[] => spokenNumbers(text.split(/\s+/u)).map(({ value }) => value)

/** What joins a number to what is said of it, and is left over without it. */
const LOOSE_START =
  /^(?:just|only|about|around|nearly|almost|over|under|than|more|less|at|of|in|to|for|with|and|is|are|a|an|the|per\s+cent|percent)\s+/iu
const FEWEST_LETTERS = 3

/** A note below a large number without this number; undefined where it says nothing else than the captions beside it. */
function noteBeside(note: string, value: number, narration: ReadonlySet<string>): string | undefined {
  if (!numbersIn(note).includes(value)) return note
  const words = note.split(/\s+/u)
  const stated = spokenNumbers(words).find((one) => one.value === value)!
  const rest = [words.slice(0, stated.first), words.slice(stated.last + 1)].map((part) => part.join(' '))
  // A sentence around its number cannot be cut; it is heard, and read below.
  const [before, after] = rest as [string, string]
  const kept = before === '' ? withoutLooseStart(after) : after === '' ? before : undefined
  const isSaid = kept !== undefined && wordsIn(kept).every((word) => narration.has(word)) && numbersIn(kept).length === 0
  return kept === undefined || isSaid || kept.length < FEWEST_LETTERS ? undefined : kept
}

const withoutLooseStart = (text: string): string => {
  const shorter = text.replace(LOOSE_START, '')
  return shorter === text ? text : withoutLooseStart(shorter)
}

const wordsIn = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

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

/** A plan that says each number once beside its captions. `narration`: what they say. */
export function withoutNumbersTwice(plan: ShotPlan, narration: string): ShotPlan {
  const graphic = plan.graphic && graphicBeside(plan.graphic, new Set(wordsIn(narration)))
  const text = textsOnce(plan.text)
  return graphic === plan.graphic && text === plan.text ? plan : { ...plan, text, ...(graphic && { graphic }) }
}
