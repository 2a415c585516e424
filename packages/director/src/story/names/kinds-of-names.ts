import { isDemonym, isPlaceName } from '../../languages/en/names.ts'
import { chooseSense, compoundOf } from '../../senses/choose-sense.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Drawable } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import { pictureOf } from '../pictures.ts'
import { kindByDeed } from './kinds-by-deeds.ts'
import { kindToldBehind } from './kind-told-behind.ts'
import { type KindOfName, newStory, type Picture } from '../story-state.ts'

const BE = /^(?:is|was|'s)$/u
const SUPERLATIVE =
  /^(?!(?:honest|forest|priest|harvest|interest|modest|earnest|guest|request|northwest|southwest|midwest|contest|protest)$)\p{L}{2,}est$/u
const NAMING = /^(?:name|call|nickname|christen|dub|baptize|baptise)$/u
/** What people are called as well: `a machine`, `the star of the team`. */
const OF_PERSONS_TOO =
  /^(?:machine|engine|tool|weapon|wall|book|clock|star|pillar|anchor|magnet|rock|legend|goat|bear|beast|animal|shark|rat|pig|snake|chicken|hand|face|body|brain|mind|voice|name|heart|soul|doll)$/u
const LITERAL =
  /^(?:only|ordinary|smallest|biggest|oldest|youngest|littlest|last|first|tiny|little|young|old|wooden|stuffed|tin|toy|baby)$/u

const textOf = ({ nouns }: Phrase): string =>
  nouns
    .filter(({ pos }) => pos === 'PROPN')
    .map(({ text }) => text)
    .join(' ')

const isOwnName = ({ isName, head, nouns }: Phrase): boolean =>
  isName && nouns.every(({ text, pos }) => pos !== 'PROPN' || (!isPlaceName(text) && !isDemonym(text))) && /^\p{Lu}/u.test(head.text)

/** `the drivers call Rosalie`, read as one phrase: the name alone. */
function behindNaming(phrase: Phrase): Phrase {
  const first = phrase.nouns.findIndex(({ pos }) => pos === 'PROPN')
  return first > 0 && NAMING.test(singularOf(phrase.nouns[first - 1]!.low)) ? { ...phrase, start: phrase.nouns[first]!.i } : phrase
}

/** A kind that has a figure or a body: neither a person nor a place. */
function drawnKind(drawn: Drawable | undefined): Drawable | undefined {
  const isSeen = drawn?.art !== undefined && drawn.art !== 'person' && !drawn.art.startsWith('place/')
  return isSeen && (/^(?:animal|artifact)$/u.test(drawn.file) || drawn.art === 'ghost') ? drawn : undefined
}

type Kind = { readonly drawn?: Drawable; readonly lemma: string }

/** The animal or thing that a noun phrase says; undefined where it is somebody, somewhere or nothing with a body. */
function kindOf(phrase: Phrase, analysis: Analysis): Kind | undefined {
  const { lemma } = phrase
  const picture = pictureOf(phrase, newStory(), analysis)
  const drawn = picture?.isPerson ? undefined : drawnKind(picture?.drawn)
  if (drawn) return { drawn, lemma }
  return !picture && natureOf(lemma) === 'solid' ? { lemma } : undefined
}

/** `the old tugboat Marta`, `Grandma's horse Bella`: the noun before a name in one phrase. */
function kindBefore({ nouns, possessor, run, start }: Phrase, { context, tokens }: Analysis): Kind | undefined {
  const at = nouns.findIndex(({ pos }) => pos === 'PROPN')
  const kinds = nouns.slice(0, Math.max(0, at))
  const isDetermined =
    possessor !== undefined || /^(?:the|an?|this|that|our|every)$/u.test(run[0]!.low) || /^['’]s?$/u.test(tokens[start - 1]?.low ?? '')
  if (kinds.length === 0 || !isDetermined) return undefined
  const lemma = singularOf(kinds.at(-1)!.low)
  const words = [...kinds.slice(0, -1).map(({ low }) => low), lemma]
  const drawn = drawnKind(words.length > 1 ? (compoundOf(words)?.drawn ?? chooseSense(lemma, context)) : chooseSense(lemma, context))
  return drawn ? { drawn, lemma } : undefined
}

const phraseOver = (i: number, { phrases }: Analysis): Phrase | undefined =>
  phrases.find(({ start, end, isOwner }) => start <= i && i <= end && !isOwner)

/** Index of the first noun phrase behind articles and adverbs: `the only | dragon`. */
function behindArticles(tokens: readonly Token[], from: number): number {
  let i = from
  while (/^(?:DET|ADV|NUM)$/u.test(tokens[i]?.pos ?? '') || /^(?:no|not|just|one|of|your|our|my|his|her)$/u.test(tokens[i]?.low ?? '')) i++
  return i
}

/** The noun phrase that begins at a token, behind articles and owners: `the village's only | tractor`. */
function phraseFrom(from: number, analysis: Analysis): Phrase | undefined {
  const at = behindArticles(analysis.tokens, from)
  const owner = analysis.phrases.find(({ start, end }) => start <= at && at <= end && /^['’]s?$/u.test(analysis.tokens[end + 1]?.low ?? ''))
  return owner ? phraseFrom(owner.end + 2, analysis) : phraseOver(at, analysis)
}

/** `Olga was the only dragon`, `Leo is no ordinary robot`, `Max had always been the smallest bus`. */
function saidToBe({ end, nouns }: Phrase, analysis: Analysis): Kind | undefined {
  const { tokens } = analysis
  let at = end + 1
  while (/^(?:has|had|always|once|still|really|actually|also|now|just)$/u.test(tokens[at]?.low ?? '')) at++
  if (!BE.test(tokens[at]?.low ?? '') && tokens[at]?.low !== 'been') return undefined
  const from = at + 1
  const first = tokens[from]
  const isOneOf = /^(?:an?|the|no|one|your|our|my|his|her)$/u.test(first?.low ?? '')
  const isDenied =
    first?.low === 'not' ||
    (first?.low === 'no' && !/^(?:ordinary|normal|common|typical|average|usual)$/u.test(tokens[from + 1]?.low ?? ''))
  if (!isOneOf || isDenied) return undefined
  const predicate = phraseFrom(from, analysis)
  if (!predicate || predicate.isName || /^(?:compared|idiom|supposed|quoted)$/u.test(predicate.bar)) return undefined
  const said = tokens.slice(from, predicate.end).map(({ low }) => low)
  const isFigure = OF_PERSONS_TOO.test(predicate.lemma) && !said.some((low) => LITERAL.test(low) || SUPERLATIVE.test(low))
  const isOf =
    tokens[predicate.end + 1]?.low === 'of' && !said.some((low) => /^(?:one|only|last|first)$/u.test(low) || SUPERLATIVE.test(low))
  return isFigure || isOf || nouns.length > 2 ? undefined : kindOf(predicate, analysis)
}

const PRESENTING = /^(?:meet|this|introducing|say|here)$/u
/** Ends of what is said of a name behind a comma. */
const CLOSES = /^(?:[,.!:;]|who|that|which|with|whose|from|for|made|built|of)$/u

/** `Ruby, a young goose, ...`, `Meet Otto, the vacuum that ...`, `Greta the snowplow`; of what is no subject only `bought Rollo, the vacuum that ...`. */
function apposedBehind({ end, start, nouns, role }: Phrase, analysis: Analysis): Kind | undefined {
  const { tokens, phrases } = analysis
  const isComma = tokens[end + 1]?.text === ','
  const isPresented = PRESENTING.test(tokens[0]!.low)
  const from = isComma ? end + 2 : end + 1
  if (nouns.length > 2 || !(isComma ? /^(?:an?|the|your|our|my|his|her)$/u : /^the$/u).test(tokens[from]?.low ?? '')) return undefined
  // `For Anna, a dog is ...`.
  if (isComma && /^(?:ADP|SCONJ)$/u.test(tokens[start - 1]?.pos ?? '') && !isPresented) return undefined
  const kind = phraseFrom(from, analysis)
  if (!kind || kind.isName || kind.isPlural) return undefined
  const next = tokens[kind.end + 1]
  const isDescribed = isComma && /^(?:that|which)$/u.test(next?.low ?? '')
  if (role !== 'subject' && !isPresented && !isDescribed) return undefined
  // `Anna, a dog and a cat went`.
  const isRow = phrases.some(
    ({ start: other }) => other > kind.end && tokens[other - 1]?.low === 'and' && tokens[kind.end + 1]?.low === 'and',
  )
  if (isRow || (isComma && !CLOSES.test(next?.text ?? '.'))) return undefined
  const found = kindOf(kind, analysis)
  // `Rollo, the vacuum that ...`: something that is sold, nobody.
  if (!found && isDescribed && natureOf(kind.lemma) !== 'person') return { lemma: kind.lemma }
  // `Tom, the engine of the team`.
  return found && (next?.low !== 'of' || isPresented) && !(OF_PERSONS_TOO.test(kind.lemma) && !isPresented) ? found : undefined
}

/** `a fox called Finn`, `a hedgehog whose name was Pippa`, `a cat everybody knew as Salt`, `the dog, Bello, ...`. */
function namedAfter({ start, end, possessor }: Phrase, analysis: Analysis): Kind | undefined {
  const { tokens, phrases } = analysis
  const before = tokens
    .slice(0, start)
    .map(({ low }) => low)
    .join(' ')
  const isCalled =
    /(?:^| )(?:whose name (?:is|was)|by the name of|known (?:to \w+ )?as|(?:named|called|nicknamed|christened|dubbed)|(?:everyone|everybody|(?:the )?\w+) (?:calls?|called|knows? as|knew as|named|nicknamed))$/u.test(
      before,
    )
  // `The robot called Anna to dinner`.
  if (isCalled && /^(?:to|for|at|from|over|back|home|in|into|again)$/u.test(tokens[end + 1]?.low ?? '') && before.endsWith('called'))
    return undefined
  if (isCalled) {
    const kind = phrases.findLast(
      (one) => one.end < start && !one.isName && !one.isOwner && one.lemma !== 'name' && !isClauseOf(one, start, tokens),
    )
    // Behind other words: `In the harbour they called the tugboat`.
    const isNear =
      kind !== undefined &&
      !kind.isPlural &&
      possessor === undefined &&
      start - kind.end <= 7 &&
      !(kind.preposition && kind.role === 'behind' && kind.preposition !== 'with' && kind.preposition !== 'of')
    return isNear ? kindOf(kind, analysis) : undefined
  }
  // `knew the old engine as Gertrude`.
  if (tokens[start - 1]?.low === 'as') {
    const known = phrases.find((one) => one.end === start - 2 && !one.isName)
    return known && /^know$/u.test(tokens[known.start - 1]?.lemma ?? '') ? kindOf(known, analysis) : undefined
  }
  if (tokens[start - 1]?.text !== ',' || !/^[,.!]$/u.test(tokens[end + 1]?.text ?? '')) return undefined
  const kind = phrases.find((one) => one.end === start - 2 && !one.isName)
  const isKnown = kind && (kind.possessor !== undefined || (/^(?:the|an?)$/u.test(kind.run[0]!.low) && kind.start === 0))
  return isKnown ? kindOf(kind, analysis) : undefined
}

/** `a dog that the children | called Bello`: who calls it so. */
const isClauseOf = ({ start, end }: Phrase, name: number, tokens: readonly Token[]): boolean =>
  NAMING.test(tokens[end + 1]?.lemma ?? '') && end + 2 === name && /^(?:that|which|whom|who)$/u.test(tokens[start - 1]?.low ?? '')

/** `Like all hedgehogs, Pippa ...`, `Unlike other robots, Leo ...`. */
function likeOthers({ start }: Phrase, analysis: Analysis): Kind | undefined {
  const { tokens, phrases } = analysis
  if (!/^(?:like|unlike)$/u.test(tokens[0]?.low ?? '') || tokens[start - 1]?.text !== ',') return undefined
  const kind = phrases.find((one) => one.end === start - 2)
  const isOfKind = kind && tokens.slice(1, kind.end).some(({ low }) => /^(?:all|most|every|any|other|many|each)$/u.test(low))
  return isOfKind ? kindOf(kind, analysis) : undefined
}

/** The animal or thing that the sentence, or the one before it, tells of last, where nobody else may be meant. */
function lastKind(analysis: Analysis, before: Analysis | undefined, end: number, known: ReadonlyMap<string, KindOfName>): Kind | undefined {
  for (const { one, to } of [
    { one: analysis, to: end },
    { one: before, to: Infinity },
  ]) {
    const told =
      one?.phrases.filter((phrase) => phrase.end < to && phrase.role !== 'behind' && !phrase.isOwner && phrase.lemma !== 'name') ?? []
    const singular = told.filter(({ isPlural, isName }) => !isPlural && !isName)
    // `Tilda was a tugboat. The ships called her Bathtub`: another name of hers.
    const named = told.filter(({ isName }) => isName)
    if (named.length > 0) return named.length === 1 ? known.get(textOf(named[0]!)) : undefined
    const kinds = singular.flatMap((phrase) => kindOf(phrase, one!) ?? [])
    if (kinds.length > 0) return new Set(kinds.map(({ lemma }) => lemma)).size === 1 ? kinds[0] : undefined
  }
  return undefined
}

/** `Its name was Bruno`, `They named it Hope`, `The ship's name was Vega`. */
function namedByPronoun(
  { start }: Phrase,
  analysis: Analysis,
  before: Analysis | undefined,
  known: ReadonlyMap<string, KindOfName>,
): Kind | undefined {
  const { tokens, phrases } = analysis
  const [verb, noun, owner] = [tokens[start - 1], tokens[start - 2], tokens[start - 3]]
  if (BE.test(verb?.low ?? '') && noun?.low === 'name') {
    if (/^['’]s$/u.test(owner?.low ?? '')) {
      const own = phrases.find(({ end, isOwner }) => isOwner && end === start - 4)
      return own && kindOf(own, analysis)
    }
    return /^(?:its|his|her)$/u.test(owner?.low ?? '') ? lastKind(analysis, before, start - 3, known) : undefined
  }
  return /^(?:it|him|her)$/u.test(verb?.low ?? '') && NAMING.test(noun?.lemma ?? '')
    ? lastKind(analysis, before, start - 2, known)
    : undefined
}

/** The animals and things of a script that have names, by name: `Olga was the only dragon`, `a pot called Tilda`. */
export function kindsOfNames(analyses: readonly Analysis[]): ReadonlyMap<string, KindOfName> {
  const found = new Map<string, KindOfName>()
  for (const [n, analysis] of analyses.entries())
    for (const phrase of analysis.phrases) {
      if (!isOwnName(phrase) || /^(?:compared|idiom)$/u.test(phrase.bar)) continue
      const name = textOf(phrase)
      const isSubject = phrase.role === 'subject' || PRESENTING.test(analysis.tokens[0]!.low)
      const kind =
        kindBefore(phrase, analysis) ??
        (isSubject ? saidToBe(phrase, analysis) : undefined) ??
        apposedBehind(phrase, analysis) ??
        namedAfter(behindNaming(phrase), analysis) ??
        likeOthers(phrase, analysis) ??
        namedByPronoun(phrase, analysis, analyses[n - 1], found)
      if (kind && !found.has(name)) found.set(name, { ...kind, name, sentence: n })
    }
  for (const [n, analysis] of analyses.entries())
    for (const phrase of analysis.phrases) {
      const name = textOf(phrase)
      const drawn =
        isOwnName(phrase) && !found.has(name)
          ? (kindByDeed(phrase, analysis, analyses) ?? (found.size === 0 ? kindToldBehind(name, n, analyses) : undefined))
          : undefined
      if (drawn) found.set(name, { name, drawn, lemma: drawn.name, sentence: n })
    }
  return found
}

/** What is drawn for a name of an animal or thing. */
export const pictureOfKind = ({ name, drawn }: KindOfName): Picture | undefined =>
  drawn && { name: drawn.name, drawn, isPerson: false, properName: name }
