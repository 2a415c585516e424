import type { NounMatch } from '../nouns/nouns.ts'
import type { Language } from '../language.ts'
import type { LexicalWord } from '../words.ts'

export type FigureGender = 'man' | 'woman'

/** Names of people whose gender is known by the name, in English. */
export const MEN =
  /\b(?:man|boy|king|prince|emperor|knight|monk|priest|father|grandfather|husband|son|brother|uncle|wizard|pharaoh|samurai|groom|waiter|gladiator)$/u
export const WOMEN = /\b(?:woman|girl|queen|princess|witch|mother|grandmother|wife|daughter|sister|aunt|bride|nun|mermaid|fairy|actress)$/u

/**
 * How a language tells the gender of a person. `man`, `woman`: articles and the like before nouns in the singular; `feminine`,
 * `masculine`: ends of nouns; `herVerb`: verbs of the clause that agree with a woman.
 */
type GenderMarks = {
  readonly man?: RegExp
  readonly woman?: RegExp
  readonly feminine?: RegExp
  readonly masculine?: RegExp
  readonly herVerb?: RegExp
}

/** Nouns that end like one for a woman and tell of either. */
const EITHER = /(?:ista|auta|poeta|policía|guardia|pirata|atleta|guía|guida|collega|colega)s?$/u

const GENDER_MARKS: Readonly<Record<string, GenderMarks>> = {
  ar: { feminine: /ه$/u, masculine: /[^هت]$/u },
  de: {
    man: /^(?:der|ein|einen|einem|den|dem|des|eines|dieser|diesen|diesem|jeder|jeden|mein|meinen|meinem|sein|seinen|seinem|kein|vom|zum|beim|im)$/u,
    feminine: /(?:in|innen|schwester|frau)$/u,
  },
  el: { man: /^(?:ο|ένας|τον|του|έναν)$/u, woman: /^(?:η|μια|μία|την|της|τη)$/u },
  es: {
    man: /^(?:el|un|del|al|este|aquel|ese|viejo)$/u,
    woman: /^(?:la|una|esta|aquella|esa|vieja|las|unas)$/u,
    feminine: /as?$/u,
    masculine: /(?:o|or|ón|án|os|ores|ones)$/u,
  },
  fr: {
    man: /^(?:le|un|du|au|ce|cet|vieux|vieil)$/u,
    woman: /^(?:la|une|cette|sa|ma|ta|vieille)$/u,
    feminine: /(?:ère|euse|trice|ienne|enne|onne|esse)s?$/u,
    masculine: /(?:er|eur|ien|on|ain|in)s?$/u,
  },
  hi: { herVerb: /(?:ती|थी|गई|गयी|आई|बैठी|रही)$/u },
  it: {
    man: /^(?:il|lo|un|uno|del|dello|al|allo|dal|dallo|vecchio|anziano|questo|quel|quello)$/u,
    woman: /^(?:la|una|della|alla|dalla|vecchia|anziana|questa|quella)$/u,
    feminine: /(?:trice|a)$/u,
    masculine: /(?:o|ore|iere|ori|ieri)$/u,
  },
  pl: { feminine: /(?:elk|ark|istk|ystk|aczk|czyn|niczk)(?:a|ę|ą|i|o)$/u, herVerb: /ła$/u },
  pt: {
    man: /^(?:o|um|do|ao|no|pelo|este|esse|aquele|velho|seu|meu)$/u,
    woman: /^(?:a|uma|da|à|na|pela|esta|essa|aquela|velha|sua|minha|as|umas)$/u,
    feminine: /as?$/u,
    masculine: /(?:o|or|ês|ão|os|ores|eses|ões)$/u,
  },
  ru: { feminine: /(?:ниц|виц|истк|анк|арк|сестр|ачк)(?:а|у|е|ой|ы)$/u, herVerb: /(?:ла|лась)$/u },
  uk: { feminine: /(?:ниц|иц|истк|анк|арк|сестр|ачк)(?:я|ю|і|ею|а|у|ою|и)$/u, herVerb: /(?:ла|лася)$/u },
}

/** Languages whose people of no other mark are men where their verb does not say otherwise. */
const ELSE_MAN = /^(?:ru|uk|pl)$/u
/** Words beside a noun or beginnings of it that say that a woman is meant. */
const SAID_WOMAN: Readonly<Record<string, RegExp>> = {
  zh: /^女/u,
  ja: /^女/u,
  ko: /^(?:여|여성|여자)$|^여(?:의사|교사|선생|기자|배우|왕|군|학생)/u,
  vi: /^nữ$/u,
  th: /^(?:ผู้)?หญิง$/u,
  fi: /^nais/u,
  tr: /^kadın$/u,
  nl: /^vrouwelijke$/u,
  sv: /^kvinnlig/u,
  da: /^kvindelig/u,
  nb: /^kvinnelig/u,
}
const REACH = 3
const VERB_REACH = 3

/** The article of a noun, with adjectives between. */
function articleOf({ from }: NounMatch, words: readonly LexicalWord[], { man, woman }: GenderMarks): FigureGender | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const word = words[at]!
    if (word.clause !== words[from]!.clause) return undefined
    if (woman?.test(word.low)) return 'woman'
    if (man?.test(word.low)) return 'man'
  }
  return undefined
}

const agrees = ({ to }: NounMatch, words: readonly LexicalWord[], { herVerb }: GenderMarks, isVerbLast: boolean): boolean => {
  const inClause = words.slice(to + 1).filter(({ clause }) => clause === words[to]!.clause)
  const near = isVerbLast ? inClause.slice(-2) : inClause.slice(0, VERB_REACH)
  return herVerb !== undefined && near.some(({ low }) => herVerb.test(low))
}

const PLURAL_END = /(?:ы|и|і|ів|ов|ей|ами|ях|ах|ям|owie|rze|cy|ów|om|ami|ach|ki|zy)$/u
/** Languages with marks of women at the ends of nouns, whatever article stands before. */
const OWN_ENDING_LANGUAGES = /^(?:de|ru|uk|pl|ar)$/u

/** Whether a person is a man or a woman, where the language says so beside the noun or by its end. */
export function genderOfNoun(
  match: NounMatch,
  words: readonly LexicalWord[],
  { code, rules }: Pick<Language, 'code' | 'rules'>,
): FigureGender | undefined {
  if (MEN.test(match.name) || WOMEN.test(match.name) || /^(?:baby|child|people|person)$/u.test(match.name)) return undefined
  const { low } = words[match.to]!
  const beside = [words[match.from - 1], words[match.from]!, words[match.to + 1]]
  if (beside.some((word) => word?.clause === words[match.to]!.clause && SAID_WOMAN[code]?.test(word.low))) return 'woman'
  const marks = GENDER_MARKS[code]
  if (!marks) return undefined
  const isFeminine = marks.feminine?.test(low) === true && !EITHER.test(low)
  if (OWN_ENDING_LANGUAGES.test(code) && isFeminine) return 'woman'
  if (words[match.to + 1]?.low !== 'ने' && agrees(match, words, marks, rules.isVerbLast ?? false)) return 'woman'
  const article = articleOf(match, words, marks)
  if (article) return article
  if (isFeminine) return 'woman'
  if (marks.masculine?.test(low)) return 'man'
  return ELSE_MAN.test(code) && !PLURAL_END.test(low) ? 'man' : undefined
}
