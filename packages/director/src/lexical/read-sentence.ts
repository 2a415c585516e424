import type { PlanAction, PlanHour, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { barOf, marksOf, DENIAL_REACH, withoutRelative } from './bars.ts'
import type { Language } from './language.ts'
import type { Mark } from './marks.ts'
import { colourBeside, colourWordsIn } from './thing-colours.ts'
import { actionsOfFigures } from './actions.ts'
import { isInComparison } from './comparisons.ts'
import type { GrammarRules } from './grammar/grammar-rules.ts'
import { countriesIn, type NamedCountry } from './names/countries.ts'
import { namesInSentence } from './names/names-in-sentence.ts'
import type { ProperName } from './names/proper-name.ts'
import { isPredicateOf } from './grammar/predicates.ts'
import { isOfBody, isPossessor } from './grammar/possessors.ts'
import { dishOf } from './food.ts'
import { type FigureGender, genderOfNoun } from './people/genders.ts'
import { isRelativePronoun } from './grammar/relative-pronouns.ts'
import { type ActionVerb, nameBehind, type UnnamedSubject, unnamedSubject } from './subjects.ts'
import { isDrawnAsFigure, isPersonName } from './nouns/figure-names.ts'
import { findNouns, type NounMatch } from './nouns/nouns.ts'
import { signsIn } from './nouns/signs.ts'
import { writtenQuantities } from './numbers/numbers.ts'
import type { WrittenQuantity } from './numbers/written-quantity.ts'
import { type LexicalWord, lexicalWords } from './words.ts'

/** Something drawable that a sentence names. `denied`: said not to be there. */
export type LexicalMention = {
  readonly name: string
  readonly drawn: Drawable
  readonly isPerson: boolean
  readonly isFigure: boolean
  readonly count: number
  readonly action?: PlanAction
  /** `#rrggbb`. Default: its own. */
  readonly color?: string
  /** Name of a person behind what the person is. */
  readonly properName?: string
  /** Of a person where the noun or a word beside it tells. */
  readonly gender?: FigureGender
  readonly from: number
  readonly to: number
}

/** A sentence in a language whose grammar is not known, as far as it is certain. */
export type LexicalSentence = {
  readonly text: string
  readonly language: Language
  readonly words: readonly LexicalWord[]
  readonly present: readonly LexicalMention[]
  readonly denied: readonly LexicalMention[]
  /** Names of what stands for nouns without a body. */
  readonly signs: readonly string[]
  /** What is done in each clause, by its index. */
  readonly actions: ReadonlyMap<number, PlanAction>
  readonly subject?: UnnamedSubject
  /** Index of the first noun with a sure meaning. */
  readonly firstNoun?: number
  /** What somebody does whom the sentence calls by name. */
  readonly actionOfNamed?: PlanAction
  readonly hour?: PlanHour
  readonly weather?: PlanWeather
  readonly quantities: readonly WrittenQuantity[]
  readonly countries: readonly NamedCountry[]
  /** Names of persons, places and firms that no capital tells apart, as the language has none or gives them to all nouns. */
  readonly names: readonly ProperName[]
  readonly isAboutDeath: boolean
  readonly isQuestion: boolean
  readonly isDenied: boolean
  readonly direction?: 'up' | 'down'
  /** Offsets of quoted words. */
  readonly quotes: readonly (readonly [start: number, end: number])[]
}

const QUOTES = /(?:["“„«‹「『](?<said>[^"”“«»‹›」』]{2,})["”“»›」』])/gu
const KIN =
  /^(?:man|woman|old man|old woman|mother|father|grandmother|grandfather|daughter|son|sister|brother|wife|husband|aunt|uncle|friend|neighbor|child|boy|girl|baby)$/u
const MANY = 200
const SKY_OR_PLACE = /^(?:place\/.*|sun|full-moon|star|cloud|sky|rain|snowflake)$/u

/** The number that counts a noun. */
function countOf(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  quantities: readonly WrittenQuantity[],
  many: readonly Mark[],
  isCountedBehind: boolean,
): number {
  const start = words[from]!.word
  const end = words[to]!.word
  const clauseOf = (word: number) => words.find((one) => one.word === word)?.clause
  const mine = quantities.find(
    ({ kind, at, end: last }) =>
      kind === 'count' &&
      clauseOf(at) === words[from]!.clause &&
      ((last < start && start - last <= (isCountedBehind ? 3 : 2)) || (isCountedBehind && at > end && at - end <= 1)),
  )
  if (mine && mine.value >= 2) return mine.value > 100 ? MANY : Math.ceil(mine.value)
  return many.some((mark) => mark.clause === words[from]!.clause && mark.to < from && from - mark.to <= DENIAL_REACH) ? MANY : 1
}

/** `balıkçı köyü`, fishing village: a person before another noun says of which kind it is. */
const isAttribute = ({ name, to }: NounMatch, next: NounMatch | undefined, words: readonly LexicalWord[], rules: GrammarRules): boolean =>
  // `una famiglia di galline`
  (name === 'family' && next !== undefined && next.from - to <= 2 && drawableNamed(next.name)?.file === 'animal') ||
  // `木の家`: of which it is made.
  (rules.attributiveParticle !== undefined &&
    name === 'tree' &&
    next?.from === to + 2 &&
    words[to + 1]?.low === rules.attributiveParticle) ||
  (rules.hasBareAttributes === true && next?.from === to + 1 && isPersonName(name) && next.name === 'village')

const AGELESS = /^(?:boy|girl|baby|child|old |grand|crowd|people|family|couple|audience|army|team)/u
function withAge(name: string, { from, to }: NounMatch, words: readonly LexicalWord[], old: readonly Mark[]): string {
  // `yaşlı bir adam`: an article stands between.
  const isOld = old.some((mark) => mark.to === from - 1 || mark.from === to + 1 || (mark.to === from - 2 && words[from - 1]?.low === 'bir'))
  return isOld && !AGELESS.test(name) ? `old ${name}` : name
}

function isQuoted(word: LexicalWord, quotes: LexicalSentence['quotes']): boolean {
  return quotes.some(([start, end]) => word.start >= start && word.end <= end)
}

/** The verbs of a sentence with an action, in their order. */
const verbsIn = (words: readonly LexicalWord[], text: string, { actions }: Language): readonly ActionVerb[] =>
  actions
    .flatMap(([action, find]) => find(words, text).map(({ clause, from, to }) => ({ action, clause, from, to })))
    .toSorted((a, b) => a.from - b.from)

/** Whether a clause begins with a word or a conjunction before it: `als meine Nachbarin` is the subject. */
const isClauseOpening = (at: number, words: readonly LexicalWord[], { isEmpty }: Language): boolean => {
  const { clause } = words[at]!
  return words[at - 1]?.clause !== clause || (words[at - 2]?.clause !== clause && isEmpty(words[at - 1]!.low))
}

/** `the mailman, a thin man`: one person. */
const isApposition = ({ name, from }: LexicalMention, before: LexicalMention | undefined, words: readonly LexicalWord[]): boolean =>
  before?.isPerson === true &&
  /^(?:old )?(?:man|woman|boy|girl|child)$/u.test(name) &&
  words[before.to + 1]?.clause === words[from]!.clause &&
  words[before.to]!.clause === words[from]!.clause - 1 &&
  from - before.to <= 3

/** `una mujer anciana`: the age of the person before. */
const isAgeOf = ({ name, from }: LexicalMention, before: LexicalMention | undefined): boolean =>
  before?.isPerson === true && before.to === from - 1 && /^old (?:man|woman)$/u.test(name)

/** `huevos de gallina`, `leche de vaca`: an animal that says of which kind a thing is. */
const isMaterialOf = ({ from }: NounMatch, nouns: readonly NounMatch[], words: readonly LexicalWord[]): boolean =>
  /^(?:de|di|d)$/u.test(words[from - 1]?.low ?? '') &&
  nouns.some(({ to, name }) => to === from - 2 && !isDrawnAsFigure(drawableNamed(name)))

const LANDSCAPES = /^(?:cloud|forest|jungle|sea|ocean|mountain|river|desert|wall|rain|wave)$/u
/** `un bosque de células`, `ein Meer von Fragen`: very many of something. */
const isAmountOf = ({ name, from, to }: NounMatch, words: readonly LexicalWord[]): boolean =>
  LANDSCAPES.test(name) &&
  /^(?:una?|uma?|une|eine?|einem|einen|een|en|et|ett)$/u.test(words[from - 1]?.low ?? '') &&
  (/^(?:de|di|d|von|aus|van|av|af)$/u.test(words[to + 1]?.low ?? '') || /^d[’']/iu.test(words[to + 1]?.text ?? ''))

/** Words between a preposition and the place it names. */
const WHERE_REACH = 3
/** `non lavorava in fabbrica`: a preposition says where something does not happen; `no busques playas` says what is not. */
const isWhere = ({ from }: NounMatch, words: readonly LexicalWord[], { isConnective, rules }: Language): boolean =>
  rules.isVerbLast === true ||
  rules.isUnspaced === true ||
  words.slice(Math.max(0, from - WHERE_REACH), from).some(({ low, clause }) => clause === words[from]!.clause && isConnective(low))

/** The sun does not rise: it is not there, whoever else of a denied sentence is. */
const isSkyOfDenial = ({ name }: LexicalMention, isDenied: boolean): boolean =>
  isDenied && /^(?:sun|moon|star|rainbow|rain|snow)$/u.test(name)

/** Before the number of which something is a part. */
const PART_OF =
  /(?:分之|(?<![\p{L}])(?:em cada|de cada|(?:un|une)(?: \p{L}+)? sur|(?:uno|una)(?: \p{L}+)? su|eine[rs]? von|(?:\p{L}+|\d+) op de|واحد من كل|واحدة من كل)\s+)$/iu

/** `公元前210年`: a year before the common era, no duration. */
function withEra(quantity: WrittenQuantity, text: string): WrittenQuantity {
  const era = /(?:公元前|紀元前)$/u.exec(text.slice(0, quantity.start))?.[0]
  if (!era) return quantity
  return {
    ...quantity,
    kind: 'year',
    value: -Math.abs(quantity.value),
    start: quantity.start - era.length,
    display: `${era}${quantity.display}`,
  }
}

/** `師匠の石井邦生`: who is named is not somebody else's. */
const isNamedBehind = (
  { to }: NounMatch,
  names: readonly ProperName[],
  words: readonly LexicalWord[],
  { attributiveParticle }: GrammarRules,
): boolean =>
  attributiveParticle !== undefined &&
  words[to + 1]?.low === attributiveParticle &&
  names.some(({ kind, from }) => kind === 'person' && from === to + 2)

/** `مات ديمون`: a part of a name. */
const isInName = ({ from }: Mark, names: readonly ProperName[]): boolean => names.some((name) => from >= name.from && from <= name.to)

/** `쥐 죽은 듯`: nobody died. */
const isInIdiom = ({ from }: Mark, nouns: readonly NounMatch[]): boolean =>
  nouns.some((noun) => noun.name.startsWith('other/') && from >= noun.from && from <= noun.to)

/** `女は亡くなった母に似ていた`: who died is only spoken of. */
const isOfRelative = (
  { from, to, clause }: Mark,
  nouns: readonly NounMatch[],
  words: readonly LexicalWord[],
  { topicParticle }: GrammarRules,
): boolean =>
  topicParticle !== undefined &&
  words.slice(0, from).some(({ low }) => low === topicParticle) &&
  nouns.some((noun) => noun.from > to && noun.from - to <= 5 && words[noun.from]!.clause === clause && isPersonName(noun.name))

/** Reads a sentence by word lists. `language`: not English; `script`: all words around, as `wordsAround` gives them. */
export function readSentence(text: string, language: Language, script?: string): LexicalSentence {
  const { rules, code, find } = language
  const words = lexicalWords(text, code, rules)
  const quotes = [...text.matchAll(QUOTES)].map(({ 0: quote, index }) => [index, index + quote.length] as const)
  // `十二分之一`, `um em cada mil`: a fraction counts nothing.
  const quantities = writtenQuantities(text, words, code, rules, language.isEmpty)
    .filter(({ start, offset }) => !text.startsWith('分之', offset) && !PART_OF.test(text.slice(0, start)))
    .map((quantity) => withEra(quantity, text))
  const { names, nouns: named } = namesInSentence({
    text,
    words,
    nouns: findNouns(words, rules, language.nouns, script, text),
    quantities,
    language,
  })
  const nouns = named.filter((match, i, all) => !isAttribute(match, all[i + 1], words, rules))
  const marks = withoutRelative(marksOf(words, text, language), nouns, words, rules)
  const verbs = verbsIn(words, text, language).filter(({ from }) => !isInComparison(from, words, marks.like, rules))
  const colours = colourWordsIn(text, code)
  // `十五歳で工場に`: an age counts no factories.
  const counts = quantities.filter(({ offset }) => !/^[歳才岁]/u.test(text.slice(offset)))
  const present: LexicalMention[] = []
  const denied: LexicalMention[] = []
  const moment: { hour?: PlanHour; weather?: PlanWeather } = {}
  const isDoer = (match: NounMatch) => isDrawnAsFigure(drawableNamed(match.name)) && !isPossessor(match, words, text, language)
  const figures = nouns.filter(isDoer).map(({ from }) => from)
  const actions = actionsOfFigures(verbs, words, figures, language)
  for (const match of nouns) {
    if (isQuoted(words[match.from]!, quotes)) continue
    const bar = barOf(match, words, marks, language)
    const [group, value] = match.name.split('/')
    if (value !== undefined) {
      if (bar === undefined && group === 'hour') moment.hour ??= value as PlanHour
      if (bar === undefined && group === 'weather') moment.weather ??= value as PlanWeather
      continue
    }
    const noun = dishOf(match, nouns, words, verbs, actions) ?? match.name
    const drawn = drawableNamed(noun)
    if (!drawn?.art) continue
    const isPlace = drawn.art.startsWith('place/')
    const isOwnKin =
      match.properName === undefined &&
      KIN.test(match.name) &&
      marks.possessive.some(
        (mark) => mark.to < match.from && match.from - mark.to <= 2 && !mark.isFirst && !isClauseOpening(mark.from, words, language),
      )
    const isFigure = noun === match.name && isDrawnAsFigure(drawn)
    const name = drawn.art === 'person' ? withAge(noun, match, words, marks.old) : noun
    const { clause } = words[match.from]!
    const isClauseDenied = marks.not.some((mark) => mark.clause === clause)
    const color = isFigure ? undefined : colourBeside(text, colours, words[match.from]!.start, words[match.to]!.end)
    const action = isClauseDenied ? undefined : actions.get(match.from)
    const properName = match.properName ?? (isFigure ? nameBehind(match, words, language) : undefined)
    const gender =
      drawn.art === 'person'
        ? (genderOfNoun(match, words, rules) ?? names.find(({ words: name }) => name === properName)?.gender)
        : undefined
    const mention: LexicalMention = {
      name,
      drawn,
      isPerson: drawn.art === 'person',
      isFigure,
      count: countOf(match, words, counts, marks.many, rules.countsBehindNoun ?? false),
      ...(properName !== undefined && { properName }),
      ...(gender && { gender }),
      ...(action && { action }),
      ...(color && { color }),
      from: match.from,
      to: match.to,
    }
    if (bar === 'none') denied.push(mention)
    else if (
      isSkyOfDenial(mention, isClauseDenied) ||
      isAmountOf(match, words) ||
      isApposition(mention, present.at(-1), words) ||
      isAgeOf(mention, present.at(-1)) ||
      isPredicateOf(mention, present.at(-1), words, rules) ||
      (mention.isPerson && rules.isSaidInstead?.(mention, words) === true) ||
      (isDrawnAsFigure(drawableNamed(match.name)) && isMaterialOf(match, nouns, words)) ||
      (mention.isPerson &&
        !isOfBody(match, words, rules) &&
        !isNamedBehind(match, names, words, rules) &&
        isPossessor(match, words, text, language))
    )
      continue
    else if ((bar === undefined && !isOwnKin) || (bar === 'not' && isPlace && isWhere(match, words, language))) present.push(mention)
  }
  const deniedClauses = new Set([...marks.not, ...marks.none, ...marks.deniedVerb].map(({ clause }) => clause))
  const things = nouns
    .filter(({ name }) => !name.includes('/') && !SKY_OR_PLACE.test(drawableNamed(name)?.art ?? ''))
    .map(({ from }) => from)
  const subject = unnamedSubject(words, verbs, figures, things, deniedClauses, language)
  // `elle frappa chez la taupe, qui dormait`: others do what a relative clause says.
  const isRelative = (clause: number) =>
    words.find((word) => word.clause === clause && isRelativePronoun(word.low)) === words.find((word) => word.clause === clause)
  const actionOfNamed = verbs.find(({ clause }) => !deniedClauses.has(clause) && !isRelative(clause))?.action
  const isBarred = (match: NounMatch) => deniedClauses.has(words[match.from]!.clause) || barOf(match, words, marks, language) !== undefined
  const isUp = find.up(words, text).length > 0
  const isDown = find.down(words, text).length > 0
  return {
    text,
    language,
    words,
    present,
    denied,
    signs: signsIn(words, nouns, language, (match) => isQuoted(words[match.from]!, quotes) || isBarred(match)),
    actions: new Map(
      verbs
        .filter(({ clause }) => !deniedClauses.has(clause))
        .toReversed()
        .map(({ clause, action }) => [clause, action]),
    ),
    ...(subject && { subject }),
    ...(nouns[0] && { firstNoun: nouns[0].from }),
    ...(actionOfNamed && { actionOfNamed }),
    ...moment,
    quantities,
    countries: countriesIn(words, text, language),
    names,
    isAboutDeath: find
      .dead(words, text)
      .some((mark) => !isInName(mark, names) && !isInIdiom(mark, nouns) && !isOfRelative(mark, nouns, words, rules)),
    isQuestion: /[?？؟;][”"»」』]?$/u.test(text) && !text.endsWith(';'),
    isDenied: marks.none.length + marks.not.length + marks.deniedVerb.length > 0,
    ...(isUp !== isDown && { direction: isUp ? 'up' : 'down' }),
    quotes,
  }
}
