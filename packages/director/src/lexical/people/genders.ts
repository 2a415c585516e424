import type { NounMatch } from '../nouns/nouns.ts'
import type { GenderRules } from '../grammar/rule-groups.ts'
import type { LanguageRules } from '../language-rules.ts'
import type { LexicalWord } from '../words.ts'

export type FigureGender = 'man' | 'woman'

/** Names of people whose gender is known by the name, in English. */
export const MEN =
  /\b(?:man|boy|king|prince|emperor|knight|monk|priest|father|grandfather|husband|son|brother|uncle|wizard|pharaoh|samurai|groom|waiter|gladiator)$/u
export const WOMEN = /\b(?:woman|girl|queen|princess|witch|mother|grandmother|wife|daughter|sister|aunt|bride|nun|mermaid|fairy|actress)$/u

/** Nouns that end like one for a woman and tell of either. */
const EITHER = /(?:ista|auta|poeta|policía|guardia|pirata|atleta|guía|guida|collega|colega)s?$/u

const REACH = 3
const VERB_REACH = 3

/** The article of a noun, with adjectives between. */
function articleOf({ from }: NounMatch, words: readonly LexicalWord[], { man, woman }: GenderRules): FigureGender | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const word = words[at]!
    if (word.clause !== words[from]!.clause) return undefined
    if (woman?.test(word.low)) return 'woman'
    if (man?.test(word.low)) return 'man'
  }
  return undefined
}

const agrees = ({ to }: NounMatch, words: readonly LexicalWord[], { herVerb }: GenderRules, isVerbLast: boolean): boolean => {
  const inClause = words.slice(to + 1).filter(({ clause }) => clause === words[to]!.clause)
  const near = isVerbLast ? inClause.slice(-2) : inClause.slice(0, VERB_REACH)
  return herVerb !== undefined && near.some(({ low }) => herVerb.test(low))
}

const PLURAL_END = /(?:ы|и|і|ів|ов|ей|ами|ях|ах|ям|owie|rze|cy|ów|om|ami|ach|ki|zy)$/u
/** Whether a person is a man or a woman, where the language says so beside the noun or by its end. */
export function genderOfNoun(match: NounMatch, words: readonly LexicalWord[], rules: LanguageRules): FigureGender | undefined {
  if (MEN.test(match.name) || WOMEN.test(match.name) || /^(?:baby|child|people|person)$/u.test(match.name)) return undefined
  const { low } = words[match.to]!
  const beside = [words[match.from - 1], words[match.from]!, words[match.to + 1]]
  if (beside.some((word) => word?.clause === words[match.to]!.clause && rules.womanMark?.test(word.low))) return 'woman'
  const marks = rules.gender
  if (!marks) return undefined
  const isFeminine = marks.feminine?.test(low) === true && !EITHER.test(low)
  if (marks.isFeminineSure && isFeminine) return 'woman'
  if (words[match.to + 1]?.low !== 'ने' && agrees(match, words, marks, rules.isVerbLast ?? false)) return 'woman'
  const article = articleOf(match, words, marks)
  if (article) return article
  if (isFeminine) return 'woman'
  if (marks.masculine?.test(low)) return 'man'
  return marks.isManElse && !PLURAL_END.test(low) ? 'man' : undefined
}
