import { spokenNumbers } from '@fablecut/domain/story/shot-plan/cues/spoken-numbers'
import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Whether a statement says a number itself, be it in words: `6× weaker` beside `The moon is six times weaker`. */
export function isStatedNumber({ role, at }: PlanText, statement: PlanText): boolean {
  const words = statement.words.split(/\s+/u)
  const isWithin = at >= statement.at && at < statement.at + words.length
  return role === 'number' && isWithin && spokenNumbers(words).length > 0
}
