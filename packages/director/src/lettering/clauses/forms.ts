import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from './chunks.ts'
import type { Clause } from './clauses.ts'

/** Words of a sentence that are kept, in their order, and what leaving out the others costs. `isBare`: a noun has lost adjectives. */
export type Form = { readonly kept: readonly number[]; readonly cost: number; readonly isBare?: boolean }

const PLACING =
  /^(?:put|place|lay|set|tuck|stick|turn|convert|transform|divide|split|protect|prevent|compare|swap|trade|exchange|replace|mistake|hang|lean|attach|remind|rob|base|glue|bury|treat|blame|confuse)$/u
/** Prepositions that say where something goes. */
const DIRECTION = /^(?:toward|towards|into|onto|to|through|across|past|off|over|out|down|up|along|around|beyond|against|from)$/u
/** Verbs with what their object becomes or is. */
const WITH_ADJECTIVE =
  /^(?:make|keep|leave|get|find|turn|paint|call|hold|consider|set|cut|slice|serve|drive|lay|push|open|let|want|like|have|feel|see|eat|drink|dye|wipe|lick|pull|prove|declare|swipe|render|pack|bury|catch)$/u
/** Verbs that say nothing without where, of what or with whom. */
const DEPENDENT =
  /^(?:depend|rely|consist|belong|look|lead|listen|refer|deal|step|sit|lie|stand|lean|stare|point|suffer|result|differ|amount|go|come|get|pass|climb|crawl|slide|slip|squeeze|land|roll|turn|feel|sound|smell|taste|act|end|fall|care|think|talk|speak|apply|aim|head|slam|live|stay|be|remain|last|begin|start|keep|run|break|stick|hold|put|set|lay|place|throw|push|pour|pull|drown|rise|drop|work|hide|flee|serve|wake|date|range|stem|focus|insist|participate|vote|bump|stumble|bounce|spread|return|lean|cling|hang|drive|move|travel|fly|walk|sail|ride|pay|search)$/u
const GIVING =
  /^(?:teach|give|tell|show|hand|bring|offer|read|sell|cook|send|lend|pass|pay|feed|owe|promise|cost|save|leave|buy|get|make)$/u
const WITH_INFINITIVE =
  /^(?:ask|tell|want|allow|force|help|teach|get|need|let|order|beg|expect|convince|persuade|warn|cause|enable|remind|encourage|forbid|like|dare|have|be|learn|require|plan)$/u
const WITH_PARTICIPLE =
  /^(?:see|hear|watch|find|spend|keep|leave|get|have|catch|feel|imagine|stop|start|go|come|waste|notice|smell|want|need|send)$/u
const NEEDS_INFINITIVE =
  /^(?:urge|temptation|chance|ability|way|time|wish|desire|tendency|opportunity|attempt|promise|decision|permission|reason|power|courage|right|first|last|only|one|key|plan|thing|nothing|something|anything|enough|trick|point|goal|idea)$/u
const DROPPED =
  /^(?:really|actually|literally|simply|basically|honestly|probably|perhaps|maybe|just|still|already|also|then|now|finally|suddenly|eventually|immediately|quickly|slowly|carefully|usually|normally|typically|often|sometimes|always|even|ever|yet|too|quite|rather|pretty|very|way|so|right|straight|happily|gladly|easily|gently|nervously|quietly|famously|currently|later|instead|once|again|please|well|completely|totally|absolutely|exactly|roughly|approximately|apparently|obviously|clearly|certainly|definitely|surely|somehow|meanwhile|therefore|however|nevertheless|first|next|soon|today|tonight|here|there|together|further|anyway|truly|fully|deeply|highly|incredibly|extremely|constantly|gradually|secretly|silently|softly|accidentally|nearby|afterwards|afterward|overnight|lately|recently|initially|originally|naturally|especially|mostly|largely|entirely|thoroughly|otherwise|long)$/u
