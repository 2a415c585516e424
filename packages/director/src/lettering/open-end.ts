import { DURATION, MEASURE } from '../languages/en/number-words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'

/** Words after which another must follow. */
const LEADING =
  /^(?:right|just|only|even|so|too|very|almost|nearly|more|most|less|not|never|quite|rather|really|as|about|always|often|also|probably|no|every|each|such|both|either|neither|between|whose|my|your|his|its|our|their|a|an|the|upside|face|how|what|why|which|who|whom|whether|because|if|when|while|until|unless|although|though|than|per|'s|’s|n't)$/u
const PARTICLE = /^(?:up|down|out|off|away|back|by|on|over|in|together|apart|aside|through|along|around|upside|open|alone|behind)$/u
/** Prepositions behind which no phrase of the same verb goes on. */
const OF_TIME = /^(?:before|after|until|since|during|because|while|when|if|unless|though|although|so|that|but|and|or|yet)$/u
const NOUN_PHRASE = /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/u
/** `to lay them | on a tray`, `turn iron | into steel`: verbs that say nothing without where or into what. */
const PLACING =
  /^(?:put|place|lay|set|tuck|stick|turn|convert|transform|divide|split|protect|keep|prevent|compare|swap|trade|exchange|replace)$/u
/** `makes the day | pink`, `asked me | to go`, `watched it | rise`. */
const WITH_COMPLEMENT = /^(?:make|keep|leave|find|turn|paint|hold|get|call|name|let|help|watch|see|hear|feel|consider|have)$/u
const WITH_INFINITIVE =
  /^(?:ask|tell|want|allow|force|help|teach|get|need|let|order|beg|expect|convince|persuade|warn|cause|enable|invite|remind|encourage|forbid)$/u
const GIVING = /^(?:teach|give|tell|show|hand|bring|offer|read|buy|cook|send|lend|pass|pay|feed|ask|owe|promise|cost|save)$/u
/** Nouns and adjectives that say nothing without the infinitive behind them. */
const BEFORE_INFINITIVE =
  /^(?:enough|able|unable|likely|unlikely|ready|willing|going|due|about|supposed|easy|easier|hard|harder|afraid|allowed|forced|urge|temptation|chance|ability|way|time|wish|desire|tendency|opportunity|attempt|promise|decision|permission|reason|power|courage|right|first|last|only|one)$/u

/** Words that open an indirect question. */
const ASKED = /^(?:which|what|why|how|where|whether|who|whom)$/u
/** What a length or a time is of. */
const OF_UNIT = /^(?:later|ago|earlier|before|after|long|tall|deep|high|wide|thick|away|old|late|early|apart|\p{L}{2,}er)$/u

