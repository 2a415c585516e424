import { KIN, MEASURING_NOUNS } from '../languages/en/words.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Analysis } from './analysis.ts'
import { isPartOfSomebody, isVisiblePart } from './body-parts.ts'
import { isFigurative } from './figurative.ts'
import { isOnlyComplement } from './unpictured/complements.ts'
import { isMeasure } from './unpictured/measures.ts'
import { isMetaphor, isPredicate } from './unpictured/metaphors.ts'
import type { Picture } from './story-state.ts'

/** `She was not allowed into the house`: a definite place stays in a denial. */
const isGivenPlace = (phrase: Phrase, { tokens }: Analysis): boolean =>
  phrase.bar === 'negated' &&
  phrase.role === 'behind' &&
  /^(?:into|in|on|from|at|through|across|under|over)$/u.test(phrase.preposition ?? '') &&
  phrase.run[0]!.low === 'the' &&
  tokens.slice(0, phrase.start).some(({ pos }) => pos === 'VERB')

/** `My grandmother sold fish`: whom the narrator tells of. */
const isOfNarrator = ({ role, possessor }: Phrase): boolean => role !== 'behind' && /^(?:my|our)$/u.test(possessor ?? '')

const FAMILY_ACTS =
  /^(?:believe|tell|say|ask|shout|call|bake|cook|sew|weave|weep|cry|hug|kiss|carry|hold|pull|push|teach|read|sing|write|buy|sell|wash|paint|pray|laugh|smile|wave|drive|dig|plant|rub|whisper|scream|dance|play|feed|sweep|beg|follow|run|walk|sit|pour|bury|kneel|stand|climb|lift|throw|catch|wait|open|close|knock|point|stare|glare|nod|lean|wipe|lead|guide|chase|show|give|hand|drag|sign|build|repair|fix|rake|fish|draw|comb|brush|knit|row|ride|embrace|comfort|scrub|clean|iron|polish|crouch|crawl|creep|grab|grip|search|jump|swim|eat|drink|sleep|type|chop|stir|mend|carve|sculpt|knead|pay|offer|slip|pass|lend|serve|blow|bend|stroke|steal|snatch)$/u

/** `Her mother told her`, `His wife baked bread`: somebody of a family who does something that is seen. */
function isActing({ role, bar, end }: Phrase, { tokens }: Analysis): boolean {
  const isAside = tokens[end + 1]?.text === ',' && /^(?:who|whose)$/u.test(tokens[end + 2]?.low ?? '')
  const from = isAside ? tokens.findIndex(({ text, i }) => text === ',' && i > end + 2) + 1 : end + 1
  if (role !== 'subject' || bar !== '' || from === 0) return false
  const verb = tokens.slice(from, from + 3).find(({ pos }) => pos !== 'ADV')
  const isDoing = verb?.pos === 'VERB' && FAMILY_ACTS.test(verb.lemma)
  // `couldn't look and buried her face`.
  const isLater = isAside && tokens.slice(from).some((token) => token.pos === 'VERB' && FAMILY_ACTS.test(token.lemma))
  return isDoing || isLater
}

/** What is done to somebody who is there, with somebody, and to somebody who takes it. */
const MEETING = /^(?:hug|kiss|visit|help|feed|carry|hold|teach|wash|wake|greet|meet|lift|rescue|push|pull|comfort|embrace|marry|dress)$/u
const SHARING =
  /^(?:share|eat|drink|walk|sit|dance|play|sing|bake|cook|talk|stand|argue|laugh|cry|wait|run|swim|ride|fish|read|paint|travel|dine|whisper|sleep|lie|build|plant)$/u
const GIVING = /^(?:give|hand|bring|show|read|sing|talk|whisper|pass|offer|wave|run|pay|sell|slip|lend|serve|throw)$/u

