import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from '../../clauses/chunk.ts'
import { span } from './noun-forms.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { isComplement } from './verb-complements.ts'

const PLACING =
  /^(?:put|place|lay|set|tuck|stick|turn|convert|transform|divide|split|protect|prevent|compare|swap|trade|exchange|replace|mistake|hang|lean|attach|remind|rob|base|glue|bury|treat|blame|confuse|run|pass|drag|slide|sprinkle|drizzle|spread|wrap|pour|scatter|hold|store|dip|aim)$/u
/** Nouns that say nothing without the two that they are between. */
const OF_TWO = /^(?:differences?|gap|distance|line|border|choice|balance|link|connection|space|wall)$/u

/** Prepositions that say where something goes. */
const DIRECTION = /^(?:toward|towards|into|onto|to|through|across|past|off|over|out|down|up|along|around|beyond|against|from)$/u
/** Verbs with what their object becomes or is. */
const WITH_ADJECTIVE =
  /^(?:make|keep|leave|get|find|turn|paint|call|hold|consider|set|cut|slice|serve|drive|lay|push|open|let|want|like|have|feel|see|eat|drink|dye|wipe|lick|pull|prove|declare|swipe|render|pack|bury|catch)$/u
/** Verbs that say nothing without where, of what or with whom. */
const DEPENDENT =
  /^(?:depend|rely|count|consist|belong|look|lead|listen|refer|deal|step|sit|lie|stand|lean|stare|point|suffer|result|differ|amount|go|come|get|pass|climb|crawl|slide|slip|squeeze|land|roll|turn|feel|sound|smell|taste|act|end|fall|care|think|talk|speak|apply|aim|head|slam|live|stay|be|remain|last|begin|start|keep|run|break|stick|hold|put|set|lay|place|throw|push|pour|pull|drown|rise|drop|work|hide|flee|serve|wake|date|range|stem|focus|insist|participate|vote|bump|stumble|bounce|spread|return|cling|hang|drive|move|travel|fly|walk|sail|ride|pay|search)$/u
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

