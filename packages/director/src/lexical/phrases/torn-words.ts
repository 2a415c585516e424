import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { comparisonSpansIn } from '../bars.ts'
import { isLettered } from '../lettering.ts'
import type { LexicalSentence } from '../read-sentence.ts'

/** Whether words of a sentence are torn from a name, a comparison (`तरह बहता है`, `比(哥伦布的船大)`) or, where words are not separated, from a number. */
export function isTorn({ words: said }: Pick<PlanText, 'words'>, { text, words, language, quantities, names }: LexicalSentence): boolean {
  const { rules, find } = language
  const start = text.indexOf(said)
  if (!rules.hasUnboundedNames || start < 0) return false
  const end = start + said.length
  const from = words.findIndex((word) => word.end > start)
  const to = words.findLastIndex((word) => word.start < end)
  const isSame = (at: number, other: number) => words[at] !== undefined && words[at].clause === words[other]!.clause
  const isOfLike = find
    .like(words, text)
    .some((mark) =>
      rules.isVerbLast
        ? mark.from <= from && mark.to >= from
        : (mark.to === from - 1 && isSame(from - 1, from)) || mark.from === to || mark.to === to,
    )
  const isCut = comparisonSpansIn(text, language).some(([first, last]) => start > first && start < last)
  const isNumber = (at: number) => quantities.some((one) => isLettered(one) && words[at]!.start < one.offset && words[at]!.end > one.start)
  const isOfNumber =
    rules.bindsNumbers === true && ((isSame(from - 1, from) && isNumber(from - 1)) || (isSame(to + 1, to) && isNumber(to + 1)))
  const isOfNoun = isSame(from - 1, from) && rules.quantifierBehind?.test(words[from]!.low) === true
  // `卢(浮宫的蒙娜丽莎)`
  const isOfName = names.some((name) => (start > name.start && start < name.end) || (end > name.start && end < name.end))
  return isOfName || isOfNoun || isOfLike || isCut || isOfNumber
}
