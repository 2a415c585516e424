import type { GrammarRules } from '../grammar/grammar-rules.ts'
import { isPersonName } from '../nouns/figure-names.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import type { LexicalWord } from '../words.ts'
import type { ProperName } from './proper-name.ts'

/** What names of places end with, or in Arabic begin with, and are: `清水寺`, a temple. */
const SITES =
  /(?:mountain|volcano|river|lake|sea|desert|island|mosque|temple|shrine|castle|tower|bridge|palace|forest|waterfall|market|cathedral|church|museum|wall|cave|beach|harbor)$/u
/** Words between a person and the name: `棋士の井山裕太`, `الخليفة المأمون`. */
const REACH = 2

/** Whether a noun in a name says what the name is of. */
function isHeadOf(noun: NounMatch, { kind, from, to }: ProperName, { isNameHeadFirst }: GrammarRules): boolean {
  const isAtHead = isNameHeadFirst ? noun.from === from : noun.to === to
  return kind === 'place' && isAtHead && SITES.test(noun.name)
}

/**
 * Nouns of a sentence without those that stand in names, and with the persons whom it calls by name; of a name beside a person, such as `the baker Jonas`, the
 * person is the noun.
 */
export function withProperNames(
  names: readonly ProperName[],
  nouns: readonly NounMatch[],
  words: readonly LexicalWord[],
  rules: GrammarRules,
): NounMatch[] {
  const isApart = (noun: NounMatch) =>
    names.every((name) => noun.to < name.from || noun.from > name.to || isHeadOf(noun, name, rules) || coversMore(noun, name))
  const others = nouns.filter(isApart)
  const isBesideNoun = ({ from, to }: ProperName) =>
    others.some(
      (noun) =>
        isPersonName(noun.name) &&
        words[noun.from]!.clause === words[from]!.clause &&
        ((from > noun.to && from - noun.to <= REACH && !isListed(words, noun.to, from, rules)) || noun.from === to + 1),
    )
  const persons = names
    .filter((name) => name.kind === 'person' && name.gender !== undefined && !isBesideNoun(name))
    .map(({ gender, words: properName, from, to }): NounMatch => ({ name: gender!, from, to, isCompared: false, properName }))
  const called = others.map((noun) => {
    const name =
      isPersonName(noun.name) && noun.properName === undefined
        ? names.find((one) => one.kind === 'person' && isNameOf(one, noun, words, rules))
        : undefined
    return name ? { ...noun, properName: name.words } : noun
  })
  return [...called, ...persons].toSorted((a, b) => a.from - b.from)
}

const AND = /^(?:と|や|和|与|跟|와|과|و|और)$/u
const isListed = (words: readonly LexicalWord[], from: number, to: number, { andEnding }: GrammarRules): boolean =>
  words.slice(from + 1, to).some(({ low }) => AND.test(low)) || andEnding?.test(words[from]!.low) === true

const isNameOf = ({ from }: ProperName, noun: NounMatch, words: readonly LexicalWord[], rules: GrammarRules): boolean =>
  words[noun.from]!.clause === words[from]!.clause && from > noun.to && from - noun.to <= REACH && !isListed(words, noun.to, from, rules)

/** `नेहरू जैकेट`, `東京タワー`: a noun of which the name is a part. */
const coversMore = (noun: NounMatch, { from, to }: ProperName): boolean =>
  noun.from <= from && noun.to >= to && noun.to - noun.from > to - from
