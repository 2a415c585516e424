import type { Language } from '../language.ts'
import { rowsOf } from '../language-rules.ts'

const cache = new Map<string, RegExp | undefined>()

function sharePattern({ code, rules }: Pick<Language, 'code' | 'rules'>): RegExp | undefined {
  if (cache.has(code)) return cache.get(code)
  const said = rules.share
  const numbers = rowsOf(rules.numbers).flatMap(([, forms]) => forms)
  const number = String.raw`(?:\p{L}+-)*(?:${numbers.toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}-])|\d+`
  const pattern =
    said &&
    new RegExp(
      String.raw`(?<![\p{L}\d-])(?<part>${said.one}|${number})(?: [\p{L}’']+)? ${said.joint} (?:${number})${said.isOfEach ? String.raw`(?: \p{L}{4,})?` : ''}`,
      'iu',
    )
  cache.set(code, pattern)
  return pattern
}

/** Adverbs that end like plural nouns. */
const ADVERB = /^(?:ailleurs|mais|pas|plus|moins|jamais|toujours|parfois|mieux|certes|oggi|ieri|quasi|altrimenti|dai)$/u

/** Whether a word behind `sur deux`, `su due` is what the total counts: verbs of the third person do not end as it does. */
function isPluralNoun(low: string, isOnePart: boolean, { rules, isEmpty, nouns }: Language): boolean {
  if (low.length < 3 || isEmpty(low) || ADVERB.test(low)) return false
  return rules.share?.isCounted?.(low, { isOnePart, isNoun: nouns.forms.has(low) }) === true
}

/** Offsets of a share in a sentence, `Un Français sur trois`; `une maison sur deux étages` is none. */
export function shareIn(text: string, language: Language): { readonly start: number; readonly end: number } | undefined {
  const found = sharePattern(language)?.exec(text)
  if (!found) return undefined
  const end = found.index + found[0].length
  const next = /^ (\p{L}+)/u.exec(text.slice(end))?.[1]
  const isOnePart = /^un/iu.test(found.groups!.part!)
  const isOfNoun = next !== undefined && language.rules.share?.isOfEach === false && isPluralNoun(next.toLowerCase(), isOnePart, language)
  return isOfNoun ? undefined : { start: found.index, end }
}
