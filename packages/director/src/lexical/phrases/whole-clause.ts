import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LexicalSentence } from '../read-sentence.ts'
import { capitalized } from '../../lettering/capitalized.ts'

/** Words of a clause that stands whole. */
const MIN_WORDS = 3
const MAX_WORDS = 8

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * The clause of a sentence that says what it comes to, as it stands: what follows `sondern` or `pero`, else a main clause, of at most eight words and not the
 * whole sentence. Undefined where none is certain and for languages without rules for it.
 */
export function wholeClauseOf({ text, language }: Pick<LexicalSentence, 'text' | 'language'>): PlanText | undefined {
  const openers = language.rules.clauseOpeners
  if (!openers || /[?¿"“”«»„]/u.test(text)) return undefined
  const parts = text.split(/(?<=[,;:—–])\s+/u)
  if (parts.length < 2) return undefined
  const clauses = parts.map((part, n) => {
    const at = wordsOf(parts.slice(0, n).join(' ')).length
    const said = part.replaceAll(/[\s,;:.!…—–]+$/gu, '')
    const conjunction = openers.contrast.exec(said)?.[0] ?? ''
    // `sondern die Zeit, die wir haben`.
    const isShort = conjunction !== '' && wordsOf(said.slice(conjunction.length)).length < MIN_WORDS && parts[n + 1] !== undefined
    if (isShort) {
      const whole = `${said.slice(conjunction.length)}, ${parts[n + 1]!.replaceAll(/[\s,;:.!…—–]+$/gu, '')}`
      return { words: whole, at: at + wordsOf(conjunction).length, isContrast: true, n }
    }
    return { words: said.slice(conjunction.length), at: at + wordsOf(conjunction).length, isContrast: conjunction !== '', n }
  })
  const fits = ({ words }: { readonly words: string }) => {
    const count = wordsOf(words).length
    return count >= MIN_WORDS && count <= MAX_WORDS && !openers.dependent.test(words)
  }
  const found =
    clauses.find((clause) => clause.isContrast && fits(clause) && !/^(?:weil|porque|parce)\b/iu.test(clause.words)) ??
    clauses.find((clause) => clause.n > 0 && fits(clause) && openers.main.test(clause.words))
  return found && { words: capitalized(found.words), role: 'key', at: found.at }
}
