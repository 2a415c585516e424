import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import { COPULAR_VERBS } from '../pictures.ts'
import type { Picture } from '../story-state.ts'

/** `She was a nurse`: what is said of a subject behind `be` or `become`. */
export const isPredicate = (phrase: Phrase, { tokens }: Analysis): boolean => {
  const before = tokens.slice(0, phrase.start).findLast(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  // `Yesterday there was a candle`: it is there.
  const isThere = before !== undefined && tokens[before.i - 1]?.low === 'there'
  return phrase.role === 'object' && before !== undefined && COPULAR_VERBS.test(before.low) && !isThere
}

/** `The best medicine is patience`. */
function isPraised({ role, run, end }: Phrase, { tokens, phrases }: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  const [verb, next] = [tokens[end + 1], phrases.find(({ start }) => start > end)]
  const isBest = role === 'subject' && run.some(({ low }) => /^(?:best|worst|real|true|only|biggest|greatest|strongest)$/u.test(low))
  return (
    isBest &&
    verb !== undefined &&
    COPULAR_VERBS.test(verb.low) &&
    next !== undefined &&
    !pictures.has(next) &&
    natureOf(next.lemma) === 'abstract'
  )
}

/** Tokens between what something is likened to and what belongs to that. */
const REACH = 3

/** `Debt is a backpack full of stones`, `He was a lamb among wolves`: nor are the stones or the wolves there. */
function isOfMetaphor(phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  const { phrases } = analysis
  const whole = /^(?:of|among|amongst)$/u.test(phrase.preposition ?? '') ? phrases.findLast(({ end }) => end < phrase.start) : undefined
  if (!whole || phrase.start - whole.end > REACH) return false
  const subject = phrases.findLast(({ end, role }) => end < whole.start && role === 'subject')
  const isOfAbstract = subject !== undefined && natureOf(subject.lemma) === 'abstract' && isPredicate(whole, analysis)
  return isOfAbstract || (phrase.preposition !== 'of' && isMetaphor(whole, analysis, pictures))
}

/** A part of a body, drawn or not. */
const isOrgan = ({ lemma }: Phrase): boolean => drawableNamed(lemma)?.file === 'body'

/** Parts of animals and plants that have no drawing of their own. */
const LIVING_PART =
  /^(?:fur|hump|coat|mane|skin|spine|quill|scale|tail|wing|trunk|beak|claw|paw|snout|whisker|feather|shell|antler|horn|tusk|fin|gill|antenna|tentacle|leaf|root|bark|stem|petal|thorn|belly|stomach|tongue|tooth|eye|ear|nose|mouth)$/u
/** What an animal or plant may be in truth. */
const FIGURES = /^(?:robot|toy|statue|sculpture|doll|puppet|teddy bear|balloon|drawing|painting)$/u

/** `Its fur is a garden`, `The moss on the roof is a sponge`: what lives is no thing and no place. */
function isThingOfLiving(subject: Phrase, own: Picture | undefined, phrase: Phrase, likened: Picture | undefined): boolean {
  const isThing = likened !== undefined && /^(?:artifact|location|object)$/u.test(likened.drawn.file) && !FIGURES.test(likened.name)
  const isLiving = LIVING_PART.test(subject.lemma) || /^(?:animal|plant)$/u.test(own?.drawn.file ?? '')
  return isThing && isLiving && /^an?$/u.test(phrase.run[0]!.low)
}

const VEHICLE = /(?:ship|boat|ferry|train|tram|bus|plane|airplane|car|truck|van|submarine|tractor)$/u

/** `The ship was a city`: what moves is no place. */
const isPlaceOfVehicle = (own: Picture | undefined, phrase: Phrase, likened: Picture | undefined): boolean =>
  own !== undefined && VEHICLE.test(own.name) && likened?.drawn.art?.startsWith('place/') === true && /^an?$/u.test(phrase.run[0]!.low)

/** `Money is a bad boss`, `The old oak is the grandfather of the forest`: what is no person. */
const isPersonOfThing = (subject: Phrase, own: Picture | undefined, likened: Picture | undefined): boolean =>
  subject.role === 'subject' &&
  subject.preposition === undefined &&
  likened?.isPerson === true &&
  own?.isPerson === false &&
  own.drawn.file !== 'animal' &&
  !FIGURES.test(own.name)

/** `Time is a river`, `Your liver is a warehouse`, `His client was a lamb`, `His cane was his sword`: what something is only said to be. */
export function isMetaphor(phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  if (isPraised(phrase, analysis, pictures) || isOfMetaphor(phrase, analysis, pictures)) return true
  // `Two spots become eyes`: a change that is seen.
  const isSeenChange = phrase.isPlural && phrase.run.length === 1 && analysis.tokens[phrase.start - 1]?.lemma === 'become'
  if (!isPredicate(phrase, analysis) || isSeenChange) return false
  const subject = analysis.phrases.findLast(
    ({ end, role }) => end < phrase.start && (role === 'subject' || COPULAR_VERBS.test(analysis.tokens[end + 1]?.low ?? '')),
  )
  if (!subject || subject.isName) return false
  const [own, likened] = [pictures.get(subject), pictures.get(phrase)]
  if (isThingOfLiving(subject, own, phrase, likened) || isPlaceOfVehicle(own, phrase, likened) || isPersonOfThing(subject, own, likened))
    return true
  if (own === undefined && !isOrgan(subject)) return natureOf(subject.lemma) === 'abstract'
  const file = likened?.drawn.file ?? ''
  const isOfOwned = phrase.possessor !== undefined && subject.possessor !== undefined && own?.isPerson === false && file === 'artifact'
  return isOfOwned || (own?.isPerson === true && file === 'animal') || (isOrgan(subject) && /^(?:artifact|animal)$/u.test(file))
}