/** `hugs her child`, `eats with his father`, `gave the lantern to his sister`: both are there. */
function isTogether({ role, bar, start, preposition }: Phrase, { tokens }: Analysis): boolean {
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  if (!verb || bar !== '' || role === 'subject') return false
  // `gave | her brother a key`.
  if (role === 'object' && start - verb.i === 1 && GIVING.test(verb.lemma)) return true
  if (role === 'object') return start - verb.i <= 2 && MEETING.test(verb.lemma)
  return preposition === 'to' ? GIVING.test(verb.lemma) : /^(?:with|beside|by)$/u.test(preposition ?? '') && SHARING.test(verb.lemma)
}

const PRONOUN_PERSON = /^(?:i|he|she|they|we|you|who)$/u

/** `He was an emperor`, `She became the first author`: the same person, not a second one. */
export function isSamePerson(phrase: Phrase, analysis: Analysis): boolean {
  const { tokens, phrases } = analysis
  // `became a nurse, then a builder`.
  const before = phrases.findLast(({ end }) => end < phrase.start)
  const isInRow = before !== undefined && tokens.slice(before.end + 1, phrase.start).every(({ pos }) => /^(?:PUNCT|CCONJ|ADV)$/u.test(pos))
  if (isInRow && isSamePerson(before, analysis)) return true
  const verb = tokens.slice(0, phrase.start).findLast(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  if (
    phrase.role !== 'object' ||
    !verb ||
    phrase.start - verb.i > 2 ||
    !/^(?:is|are|was|were|be|been|become|became|becomes|'s|'m|'re)$/u.test(verb.low)
  )
    return false
  const subject = tokens
    .slice(Math.max(0, verb.i - 4), verb.i)
    .findLast(({ pos, low }) => pos === 'NOUN' || pos === 'PROPN' || PRONOUN_PERSON.test(low))
  // `The prisoner became president`.
  const isBecoming = /^become|became$/u.test(verb.low) && natureOf(singularOf(subject?.low ?? '')) === 'person'
  // `My grandfather was a baker`.
  const isRelative = subject !== undefined && /^(?:is|was)$/u.test(verb.low) && subject.i === verb.i - 1 && KIN.test(subject.lemma)
  return subject !== undefined && (PRONOUN_PERSON.test(subject.low) || isBecoming || isRelative)
}

/** `Haruto wanted to be a chef`: he is none yet, and nobody else is meant. */
const isWished = ({ role, start }: Phrase, { tokens }: Analysis): boolean =>
  role === 'object' &&
  /^(?:be|become)$/u.test(tokens[start - 1]?.low ?? '') &&
  tokens[start - 2]?.low === 'to' &&
  /^(?:want|wish|hope|dream|plan|long|decide)$/u.test(tokens[start - 3]?.lemma ?? '')

/** `Octavia grew up here, the daughter of a maid`: herself, and whose child she is. */
function isDescent(phrase: Phrase, { tokens, phrases }: Analysis): boolean {
  const whose = phrase.of ?? phrase
  const isKin =
    KIN.test(whose.lemma) && tokens[whose.start - 1]?.text === ',' && tokens[whose.end + 1]?.low === 'of' && phrases[0] !== whose
  const last = phrases.findLast(({ end }) => end < phrase.start)
  const isJoined = tokens[phrase.start - 1]?.low === 'and' && last?.of !== undefined && isDescent(last, { tokens, phrases } as Analysis)
  return isKin || isJoined
}

/** `They called these places penny universities`: a name for it. */
function isCalledSo(phrase: Phrase, { tokens, phrases }: Analysis): boolean {
  const verb = tokens.slice(0, phrase.start).findLast(({ pos }) => pos === 'VERB')
  if (!verb || !/^(?:call|name|dub|label|nickname)$/u.test(verb.lemma)) return false
  const isWithObject = /^(?:this|that|these|those)$/u.test(phrase.run[0]!.low) && phrase.nouns.length > 1
  const isBehindObject = isWithObject || phrases.some(({ start, end }) => start > verb.i && end === phrase.start - 1)
  return isBehindObject || (tokens[phrase.start - 1]?.pos === 'PRON' && phrase.start - verb.i === 2)
}

/** `Jakob's smile faded`: whose part a sentence is about. */
function isSeenByPart({ end, bar }: Phrase, { phrases }: Analysis): boolean {
  const owned = phrases.find(({ start }) => start > end && start - end <= 2)
  return bar === '' && owned?.role === 'subject' && isVisiblePart(owned.lemma)
}

/** `a photograph of a girl`: nobody who is there. */
const DEPICTIONS =
  /^(?:photo|photograph|picture|drawing|painting|portrait|sketch|image|story|tale|dream|memory|thought|shadow|shape|promise|lack|absence|loss|ghost|outline|silhouette|carving|tattoo)$/u

/** `Paintings show people swimming`: nothing of it is there. */
function isDepicted({ role, start }: Phrase, { tokens, phrases }: Analysis): boolean {
  const verb = tokens.findLast(({ pos, i, lemma }) => pos === 'VERB' && i < start && /^(?:show|depict|portray)$/u.test(lemma))
  const subject = verb && phrases.findLast((other) => other.role === 'subject' && other.end < verb.i)
  return role !== 'subject' && subject !== undefined && DEPICTIONS.test(subject.lemma)
}

/** `smelled of lavender`, `dreamed of bread`, `reminded her of the sea`: it is not there. */
function isOnlySensed({ role, preposition, start }: Phrase, { tokens }: Analysis): boolean {
  if (role !== 'behind' || !/^(?:of|about)$/u.test(preposition ?? '')) return false
  const at = tokens.slice(0, start).findLastIndex(({ pos }) => pos === 'ADP')
  const verb = tokens.slice(Math.max(0, at - 2), at).findLast(({ pos }) => pos === 'VERB')
  return verb !== undefined && /^(?:smell|taste|reek|stink|dream|remind|boast|despair|tire)$/u.test(verb.lemma)
}

const REMOTE = /^(?:phone|call|ring|telephone|text|email|miss|remember|forget|mourn|mention|outlive|owe|name|thank|blame|resemble)$/u
const BEGINNING = /^(?:begin|start|continue|come|manage|stop|go|help|turn|use|get|lean|bend|rush|run|kneel|reach)$/u

/** `told my mother on the phone`. */
const isByPhone = (tokens: Analysis['tokens'], end: number): boolean =>
  /^(?:(?:on|over) the (?:phone|telephone)|by (?:phone|letter|mail)|in a (?:letter|text|message))/u.test(
    tokens
      .slice(end + 1, end + 4)
      .map(({ low }) => low)
      .join(' '),
  )

/** `phoned my aunts in Lagos`, `wanted to find her brother`: somebody who is not there. */
function isFarAway({ role, start, end, preposition }: Phrase, { tokens }: Analysis): boolean {
  const verb = role === 'subject' ? undefined : tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  if (verb && isByPhone(tokens, end)) return true
  if (!verb || start - verb.i > 3) return false
  if (role === 'object' && REMOTE.test(verb.lemma)) return true
  if (role === 'behind' && preposition === 'to' && /^(?:write|speak)$/u.test(verb.lemma)) return true
  const main = tokens[verb.i - 1]?.low === 'to' ? tokens.slice(0, verb.i - 1).findLast(({ pos }) => pos === 'VERB') : undefined
  return main !== undefined && !BEGINNING.test(main.lemma) && role === 'object'
}

/** `an aunt I had never met`: somebody who was never there. */
const isNeverMet = ({ end, role }: Phrase, { tokens }: Analysis): boolean =>
  role !== 'subject' &&
  /^(?:(?:who|whom|that) )?(?:i|he|she|we|they) (?:(?:had|have|has|'d|'ve|would) )?never (?:met|meet|seen|see|saw|known|knew)\b/u.test(
    tokens
      .slice(end + 1, end + 6)
      .map(({ low }) => low)
      .join(' '),
  )

/** `before calling a plumber`, `without asking a doctor`: somebody who did not come. */
function isNotYetCalled({ start, role }: Phrase, { tokens }: Analysis): boolean {
  const verb = role === 'subject' ? undefined : tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  return verb !== undefined && verb.low.endsWith('ing') && /^(?:before|without|instead|than|of)$/u.test(tokens[verb.i - 1]?.low ?? '')
}

/** `change owners`, `swap seats`: one for another, neither is seen. */
function isExchanged({ role, start, isPlural, run }: Phrase, { tokens }: Analysis): boolean {
  const verb = tokens[start - 1]
  return role === 'object' && isPlural && run.length === 1 && verb?.pos === 'VERB' && /^(?:change|switch|swap)$/u.test(verb.lemma)
}

/** `a stomach full of fish`, `her stomach was full of butterflies`: not seen from outside. */
const isInsideBody = ({ start }: Phrase, { tokens }: Analysis): boolean =>
  tokens[start - 1]?.low === 'of' &&
  tokens[start - 2]?.low === 'full' &&
  /^(?:stomachs?|bell(?:y|ies)|heads?|hearts?|mouths?|minds?|eyes?|lungs?)$/u.test(
    tokens.slice(0, start - 2).findLast(({ pos }) => !/^(?:AUX|ADV)$/u.test(pos))?.low ?? '',
  )

/** `The wind carries one arrow away`. */
const isTakenAway = ({ role, start }: Phrase, { tokens }: Analysis): boolean =>
  role === 'object' && /^(?:carry|take|throw|give|drive|wash|sweep|send|put|pull|push|chase|blow)$/u.test(tokens[start - 1]?.lemma ?? '')

/** Why something that is named is not there. */
export type Absence =
  | 'barred'
  | 'asked'
  | 'exchanged'
  | 'never met'
  | 'inside'
  | 'born'
  | 'relative'
  | 'sensed'
  | 'far away'
  | 'part'
  | 'figurative'
  | 'distance'
  | 'descent'
  | 'called'
  | 'measured'
  | 'time'
  | 'for somebody'
  | 'hour'
  | 'owner'
  | 'limb'
  | 'depicted'
  | 'complement'
  | 'measure'
  | 'said to be'
  | 'work'
  | 'as'

/** Why what a phrase depicts is not really there in its sentence; absent where it is there. */
export function absenceOf(phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): Absence | undefined {
  const picture = pictures.get(phrase)!
  const { bar, role, lemma } = phrase
  if (/^(?:negated|compared|idiom|supposed|quoted)$/u.test(bar) && !isGivenPlace(phrase, analysis)) return 'barred'
  // `Is it still the same ship?`: there is one.
  if (analysis.text.endsWith('?') && isPredicate(phrase, analysis) && !phrase.run.some(({ low }) => low === 'same')) return 'asked'
  if (isExchanged(phrase, analysis)) return 'exchanged'
  if (picture.isPerson && (isNeverMet(phrase, analysis) || isNotYetCalled(phrase, analysis))) return 'never met'
  if (picture.isPerson && isWished(phrase, analysis)) return 'said to be'
  if (isInsideBody(phrase, analysis)) return 'inside'
  // `Epictetus was born a slave`: himself.
  if (picture.isPerson && analysis.tokens[phrase.start - 1]?.low === 'born') return 'born'
  if (bar === 'relative') return 'relative'
  if (isOnlySensed(phrase, analysis)) return 'sensed'
  if (picture.isPerson && analysis.isNarrative && isFarAway(phrase, analysis)) return 'far away'
  if (isPartOfSomebody(phrase, picture, analysis.context)) return 'part'
  if (isFigurative(phrase, analysis, pictures)) return 'figurative'
  // `two streets away`: a distance.
  const isDistant = /^(?:away|ago|later|apart)$/u.test(analysis.tokens[phrase.end + 1]?.low ?? '')
  if (isDistant && !isTakenAway(phrase, analysis) && phrase.run.some(({ pos }) => pos === 'NUM')) return 'distance'
  if (picture.isPerson && isDescent(phrase, analysis)) return 'descent'
  if (isCalledSo(phrase, analysis)) return 'called'
  // `six feet tall`: a measure.
  const isMeasured = analysis.quantities.some(
    ({ kind, at, end }) => kind === 'measure' && at <= phrase.head.word && end >= phrase.head.word,
  )
  if (isMeasured && picture.drawn.file === 'body' && /^(?:foot|feet|hand|head|arm|leg|finger|hair)$/u.test(lemma)) return 'measured'
  // `before breakfast`, `after one cup`: a time, not a thing.
  const isClause =
    /^(?:until|till|since|after)$/u.test(phrase.preposition ?? '') && /^(?:VERB|AUX)$/u.test(analysis.tokens[phrase.end + 1]?.pos ?? '')
  if (!isClause && role === 'behind' && /^(?:before|after|until|till|since|during|than)$/u.test(phrase.preposition ?? '')) return 'time'
  // `for women`: whom it is meant for. `at dawn`: an hour.
  if (role === 'behind' && phrase.preposition === 'for' && picture.isPerson) return 'for somebody'
  if (role === 'behind' && /^(?:sunrise|sunset|night|dawn|dusk)$/u.test(picture.name)) return 'hour'
  if (
    picture.isPerson &&
    ((phrase.isOwner && !isSeenByPart(phrase, analysis)) ||
      (phrase.possessor !== undefined &&
        !phrase.namedBy &&
        KIN.test(lemma) &&
        !isOfNarrator(phrase) &&
        !isActing(phrase, analysis) &&
        !isTogether(phrase, analysis)))
  )
    return 'owner'
  // `in her father's arms`: a part of somebody.
  const owner = analysis.phrases.find((other) => other.isOwner && other.end < phrase.start && phrase.start - other.end <= 2)
  if (
    picture.drawn.file === 'body' &&
    (role === 'behind' || owner?.role === 'behind') &&
    owner &&
    (owner.isName || natureOf(owner.lemma) === 'person')
  )
    return 'limb'
  if ((phrase.of && DEPICTIONS.test(phrase.of.lemma)) || isDepicted(phrase, analysis)) return 'depicted'
  if (isOnlyComplement(phrase, analysis)) return 'complement'
  if (isMeasure(phrase, analysis, pictures)) return 'measure'
  if (phrase.of && MEASURING_NOUNS.test(phrase.of.lemma) && phrase.of.bar) return 'measure'
  if (isMetaphor(phrase, analysis, pictures)) return 'said to be'
  // `played Mozart`: the work, not the person.
  const before = analysis.tokens.slice(0, phrase.start).findLast(({ pos }) => pos === 'VERB')
  if (
    phrase.isName &&
    picture.isPerson &&
    role === 'object' &&
    before &&
    /^(?:play|perform|hum|sing|whistle|conduct|record|read|quote|wear|drive)$/u.test(before.lemma)
  )
    return 'work'
  const isBecoming = before && /^(?:begin|start)$/u.test(before.lemma)
  // `He failed as an art dealer, as a teacher`: himself.
  const isOfSubject =
    picture.isPerson &&
    (analysis.tokens.some(({ low, i }) => i > phrase.end && /^(?:he|she|they|i)$/u.test(low)) ||
      analysis.tokens.slice(0, phrase.start).some(({ low }) => /^(?:he|she|i)$/u.test(low)))
  const isDisguised = picture.isPerson && before !== undefined && /^(?:pose|pass|work|serve|act)$/u.test(before.lemma)
  const isAs = role === 'behind' && phrase.preposition === 'as' && (!picture.isPerson || isOfSubject || isDisguised) && !isBecoming
  return isAs ? 'as' : undefined
}

/** True if what a phrase depicts is really there in the sentence. */
export const isPresent = (phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean =>
  absenceOf(phrase, analysis, pictures) === undefined