const nextWord = (last: Token, tokens: readonly Token[]): Token | undefined => {
  const next = tokens[last.i + 1]
  return next && !isClauseEnd(next) && /[\p{L}\p{N}'’]/u.test(next.text) ? next : undefined
}

/** Is a word that may be a preposition one without a noun phrase: `wipe it off | with a rag`? */
function isParticle({ low, i, pos }: Token, tokens: readonly Token[]): boolean {
  if (!PARTICLE.test(low)) return false
  const after = tokens[i + 1]
  return pos === 'ADV' || !after || isClauseEnd(after) || /^(?:ADP|CCONJ|SCONJ|ADV|PART)$/u.test(after.pos)
}

/** Does what is said of a verb's object go on: `makes the day | pink`, `asked me | to go`, `wipe the grease | off`? */
function isObjectOpen(last: Token, next: Token, inside: readonly Token[], tokens: readonly Token[]): boolean {
  const verb = inside.findLast(({ pos, i }) => pos === 'VERB' && i < last.i)
  if (!verb) return false
  if (isParticle(next, tokens)) return true
  if (next.low === 'to' && /^(?:VERB|AUX)$/u.test(tokens[next.i + 1]?.pos ?? '') && WITH_INFINITIVE.test(verb.lemma)) return true
  if (next.pos === 'ADP' && !OF_TIME.test(next.low) && PLACING.test(verb.lemma) && inside.at(-1)!.i - verb.i < 5) return true
  const isComplement = next.pos === 'ADJ' || (next.pos === 'VERB' && (next.low === next.lemma || next.low.endsWith('ing')))
  if (isComplement && WITH_COMPLEMENT.test(verb.lemma)) return true
  return GIVING.test(verb.lemma) && /^(?:DET|PRON|NUM|ADJ|NOUN)$/u.test(next.pos)
}

/** Is a noun phrase at the end the subject of a verb that is left out, behind other words: `happens so your mom | can`? */
function isSubjectLeft(last: Token, next: Token, inside: readonly Token[], { phrases }: Analysis): boolean {
  const phrase = phrases.find(({ end }) => end === last.i)
  return (
    phrase !== undefined &&
    phrase.start > inside[0]!.i &&
    /^(?:VERB|AUX)$/u.test(next.pos) &&
    !next.low.endsWith('ing') &&
    phrase.role === 'subject'
  )
}

/** `short, | tiny waves`. */
const isAdjectiveInRow = ({ pos, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'ADJ' && tokens[i + 1]?.text === ',' && tokens[i + 2]?.pos === 'ADJ' && tokens[i + 3]?.pos === 'NOUN'

/** Does the last token of some words leave open what its phrase goes on with? */
export function isOpenEnd(last: Token, inside: readonly Token[], analysis: Analysis): boolean {
  const { tokens, phrases } = analysis
  const next = nextWord(last, tokens)
  if (phrases.some(({ start, end }) => start <= last.i && last.i < end) || isAdjectiveInRow(last, tokens)) return true
  if (!next) return /^(?:DET|CCONJ|SCONJ)$/u.test(last.pos) && inside.length > 1
  // `twenty|-three`, `Whole | 's`.
  if (next.word === last.word) return true
  // `weighs less | than a can` says something, `less | than a can` does not.
  if (next.low === 'than') return !inside.some(({ pos, i }) => pos === 'VERB' && i < last.i)
  // `went by | like trams`.
  if (next.low === 'like' && PARTICLE.test(last.low)) return inside.length < 2
  if (LEADING.test(last.low) || /^(?:DET|AUX|CCONJ|SCONJ|PART)$/u.test(last.pos)) return true
  if (next.low === 'of') return true
  if (next.low === 'as' && /^(?:ADJ|ADV|NOUN)$/u.test(last.pos)) return true
  // `up | to us`, `out | of bed`, `two hours | faster`.
  if (/^(?:up|out)$/u.test(last.low) && /^(?:to|of)$/u.test(next.low)) return true
  if ((DURATION.test(last.low) || MEASURE.test(last.low)) && OF_UNIT.test(next.low)) return true
  if (last.pos === 'ADP') return !(isParticle(last, tokens) && inside.length > 1)
  if (last.pos === 'PRON' && /^(?:VERB|AUX)$/u.test(next.pos)) return true
  if (last.pos === 'PRON' && next.pos === 'ADV' && /^(?:i|he|she|we|they|it)$/u.test(last.low)) return true
  // `Nobody knows | which door`, `did not come | at all`, `is lost | as soon as you stop`.
  const after = tokens[next.i + 1]?.low ?? ''
  const isWhole = ASKED.test(next.low) || (next.low === 'at' && after === 'all') || (next.low === 'as' && /^(?:soon|long)$/u.test(after))
  if (last.pos === 'VERB' && inside.length > 1 && isWhole) return false
  if (last.pos === 'VERB')
    return (
      NOUN_PHRASE.test(next.pos) ||
      (next.pos === 'ADV' && next.low.endsWith('ly')) ||
      isParticle(next, tokens) ||
      LEADING.test(next.low) ||
      (/^(?:ADP|PART|VERB)$/u.test(next.pos) && !OF_TIME.test(next.low))
    )
  if (
    /^(?:ADV|ADJ|NUM)$/u.test(last.pos) &&
    /^(?:ADJ|ADV|NOUN|PROPN)$/u.test(next.pos) &&
    !/^(?:away|together|alone|again|today|now|too)$/u.test(last.low)
  )
    return true
  if (last.pos === 'ADV' && next.pos === 'VERB') return true
  if (last.pos === 'ADJ' && /^(?:with|from|about|to|for|at|on)$/u.test(next.low)) return true
  if (next.low === 'to' && BEFORE_INFINITIVE.test(last.low)) return true
  // `from page | to page`, `year | after year`.
  if (next.low === 'to' && inside.some(({ low, i }) => low === 'from' && last.i - i < 4)) return true
  if (next.pos === 'ADP' && tokens[next.i + 1]?.low === last.low) return true
  const isPair = inside.some(({ low }) => /^(?:between|both|either|neither)$/u.test(low))
  if (isPair && /^(?:and|or|nor)$/u.test(next.low)) return true
  return isObjectOpen(last, next, inside, tokens) || isSubjectLeft(last, next, inside, analysis)
}