/** Words of a chunk without adverbs that may be left out. `isDegree`: also `so`, where what it leads to is left out. */
export function wordsIn({ tokens }: Analysis, chunk: Chunk, isPredicate = false): number[] {
  return span(chunk).filter((i) => {
    const { low, pos, word } = tokens[i]!
    const isShared = tokens[i + 1]?.word === word || tokens[i - 1]?.word === word
    // `would rather`.
    if (low === 'rather' && /^(?:would|['’]d)$/u.test(tokens[i - 1]?.low ?? '')) return true
    if (isShared || pos !== 'ADV' || KEPT.test(low) || tokens[i + 1]?.low === 'enough') return true
    if (chunk.to - chunk.from === 1) return true
    if (chunk.kind === 'verb' || chunk.kind === 'infinitive') return !DROPPED.test(low) && !low.endsWith('ly')
    if (low === 'so') return !isPredicate
    return !/^(?:really|actually|just|very|quite|pretty|literally|simply|way|already|extremely|incredibly|absolutely|totally|completely)$/u.test(
      low,
    )
  })
}

export type Piece = { readonly chunk: Chunk; readonly isGlued: boolean; readonly mayDrop: boolean; readonly cost: number }

/** What follows a verb, with what may be cut or left out of it. */
export function piecesOf(analysis: Analysis, verb: Chunk, rest: readonly Chunk[]): Piece[] {
  const { tokens, quantities } = analysis
  let governor = verb
  let hasObject = false
  return rest.map((chunk, k): Piece => {
    const before = rest[k - 1]
    const lemma = tokens[governor.head]!.lemma
    const low = tokens[chunk.from]!.low
    const isFirst = before === undefined || before === governor
    const isBe = FORMS_OF_BE.test(tokens[governor.head]!.low)
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
        // `listens to an engine | the way a doctor listens`.
        if (before !== undefined && low === 'the' && tokens[chunk.from + 1]?.low === 'way') return piece(false, true, 0.3)
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
        // `Mix flour, water, and yeast`.
        return piece(before?.kind === 'row' || before?.isTime === true || /^(?:mix|combine|blend|compare)$/u.test(lemma), true, 0.4)
      case 'adjective':
        // `grew two inches taller`.
        const isOfMeasure =
          before?.kind === 'nominal' &&
          quantities.some(({ at, kind }) => kind === 'measure' && at >= tokens[before.from]!.word && at <= tokens[before.to - 1]!.word)
        // `is one size too small`.
        const isOfSteps =
          before?.kind === 'nominal' && /^(?:sizes?|notch|steps?|degrees?|shades?|inch|inches)$/u.test(tokens[before.head]!.low)
        if (isOfMeasure || isOfSteps) return piece(true, false, 0)
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
        return low === 'so' && before?.kind === 'nominal' && !/^(?:make|get|keep|leave|find|turn)$/u.test(lemma)
          ? piece(false, true, 0.1)
          : piece(true, false, 0)
      case 'adverb':
        if (/^(?:away|ago|apart)$/u.test(low) && before && /^(?:preposition|nominal)$/u.test(before.kind)) return piece(true, false, 0)
        if (/^(?:rarely|seldom|hardly|barely|scarcely|never|only|almost|nearly|not)$/u.test(low)) return piece(true, false, 0)
        if (chunk.to - chunk.from > 1 && low === 'a')
          return isFirst && DEPENDENT.test(lemma) ? piece(true, false, 0) : piece(false, true, 0.3)
        if (chunk.to - chunk.from > 1 && /^(?:very|as|too|so|more|less|most|quite|far)$/u.test(low)) return piece(isFirst, !isFirst, 0.5)
        // `laughed out | loud`, but `went out | quickly`.
        if (before?.kind === 'particle' && !DROPPED.test(low) && !low.endsWith('ly')) return piece(true, false, 0)
        // `told the truth once`.
        if (/^(?:once|twice)$/u.test(low) && rest[k + 1] === undefined) return piece(false, true, 2)
        return DROPPED.test(low) || low.endsWith('ly') ? piece(false, true, 0.05) : piece(isFirst || KEPT.test(low), !isFirst, 0.2)
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
        // `left heads | made of soap`: it says which, rather than what becomes of them.
        const isWhich =
          before?.kind === 'nominal' &&
          /(?:ed|en|ade|uilt)$/u.test(low) &&
          rest[k + 1]?.kind === 'preposition' &&
          /^(?:of|by|with|from|in)$/u.test(tokens[rest[k + 1]!.from]!.low)
        const isNeeded =
          isFirst ||
          before?.kind === 'adverb' ||
          before?.kind === 'than' ||
          before?.kind === 'particle' ||
          (WITH_PARTICIPLE.test(lemma) && !isWhich)
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
        // `nothing more than staying in the room`.
        if (before?.kind === 'than' && tokens[before.to - 1]!.low.endsWith('ing') && !chunk.isTime) return piece(true, false, 0)
        // `is longest in the morning`.
        if (isBe && before && tokens[before.to - 1]!.low.endsWith('est')) return piece(true, false, 0)
        // `one ladle at a time`, `pull the pot off the fire`.
        if (low === 'at' && tokens[chunk.from + 1]!.low === 'a' && tokens[chunk.to - 1]!.low === 'time' && before?.kind === 'nominal')
          return piece(true, false, 0)
        const isTaken = /^(?:pull|take|lift|scrape|knock|shake|cut|wipe|peel|throw)$/u.test(lemma) && /^(?:off|out|from)$/u.test(low)
        if (before?.kind === 'nominal' && isTaken) return piece(true, false, 0)
        // `prayed for winter`, `all the way to the moon`.
        if (low === 'for' && isFirst && /^(?:pray|wait|hope|long|ask|search|look|care|apologize)$/u.test(lemma))
          return piece(true, false, 0)
        if (low === 'to' && before?.kind === 'nominal' && tokens[before.head]!.low === 'way') return piece(true, false, 0)
        if (before?.kind === 'nominal' && isComplement(analysis, lemma, chunk)) return piece(true, false, 0)
        // `had my hand on the lock`, `took the shadows for the world`.
        const isHeld = /^(?:have|keep|hold|leave|rest|press)$/u.test(lemma) && /^(?:in|on|at|under|over|against|around)$/u.test(low)
        if (before?.kind === 'nominal' && isHeld && /^(?:my|your|his|her|its|our|their)$/u.test(tokens[before.from]!.low))
          return piece(true, false, 0)
        if (before?.kind === 'nominal' && low === 'for' && lemma === 'take' && !chunk.isTime) return piece(true, false, 0)
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
        // `reads it as a sunrise`.
        if (low === 'as' && before?.kind === 'nominal' && hasObject) return piece(true, false, 0)
        // `breathing like an animal`.
        if (low === 'like' && governor !== verb && tokens[governor.head]!.low.endsWith('ing')) return piece(false, true, 0.8)
        if (low === 'between' && isFirst) return piece(true, false, 0)
        // `cut the number of pieces in half`.
        if (low === 'in' && /^(?:half|two|three|thirds|quarters|pieces)$/u.test(tokens[chunk.to - 1]!.low)) return piece(true, false, 0)
        // `Fold the dough over itself`.
        if (/sel(?:f|ves)$/u.test(tokens[chunk.to - 1]!.low)) return piece(true, false, 0)
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
          const isDenied =
            /^(?:without|by)$/u.test(low) && tokens.slice(verb.from, verb.to).some(({ low: one }) => /^(?:not|n't|never)$/u.test(one))
          return piece(isDenied || (isFirst && isBe), false, low === 'without' ? 0.8 : 0.3)
        }
        if (isFirst || (before?.kind === 'adverb' && !hasObject)) {
          const isOpen =
            isBe ||
            (lemma === 'ask' && low === 'for') ||
            (!hasObject && DIRECTION.test(low)) ||
            (DEPENDENT.test(lemma) && !(governor === verb && tokens[governor.head]!.low.endsWith('ing'))) ||
            (governor.kind === 'participle' && governor !== rest[0])
          const isPassive =
            tokens.slice(verb.from, verb.head).some(({ low: one }) => FORMS_OF_BE.test(one)) &&
            tokens[verb.head]!.pos === 'VERB' &&
            !tokens[verb.head]!.low.endsWith('ing')
          // `is always at the back`: its adverb may go.
          if (isBe && !isFirst && before?.kind === 'adverb') return piece(false, false, 3)
          return piece(isOpen, !isOpen, isOpen ? 0 : isPassive && governor === verb ? 2.6 : 1)
        }
        if (before?.kind === 'adjective' && low === 'for' && tokens.slice(before.from, before.to).some(({ low: one }) => one === 'too'))
          return piece(false, true, 0.4)
        if (before?.kind === 'adjective') return piece(/^(?:of|from|for|to|with|in|at|about|on)$/u.test(low) && isBe, true, 0.3)
        if (before?.kind === 'particle') return piece(/^(?:to|of|from|into|with|like|on|for)$/u.test(low) && !hasObject, true, 0.3)
        const isPlaced =
          /^(?:nominal|row)$/u.test(before?.kind ?? '') &&
          (/^(?:into|onto)$/u.test(low) ||
            (PLACING.test(lemma) && rest[0]?.kind !== 'particle' && !/^(?:before|after|during|until|by|without|with)$/u.test(low)) ||
            (/^(?:replace|compare|treat|confuse)$/u.test(lemma) && /^(?:with|by)$/u.test(low)))
        const isGiven =
          (GIVING.test(lemma) && low === 'to') || (/^(?:ask|charge|thank|blame|search|mistake|pay)$/u.test(lemma) && low === 'for')
        return piece(
          isPlaced || (lemma === 'ask' && low === 'for'),
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
export function isOpenAt({ tokens }: Analysis, verb: Chunk, pieces: readonly Piece[], end: number): boolean {
  if (pieces[end]?.isGlued) return true
  let next = end
  while (pieces[next] && pieces[next]!.mayDrop && pieces[next]!.chunk.kind === 'adverb') next++
  if (next > end && pieces[next]?.isGlued && !/^(?:particle|than)$/u.test(pieces[next]!.chunk.kind)) return true
  while (pieces[next] && pieces[next]!.mayDrop) next++
  const behind = pieces[next]
  if (next > end && behind?.isGlued && behind.chunk.kind === 'infinitive') return true
  // `can't tell the difference | between a lion and an email`.
  const head = tokens[pieces[end - 1]?.chunk.head ?? -1]?.low ?? ''
  if (end > 0 && behind?.chunk.kind === 'preposition' && OF_TWO.test(head) && tokens[behind.chunk.from]!.low === 'between') return true
  // `Put the router | as high as you can`.
  if (end === 1 && pieces.length > 1 && /^(?:put|place|lay|set)$/u.test(tokens[verb.head]!.lemma)) return true
  // `blisters, sunburn | and`.
  const last = pieces[end - 1]?.chunk
  return last?.kind === 'row' && !/^(?:and|or)$/u.test(tokens[last.from]!.low) && !/^(?:and|or)$/u.test(tokens[last.from + 1]?.low ?? '')
}