/** Adverbs without which a verb says something else. */
const KEPT =
  /^(?:never|not|n't|hardly|barely|scarcely|rarely|seldom|only|almost|nearly|no|nowhere|alone|together|twice|better|worse|less|more|longer|faster|backwards|upside|enough|again|there|here|apart)$/u
const VAGUE =
  /^(?:thing|one|way|kind|sort|part|place|people|person|man|woman|someone|somebody|anybody|something|everything|anything|everyone|moment|time|day|point|reason|number|those|that|guy|word|animal|child|question|side|stuff|all)$/u
/** Adjectives that a noun may not lose. */
const ESSENTIAL =
  /^(?:other|same|own|only|first|last|next|second|third|half|full|empty|dead|alive|new|free|wrong|right|left|black|white|red|blue|green|no|every|each|many|few|most|more|less|fewer|best|worst|highest|lowest|biggest|largest|smallest|oldest|youngest|several|single|solar|nuclear|human|male|female|public|private|social|high|low|little|much|average|baby|least|enough|all|one|false|fake|real|true|main|prime|compound|\p{L}+est)$/u
const BE = /^(?:be|is|are|was|were|been|being|am|'s|’s|'re|’re|'m|’m)$/u

const span = ({ from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

/** Words of a chunk without adverbs that may be left out. `isDegree`: also `so`, where what it leads to is left out. */
function wordsIn({ tokens }: Analysis, chunk: Chunk, isPredicate = false): number[] {
  return span(chunk).filter((i) => {
    const { low, pos, word } = tokens[i]!
    const isShared = tokens[i + 1]?.word === word || tokens[i - 1]?.word === word
    if (isShared || pos !== 'ADV' || KEPT.test(low)) return true
    if (chunk.to - chunk.from === 1) return true
    if (chunk.kind === 'verb' || chunk.kind === 'infinitive') return !DROPPED.test(low) && !/ly$/u.test(low)
    if (low === 'so') return !isPredicate
    return !/^(?:really|actually|just|very|quite|pretty|literally|simply|way|already|extremely|incredibly|absolutely|totally|completely)$/u.test(
      low,
    )
  })
}

type Piece = { readonly chunk: Chunk; readonly isGlued: boolean; readonly mayDrop: boolean; readonly cost: number }

/** What follows a verb, with what may be cut or left out of it. */
function piecesOf(analysis: Analysis, verb: Chunk, rest: readonly Chunk[]): Piece[] {
  const { tokens, quantities } = analysis
  let governor = verb
  let hasObject = false
  return rest.map((chunk, k): Piece => {
    const before = rest[k - 1]
    const lemma = tokens[governor.head]!.lemma
    const low = tokens[chunk.from]!.low
    const isFirst = before === undefined || before === governor
    const isBe = BE.test(tokens[governor.head]!.low)
    const piece = (isGlued: boolean, mayDrop: boolean, cost: number): Piece => ({ chunk, isGlued, mayDrop, cost })
    switch (chunk.kind) {
      case 'particle':
        return piece(true, false, 0)
      case 'nominal': {
        // `$2,000 a month`.
        const isRate =
          /^(?:an?|per)$/u.test(low) &&
          before !== undefined &&
          quantities.some(
            ({ at, end, kind }) =>
              at <= tokens[before.to - 1]!.word && end >= tokens[before.from]!.word && /^(?:money|percent|count|measure)$/u.test(kind),
          )
        if (chunk.isTime && isRate) return piece(true, false, 0)
        // `once a month`.
        if (chunk.isTime && before?.kind === 'adverb' && /^(?:once|twice)$/u.test(tokens[before.from]!.low)) return piece(true, false, 0)
        const isWhen = /^(?:last|this|next|every|each|that|one|all|today|tonight|yesterday)$/u.test(low)
        if (chunk.isTime && (isWhen || (!isFirst && !/^(?:last|take|cost|spend)$/u.test(lemma))) && !isBe) return piece(false, true, 0.15)
        if (before?.kind === 'than') return piece(true, false, 0)
        if (chunk.isTime && /^(?:last|take|cost|wait|spend)$/u.test(lemma)) return piece(true, false, 0)
        if (before?.kind === 'preposition' && tokens[chunk.from]!.pos === 'PRON') return piece(true, false, 0)
        const isSecond = hasObject && before?.kind === 'nominal'
        const isObject = isFirst || before?.kind === 'particle' || before?.kind === 'adverb' || isSecond || before?.kind === 'adjective'
        hasObject = true
        if (
          before?.kind === 'preposition' &&
          low === 'the' &&
          /^(?:size|length|height|width|shape|weight|colou?r)$/u.test(tokens[chunk.from + 1]?.low ?? '')
        )
          return piece(false, true, 0.2)
        // `what it will cost | you`.
        if (lemma === 'cost' && chunk.to - chunk.from === 1 && /^(?:you|me|us|him|her|them)$/u.test(low)) return piece(false, true, 0.3)
        return piece(isObject || before?.kind === 'preposition', false, 0)
      }
      case 'row':
        return piece(before?.kind === 'row', true, 0.4)
      case 'adjective':
        // `a clock so beautiful | that`.
        const isThan = rest[k + 1]?.kind === 'than' && !/^(?:make|keep)$/u.test(lemma)
        if (
          !isBe &&
          before &&
          /^(?:preposition|row|nominal)$/u.test(before.kind) &&
          !before.isTime &&
          (isThan || !WITH_ADJECTIVE.test(lemma))
        )
          return piece(false, true, 0.4)
        return /^(?:so|too)$/u.test(low) && before?.kind === 'nominal' && !/^(?:make|get|keep|leave|find|turn)$/u.test(lemma)
          ? piece(false, true, 0.1)
          : piece(true, false, 0)
      case 'adverb':
        if (/^(?:away|ago|apart)$/u.test(low) && before && /^(?:preposition|nominal)$/u.test(before.kind)) return piece(true, false, 0)
        if (/^(?:rarely|seldom|hardly|barely|scarcely|never|only|almost|nearly|not)$/u.test(low)) return piece(true, false, 0)
        if (chunk.to - chunk.from > 1 && /^(?:very|as|too|so|more|less|most|quite|far)$/u.test(low)) return piece(isFirst, !isFirst, 0.5)
        return DROPPED.test(low) || /ly$/u.test(low) ? piece(false, true, 0.05) : piece(isFirst || KEPT.test(low), !isFirst, 0.2)
      case 'infinitive': {
        const isNeeded =
          isFirst ||
          before?.kind === 'particle' ||
          before?.kind === 'adjective' ||
          before?.kind === 'adverb' ||
          (hasObject && WITH_INFINITIVE.test(lemma)) ||
          (before?.kind === 'nominal' && NEEDS_INFINITIVE.test(tokens[before.head]!.low)) ||
          tokens[chunk.from]!.low !== 'to'
        governor = chunk
        hasObject = false
        return piece(isNeeded, false, isNeeded ? 0 : /^(?:challenge|invite|hire|choose|vote|use|train)$/u.test(lemma) ? 1 : 0.3)
      }
      case 'participle': {
        // `the mind looking for a door`.
        const isNeeded =
          isFirst || before?.kind === 'adverb' || before?.kind === 'than' || before?.kind === 'particle' || WITH_PARTICIPLE.test(lemma)
        governor = chunk
        hasObject = false
        return piece(isNeeded, false, isNeeded ? 0 : isBe ? 1 : 0.3)
      }
      case 'than': {
        const isAs = low === 'as'
        const isMore = before !== undefined && tokens[before.to - 1]!.low === 'more' && before.to - before.from === 1
        return piece(isAs || isMore || (before?.kind === 'adjective' && rest[k - 2] !== undefined), false, isAs ? 0 : 1.4)
      }
      case 'preposition': {
        if (low === 'of') return piece(true, false, 0)
        if (chunk.isTime && /^(?:last|live|survive|wait|stay)$/u.test(lemma) && isFirst)
          return piece(lemma === 'last', lemma !== 'last', 0.5)
        if (chunk.isTime && !(isFirst && isBe)) return piece(low === 'by' && isFirst, true, /^(?:by|until|till)$/u.test(low) ? 0.5 : 0.1)
        // `an hour before bed`.
        if (before?.isTime && before.kind === 'nominal' && /^(?:before|after|from|into)$/u.test(low)) return piece(true, false, 0)
        // `one by one`.
        if (before?.kind === 'nominal' && before.to - before.from === 1 && tokens[chunk.head]!.low === tokens[before.head]!.low)
          return piece(true, false, 0)
        // `from page to page`.
        if (
          low === 'to' &&
          before?.kind === 'preposition' &&
          tokens[before.from]!.low === 'from' &&
          (tokens[before.head]!.low === tokens[chunk.head]!.low || chunk.isTime || tokens[chunk.head]!.pos !== 'NOUN')
        )
          return piece(true, false, 0)
        if (low === 'between' && isFirst) return piece(true, false, 0)
        if (/^(?:except|but|including|than)$/u.test(low)) return piece(true, false, 0)
        const isMeasure =
          /^(?:by|to|from|at|for)$/u.test(low) &&
          (/^(?:half|third|quarter)$/u.test(tokens[chunk.head]!.low) ||
            quantities.some(
              ({ at, kind }) =>
                at >= tokens[chunk.from]!.word && at <= tokens[chunk.to - 1]!.word && /^(?:percent|share|times|measure|money)$/u.test(kind),
            ))
        if (isMeasure && !hasObject) return piece(true, false, 0)
        // `without getting lost`: its verb may go on.
        const isGerund = tokens[chunk.from + 1]?.pos === 'VERB' && tokens[chunk.from + 1]!.low.endsWith('ing')
        if (isGerund) {
          governor = chunk
          hasObject = false
          const isDenied = low === 'without' && tokens.slice(verb.from, verb.to).some(({ low: one }) => /^(?:not|n't|never)$/u.test(one))
          return piece(isDenied || (isFirst && isBe), false, low === 'without' ? 0.8 : 0.3)
        }
        if (isFirst || (before?.kind === 'adverb' && !hasObject)) {
          const isOpen =
            isBe ||
            (!hasObject && DIRECTION.test(low)) ||
            (DEPENDENT.test(lemma) && !(governor === verb && tokens[governor.head]!.low.endsWith('ing'))) ||
            (governor.kind === 'participle' && governor !== rest[0])
          return piece(isOpen, !isOpen, isOpen ? 0 : 1)
        }
        if (before?.kind === 'adjective') return piece(/^(?:of|from|for|to|with|in|at|about|on)$/u.test(low) && isBe, true, 0.3)
        if (before?.kind === 'particle') return piece(/^(?:to|of|from|into|with|like|on|for)$/u.test(low) && !hasObject, true, 0.3)
        const isPlaced =
          before?.kind === 'nominal' &&
          ((PLACING.test(lemma) && !/^(?:before|after|during|until|by|without|with)$/u.test(low)) ||
            (/^(?:replace|compare|treat|confuse)$/u.test(lemma) && /^(?:with|by)$/u.test(low)))
        const isGiven = GIVING.test(lemma) && low === 'to'
        return piece(
          isPlaced,
          true,
          isPlaced || isGiven || low === 'without' || isBe
            ? 0.8
            : /^(?:off|out|into|onto|through|across|over|from|away|around|under|behind|down|up|toward|towards|to|against)$/u.test(low)
              ? 0.6
              : 0.25,
        )
      }
      default:
        return piece(true, false, 0)
    }
  })
}

/** Do pieces before an index end in the middle of what belongs together: `the brain tells the muscles (in your gut) | to squeeze`? */
function isOpenAt({ tokens }: Analysis, pieces: readonly Piece[], end: number): boolean {
  if (pieces[end]?.isGlued) return true
  let next = end
  while (pieces[next] && pieces[next]!.mayDrop && pieces[next]!.chunk.kind === 'adverb') next++
  if (next > end && pieces[next]?.isGlued && !/^(?:particle|than)$/u.test(pieces[next]!.chunk.kind)) return true
  while (pieces[next] && pieces[next]!.mayDrop) next++
  const behind = pieces[next]
  if (next > end && behind?.isGlued && behind.chunk.kind === 'infinitive') return true
  // `blisters, sunburn | and`.
  const last = pieces[end - 1]?.chunk
  return last?.kind === 'row' && !/^(?:and|or)$/u.test(tokens[last.from]!.low) && !/^(?:and|or)$/u.test(tokens[last.from + 1]?.low ?? '')
}

/** What leaving out `has been` costs. */
const ELLIPSIS = 2.2

/** `isWhole`: nothing is left out. `isElliptic`: its auxiliary is left out, as in a headline. */
export type PredicateForm = Form & { readonly isWhole: boolean; readonly isElliptic?: boolean }

/** Most pieces of a clause that are left out in all ways. */
const MAX_DROPPED = 6

/** Ways to say what follows a verb: cut at its end or without some of its middle, in order of length. */
export function predicateForms(analysis: Analysis, { verb, rest }: Pick<Clause, 'verb' | 'rest'>): PredicateForm[] {
  const pieces = piecesOf(analysis, verb, rest)
  const start = wordsIn(analysis, verb)
  const isDenied = analysis.tokens.slice(verb.from, verb.to).some(({ low }) => /^(?:not|n't|never)$/u.test(low))
  const forms: PredicateForm[] = []
  for (let end = 0; end <= pieces.length; end++) {
    const isBare = end === 0 && pieces.length > 0 && BE.test(analysis.tokens[verb.to - 1]!.low)
    if (isBare || isOpenAt(analysis, pieces, end)) continue
    const cut = pieces.slice(end).reduce((sum, { cost }) => sum + cost, 0)
    const kept = pieces.slice(0, end)
    // What is left out takes along what is glued to it.
    const optional = kept.flatMap(({ mayDrop, isGlued }, i) => (mayDrop && !isGlued && i < end - 1 ? [i] : [])).slice(0, MAX_DROPPED)
    for (let mask = 0; mask < 1 << optional.length; mask++) {
      const dropped = new Set<number>()
      for (const [bit, at] of optional.entries()) {
        if (!(mask & (1 << bit))) continue
        dropped.add(at)
        for (
          let n = at + 1;
          n < end &&
          kept[n]!.isGlued &&
          (kept[at]!.chunk.kind !== 'adverb' ||
            n > at + 1 ||
            /^(?:particle|preposition)$/u.test(kept[n]!.chunk.kind) ||
            kept[n]!.chunk.isTime);
          n++
        )
          dropped.add(n)
      }
      // `with a ring | made of tin foil`: a participle belongs to what stands before it.
      if (
        kept.some(
          ({ chunk }, i) =>
            i > 0 &&
            !dropped.has(i) &&
            dropped.has(i - 1) &&
            (chunk.kind === 'than' ||
              chunk.kind === 'row' ||
              (kept[i - 1]!.chunk.isTime && /^(?:before|after)$/u.test(analysis.tokens[chunk.from]!.low)) ||
              (chunk.kind === 'preposition' &&
                kept[i - 1]!.chunk.kind === 'preposition' &&
                !kept[i - 1]!.chunk.isTime &&
                !chunk.isTime &&
                /^(?:in|on|at|to|near|under|behind|above|from|between|inside|outside)$/u.test(analysis.tokens[chunk.from]!.low)) ||
              (kept[i - 1]!.chunk.kind === 'row' && chunk.kind === 'preposition')),
        )
      )
        continue
      if (
        kept.some(
          ({ chunk }, i) =>
            /^(?:participle|adjective)$/u.test(chunk.kind) && !dropped.has(i) && dropped.has(i - 1) && kept[i - 1]!.chunk.kind !== 'adverb',
        )
      )
        continue
      const own = kept.flatMap(({ chunk }, i) => (dropped.has(i) ? [] : [chunk]))
      const isPredicate = BE.test(analysis.tokens[verb.head]!.low)
      if (own.length === 0 && pieces.length > 0 && isPredicate) continue
      if (isPredicate && own.length === 1 && own[0]!.kind === 'adverb') continue
      const words = own.flatMap((chunk, i) => wordsIn(analysis, chunk, isPredicate && i === 0))
      const cost = [...dropped].reduce((sum, i) => sum + kept[i]!.cost, 0) + cut
      const isWhole = end === pieces.length && [...dropped].every((i) => kept[i]!.chunk.kind === 'adverb')
      forms.push({ kept: [...start, ...words], cost, isWhole })
      const isObject = ({ kind }: Chunk) => kind === 'nominal' || kind === 'preposition'
      const plain = own.flatMap((chunk) =>
        isObject(chunk) ? (withoutAdjectives(analysis, chunk) ?? wordsIn(analysis, chunk)) : wordsIn(analysis, chunk, isPredicate),
      )
      const short = own.flatMap((chunk) =>
        isObject(chunk) ? withoutOf(analysis, chunk, plain) : wordsIn(analysis, chunk, isPredicate).filter((i) => plain.includes(i)),
      )
      if (short.length < plain.length && !isDenied && !isPredicate)
        forms.push({ kept: [...start, ...short], cost: cost + 1.3 + 0.35 * (words.length - plain.length), isWhole })
      if (plain.length < words.length && !isDenied)
        forms.push({ kept: [...start, ...plain], cost: cost + 0.35 * (words.length - plain.length), isWhole })
    }
  }
  // `cargo ship (has been) stuck in the canal`.
  const participle = analysis.tokens[verb.head]!
  const isPassive =
    participle.pos === 'VERB' &&
    participle.low !== 'gone' &&
    !participle.low.endsWith('ing') &&
    verb.to - verb.from > 1 &&
    !isDenied &&
    analysis.tokens.slice(verb.from, verb.head).some(({ low }) => BE.test(low)) &&
    analysis.tokens
      .slice(verb.from, verb.head)
      .every(({ low, pos }) => BE.test(low) || /^(?:has|have|had|'ve|’ve)$/u.test(low) || pos === 'ADV')
  return isPassive
    ? [
        ...forms,
        ...forms.map((form) => ({
          ...form,
          kept: form.kept.filter((i) => i < verb.from || i >= verb.head),
          cost: form.cost + ELLIPSIS,
          isElliptic: true,
        })),
      ]
    : forms
}

/** Nouns that say nothing without what they are of. */
const OF_WHAT =
  /^(?:half|most|lot|lots|number|rest|kind|type|sort|cup|glass|bottle|bowl|spoon|part|piece|pair|head|one|some|all|none|cost|price|end|handful|pinch|splash|bit|slice|layer|mountain|ladle|couple|dozen|dozens|hundreds|thousands|millions|tons|tonnes|edge|side|top|bottom|middle|way|form|source|risk|lack|loss|amount|age|time|moment|colony|group|pack|line|drop|drops|clove|cloves|gram|grams|kilo|kilos|fistful|sense|war|tug|fear|use|member|sort|act|speed|size|map|king|queen|name|story|wave|point|state|fold|ball|piece|each|any|many|both|few|thing|reward|temperature|depth|height|length|weight|distance|total|course|amount|hole|inch|foot|meter|mile|kilometer|direction|owner|chance|price|secret|art|history|rest|speed|sound|smell|taste|feeling|idea|dream|lock|fear|power|lack|sign)$/u

/** Words of a noun phrase without what it is of, where it says something alone: `the rubble (of a block)`, `4 million tonnes (of itself)`. */
function withoutOf({ tokens, quantities }: Analysis, chunk: Chunk, kept: readonly number[]): number[] {
  const own = span(chunk).filter((i) => kept.includes(i))
  const of = own.find((i) => tokens[i]!.low === 'of' && i > chunk.from)
  if (of === undefined) return own
  const head = tokens[of - 1]!
  const isNumber = quantities.some(({ at, end }) => at <= head.word && head.word <= end)
  const isSelf = /sel(?:f|ves)$/u.test(tokens[of + 1]?.low ?? '')
  return (isNumber && !isSelf && !/%|percent/u.test(head.low)) || (OF_WHAT.test(head.low) && !isSelf) ? own : own.filter((i) => i < of)
}

/** Words of a noun phrase without the adjectives that it may lose; undefined where it has none. */
function withoutAdjectives({ tokens, quantities }: Analysis, chunk: Chunk, mayLoseArticle = false): number[] | undefined {
  const all = span(chunk)
  const kept = all.filter((i) => {
    const { pos, low, word } = tokens[i]!
    const isNumber = quantities.some(({ at, end }) => at <= word && word <= end)
    const isOfDegree = /^(?:most|more|least|less|very|too|so|far|\p{L}+ly)$/u.test(tokens[i - 1]?.low ?? '')
    const isNamed = /^\p{Lu}/u.test(tokens[i]!.text) && i > 0
    const isJoined =
      tokens[i + 1]?.text === '-' || tokens[i - 1]?.text === '-' || tokens[i - 1]?.word === word || tokens[i + 1]?.word === word
    return !(
      pos === 'ADJ' &&
      !isOfDegree &&
      !ESSENTIAL.test(low) &&
      !isNumber &&
      !isNamed &&
      !isJoined &&
      i < chunk.to - 1 &&
      /^(?:ADJ|NOUN|PROPN)$/u.test(tokens[i + 1]!.pos)
    )
  })
  // `a good idea`: no `a idea`.
  const isWrong = kept.some((i, n) => {
    const next = kept[n + 1]
    return (
      next !== undefined &&
      next > i + 1 &&
      /^an?$/u.test(tokens[i]!.low) &&
      /^[aeiou]/u.test(tokens[next]!.low) !== (tokens[i]!.low === 'an')
    )
  })
  if (kept.length === all.length) return undefined
  // `(A good) onion soup`: without its article.
  return isWrong ? (mayLoseArticle && /^an?$/u.test(tokens[kept[0]!]!.low) ? kept.slice(1) : undefined) : kept
}

/** What leaving out the article of a subject costs. */
const ARTICLE = 1.2

/** Ways to say a subject: whole, without what stands behind its noun, without adjectives, without its article. */
export function subjectForms(analysis: Analysis, { subject }: Pick<Clause, 'subject'>, opens = true): Form[] {
  const { tokens } = analysis
  const [first, ...others] = subject
  if (!first || first.to === first.from) return [{ kept: [], cost: 0 }]
  const loose = (chunk: Chunk) =>
    chunk.kind === 'adverb' && !/^(?:never|hardly|barely|rarely|scarcely|only|almost|nearly|not|seldom)$/u.test(tokens[chunk.from]!.low)
  const trimmed = [...subject]
  while (trimmed.length > 1 && loose(trimmed.at(-1)!)) trimmed.pop()
  const whole: Form = { kept: trimmed.flatMap((chunk) => span(chunk)), cost: 0 }
  // `What they really need`.
  if (
    first.kind === 'opener' ||
    /\b(?:of what)$/u.test(
      tokens
        .slice(first.from, first.to)
        .map(({ low }) => low)
        .join(' '),
    )
  )
    return [whole]
  const joined = others.findIndex(
    ({ kind }, i) =>
      kind !== 'row' &&
      !(kind === 'than' && i === 0) &&
      !(kind === 'nominal' && others[i]!.isTime && tokens[others[i]!.from]!.low === 'a') &&
      !(kind === 'joint' && others[i + 1]?.kind === 'nominal') &&
      !(kind === 'nominal' && others[i - 1]?.kind === 'joint'),
  )
  const joinedVerb = first.kind === 'participle' ? others.findIndex(({ kind }) => !/^(?:nominal|adverb|particle|row)$/u.test(kind)) : joined
  const core = [first, ...(joinedVerb < 0 ? others : others.slice(0, joinedVerb))]
  const denial = others.filter((chunk) => chunk.kind === 'adverb' && !loose(chunk)).flatMap((chunk) => span(chunk))
  const head = tokens[first.head]!
  const isVague = VAGUE.test(head.low) || VAGUE.test(singularOf(head.low)) || head.pos === 'PRON'
  const isQuantified =
    /^(?:most|many|some|few|all|half|no|only|the)$/u.test(tokens[first.from]!.low) &&
    first.to - first.from > 1 &&
    tokens[first.from]!.low !== 'the'
  const left = others.some(({ kind }) => kind === 'relative' || kind === 'participle' || kind === 'verb')
  const coreWords = [...new Set([...core.flatMap((chunk) => span(chunk)), ...denial])].toSorted((a, b) => a - b)
  const isShorter = coreWords.length < whole.kept.length
  const isPlace = others.some(({ kind }) => kind === 'preposition')
  const cost = isShorter
    ? isVague && (left || others.some(({ kind }) => kind === 'nominal'))
      ? isQuantified
        ? 0.9
        : 2.5
      : isVague
        ? 0.9
        : left
          ? 0.5
          : isPlace
            ? 0.25
            : 0.2
    : 0
  // `strong winds and poor visibility were`: one of two, where the verb fits it too.
  const isPair = core.length > 1 && singularOf(head.low) !== head.low && head.pos === 'NOUN'
  const bare = withoutAdjectives(analysis, first, opens)
  const bareWords = bare && [...bare, ...coreWords.filter((i) => i >= first.to)]
  const forms: Form[] = [
    whole,
    ...(isShorter ? [{ kept: coreWords, cost }] : []),
    ...(isPair ? [{ kept: span(first), cost: cost + 0.8 }] : []),
    ...(bareWords ? [{ kept: bareWords, cost: cost + 0.8 + (bareWords[0] === coreWords[0] ? 0 : ARTICLE), isBare: true }] : []),
  ]
  // `Even the old cathedral`.
  const isEven = tokens[first.from]!.low === 'even' && first.to - first.from > 2
  const all = isEven
    ? [...forms, ...forms.map(({ kept, cost: one, isBare }) => ({ isBare, kept: kept.filter((i) => i !== first.from), cost: one + 0.4 }))]
    : forms
  return all.flatMap((form) => {
    const isArticle = opens && core.length === 1 && /^(?:the|an?)$/u.test(tokens[form.kept[0] ?? -1]?.low ?? '') && form.kept.length > 1
    return isArticle ? [form, { ...form, kept: form.kept.slice(1), cost: form.cost + ARTICLE }] : [form]
  })
}

/** The subject that a pronoun stands for, of the clause before it; undefined where that is not certain. */
export function antecedentOf({ tokens }: Analysis, clause: Clause, before: Clause | undefined): readonly Chunk[] | undefined {
  const [pronoun, ...others] = clause.subject
  const [noun] = before?.subject ?? []
  if (
    !pronoun ||
    others.some(({ kind }) => kind !== 'adverb') ||
    pronoun.to - pronoun.from !== 1 ||
    !noun ||
    noun.kind !== 'nominal' ||
    !(before!.role === 'setting' || (/^(?:so|but)$/u.test(clause.role) && before!.role === 'main'))
  )
    return undefined
  const word = tokens[pronoun.from]!.low
  const head = tokens[noun.head]!
  if (!/^(?:NOUN|PROPN)$/u.test(head.pos)) return undefined
  const lemma = singularOf(head.low)
  const isPlural = lemma !== head.low && head.pos === 'NOUN'
  const isPerson = natureOf(lemma) === 'person' || (head.pos === 'PROPN' && !/^the$/u.test(tokens[noun.from]!.low))
  const fits =
    word === 'they'
      ? isPlural
      : word === 'it'
        ? !isPlural && !isPerson && head.pos === 'NOUN'
        : /^(?:he|she)$/u.test(word)
          ? !isPlural && isPerson
          : false
  if (/^(?:his|her|their|its)$/u.test(tokens[noun.from]!.low)) return undefined
  // `When a thief stole his lamp, he`: somebody else.
  if (
    /^(?:he|she)$/u.test(word) &&
    before!.rest.some(({ from, to }) => tokens.slice(from, to).some(({ low }) => /^(?:his|her|him|he|she)$/u.test(low)))
  )
    return undefined
  const rivals = before!.rest.filter(
    (chunk) => /^(?:nominal|row)$/u.test(chunk.kind) && /^(?:NOUN|PROPN)$/u.test(tokens[chunk.head]!.pos) && !chunk.isTime,
  )
  const isRivalled = rivals.some((rival) => {
    const own = singularOf(tokens[rival.head]!.low)
    const isMany = own !== tokens[rival.head]!.low
    return word === 'they' ? isMany : word === 'it' ? !isMany : natureOf(own) === 'person' || tokens[rival.head]!.pos === 'PROPN'
  })
  return fits && !isRivalled && noun.to - noun.from <= 4 ? [noun] : undefined
}

export const isVagueNoun = (low: string): boolean => VAGUE.test(low) || VAGUE.test(singularOf(low))
