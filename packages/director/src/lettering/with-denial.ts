import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“-]+|[\s,;:.!–—"”-]+$/gu, '')

/** Words of one meaning at most to which a denial of their sentence is added. */
const MAX_BARE_WORDS = 2
const MAX_TWICE_DENIED = 8
const DENIAL = /^(?:not|never|\p{L}+n['’]t)$/iu

/** `moon did not come` rather than `moon`: a few words that leave the denial of their clause out say the opposite. */
export function withDenial(words: PlanText, { text, tokens }: Analysis): PlanText {
  const all = text.split(/\s+/u)
  const at = all.findIndex((word) => DENIAL.test(word))
  const isOneClause = !/[,;:—–]/u.test(text)
  // `eats nothing` of `she eats nothing and lives off her fat`.
  const isObject = /^(?:nothing|nobody)\b/iu.test(words.words) && tokens.some(({ pos, word }) => pos === 'VERB' && word === words.at - 1)
  if (isObject) return { ...words, words: trimmed(all.slice(words.at - 1, words.at + 1).join(' ')), at: words.at - 1 }
  // `did not want you to feel nothing`: half of two denials says the opposite.
  const isTwice = at > 0 && all.slice(at + 1).some((word) => /^(?:nothing|nobody|never|without)\b/iu.test(word))
  if (isOneClause && isTwice && all.length - at < MAX_TWICE_DENIED)
    return { ...words, words: trimmed(all.slice(at - 1).join(' ')), at: at - 1 }
  const isBare =
    words.words.split(' ').length <= MAX_BARE_WORDS && !/\b(?:no|not|never|nothing|nobody|without)\b|n['’]t\b/iu.test(words.words)
  if (!isOneClause || at < 1 || !isBare || all[at + 1] === undefined) return words
  const from = Math.max(0, at - (/^(?:not|never)$/iu.test(all[at]!) ? 2 : 1))
  return { ...words, words: trimmed(all.slice(from, at + 2).join(' ')), at: from }
}
