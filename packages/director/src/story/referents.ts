import { KIN, MANY, MEASURING_NOUNS, TIME_NOUNS } from '../languages/en/words.ts'
import { ACTION_VERBS, MENTAL_VERBS } from '../languages/en/verbs.ts'
import { genderOfName, isDemonym, isPlaceName } from '../languages/en/names.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Analysis } from './analysis.ts'
import { genderOf, isMake } from './pictures.ts'
import { OF_FAMILIES } from './animals/script-animal.ts'
import { identityOf, type Picture, type Referent, type StoryState } from './story-state.ts'

/** `His wife`: whoever `she` is then. */
const isOfOtherGender = ({ role, lemma, possessor }: Phrase): boolean =>
  role === 'subject' && ((possessor === 'his' && genderOf(lemma) === 'woman') || (possessor === 'her' && genderOf(lemma) === 'man'))

/** `thousands of penguins`: what there are so many of is what the sentence is about. */
const AMOUNTS = /^(?:dozen|hundred|thousand|million|billion|colony|herd|flock|pack|swarm|crowd|group|lot|number|pair)$/u

const isAntecedent = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  !phrase.isOwner &&
  // `Her mother told her. She ...`: the one whose mother it is goes on.
  !(KIN.test(phrase.lemma) && /^(?:his|her|their)$/u.test(phrase.possessor ?? '') && !isOfOtherGender(phrase)) &&
  !/^(?:its|their)$/u.test(phrase.possessor ?? '') &&
  !((MEASURING_NOUNS.test(phrase.lemma) || AMOUNTS.test(phrase.lemma)) && phrases.some((other) => other.of === phrase)) &&
  (phrase.isName || !TIME_NOUNS.test(phrase.lemma)) &&
  !/^(?:each|every|any|no)$/u.test(phrase.run[0]!.low) &&
  !/^(?:compared|idiom|quoted)$/u.test(phrase.bar) &&
  !(phrase.bar === 'negated' && !phrase.isName && (phrase.role !== 'subject' || phrase.run[0]!.low === 'no'))

/** Does the subject speak, think or feel? */
function isSpeaker(phrase: Phrase, { tokens }: Analysis): boolean {
  const verb = phrase.role === 'subject' ? tokens.find(({ i, pos }) => i > phrase.end && pos === 'VERB') : undefined
  return (
    verb !== undefined && (MENTAL_VERBS.has(verb.lemma) || /^(?:talk|cry|laugh|sleep|think)$/u.test(ACTION_VERBS.get(verb.lemma) ?? ''))
  )
}

/** `When a shark comes close, the octopus hides`: the sentence is about the octopus. */
function isInOpeningClause({ role, end, run }: Phrase, { tokens, phrases }: Analysis): boolean {
  if (role !== 'subject' || !/^(?:when|whenever|while|if|after|before|as|once|until|because|since|although)$/u.test(tokens[0]?.low ?? ''))
    return false
  const comma = tokens.findIndex(({ text }) => text === ',')
  // `When a shark comes close, it hides`.
  const isMet = /^an?$/u.test(run[0]!.low) && /^(?:it|they)$/u.test(tokens[comma + 1]?.low ?? '')
  return comma > end && (isMet || phrases.some((other) => other.role === 'subject' && other.start > comma))
}

const GIVING = /^(?:show|give|tell|say|speak|talk|write|read|listen|bring|hand|sing|whisper|introduce|promise|marry|explain)$/u

/** `moved to Lyme Regis`, not `showed it to Olive`: the name of a place. */
const isWhere = ({ role, preposition = '', start }: Phrase, { tokens }: Analysis): boolean =>
  role === 'behind' &&
  !/^(?:with|about|beside|like)$/u.test(preposition) &&
  !(preposition === 'to' && tokens.slice(0, start).some(({ lemma }) => GIVING.test(lemma)))

/** `Something scratched at the wall. It ...`: what nobody sees. */
function rememberUnseen({ tokens, bars, index }: Analysis, story: StoryState): void {
  const isUnseen = tokens.some(
    ({ low, i }) => low === 'something' && /^(?:VERB|AUX|ADV)$/u.test(tokens[i + 1]?.pos ?? '') && bars[i] === '',
  )
  if (isUnseen) story.referents.push({ count: 1, isMany: false, isPerson: false, role: 'subject', sentence: index })
}

/** `My grandmother's kitchen was warm. She ...`, `The fox's tail ...`: whom something belongs to. */
function rememberOwner(
  phrase: Phrase,
  pictures: ReadonlyMap<Phrase, Picture>,
  { phrases, index: sentence }: Analysis,
  { referents }: StoryState,
): void {
  const owner = phrase.isOwner ? pictures.get(phrase) : undefined
  if (!owner) return
  const common = { picture: owner, count: 1, isMany: false, sentence }
  if (owner.drawn.file === 'animal') referents.push({ ...common, isPerson: false, role: 'behind' })
  const owned = phrases.find(({ start }) => start > phrase.end && start - phrase.end <= 2)
  // `the king's messenger`: somebody else.
  const isOfOther = owned !== undefined && natureOf(owned.lemma) === 'person'
  if (owner.isPerson && !isOfOther && !phrase.isPlural && phrase.role === 'subject' && phrase.bar === '')
    referents.push({ ...common, isPerson: true, gender: owner.gender, role: 'subject' })
}

/** `If our sun turned into a hole, the earth would ...`. */
const isOfSupposition = ({ tokens }: Analysis): boolean =>
  tokens.some(({ low }) => low === 'if') && tokens.some(({ low }) => /^(?:would|could|might)$/u.test(low))

const isAnimal = ({ picture }: Referent): boolean => picture?.drawn.file === 'animal'

/** `there lived a hedgehog`: whom the rest is about. */
const isIntroduced = ({ start, role }: Phrase, { tokens, phrases }: Analysis): boolean =>
  // `In the forest lived a fox`.
  (role === 'object' &&
    /^(?:lived|lives|stood|stands|sat|sits|lay|lies|slept|hid)$/u.test(tokens[start - 1]?.low ?? '') &&
    !phrases.some((one) => one.role === 'subject' && one.start < start)) ||
  (tokens[start - 2]?.low === 'there' && /^(?:lived|was|is|lives|stood|came|sat|appeared|once)$/u.test(tokens[start - 1]!.low))

const OF_SKY =
  /^(?:slid|slides?|rises?|rose|risen|sets?|sinks?|sank|sunk|shines?|shone|goes|went|comes?|came|hangs?|hung|burns?|burned|climbs?|climbed|disappears?|disappeared|slips?|slipped|dips?|dipped|vanish(?:es|ed)?|appears?|appeared|glows?|glowed|drops?|dropped|stands?|stood|drifts?|drifted|hides?|hid|breaks?|broke|falls?|fell|beats?|turns?|turned|explodes?|exploded|had|has|is|was)$/u
/** `the sun slid behind the hills`: it is nobody. */
const isOfSky = ({ end, lemma }: Phrase, { tokens }: Analysis): boolean => {
  const verb = tokens.slice(end + 1, end + 4).find(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  return lemma !== 'robot' && verb !== undefined && OF_SKY.test(verb.low) && isBehindConjunction(tokens, end)
}

/** It tells only when something else happens: `when the sun slid`. */
const isBehindConjunction = (tokens: Analysis['tokens'], end: number): boolean =>
  tokens.slice(Math.max(0, end - 3), end).some(({ low }) => /^(?:when|while|as|until|before|after|once|whenever|and)$/u.test(low))

/** `Without bats, farmers would have to spray`: those who are only supposed to act. */
const isOnlySupposed = ({ role, lemma }: Phrase, { tokens }: Analysis): boolean =>
  role === 'subject' && natureOf(lemma) === 'person' && tokens[0]?.low === 'without' && tokens.some(({ low }) => low === 'would')

/** Notes what later pronouns may stand for. `present`: phrases that are drawn; `countOf`: how many of a phrase are drawn. */
export function rememberReferents(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  present: ReadonlySet<Phrase>,
  story: StoryState,
  countOf: (phrase: Phrase) => number,
): void {
  const { phrases, index } = analysis
  rememberUnseen(analysis, story)
  for (const phrase of phrases) {
    rememberOwner(phrase, pictures, analysis, story)
    // `his mother` of a fox: somebody of the tale.
    const kin = pictures.get(phrase)
    const isAnimalKin = kin?.drawn.file === 'animal' && kin.noun !== undefined && OF_FAMILIES.test(kin.noun)
    if ((!isAntecedent(phrase, phrases) && !isAnimalKin) || isOnlySupposed(phrase, analysis)) continue
    const picture =
      present.has(phrase) || isAnimalKin || (phrase.isName && pictures.get(phrase)?.isPerson) ? pictures.get(phrase) : undefined
    // `Each of its arms has a brain. It has no bones`: the animal.
    const isOwnPart = picture?.drawn.file === 'body' && phrase.role !== 'subject' && story.referents.some(isAnimal)
    if (isOwnPart) continue
    const nameGender = phrase.isName && !isMake(phrase) ? genderOfName(phrase.nouns.map(({ text }) => text)) : undefined
    const isPerson = pictures.get(phrase)?.isPerson ?? (phrase.isName ? nameGender !== undefined : natureOf(phrase.lemma) === 'person')
    const gender = picture?.gender ?? nameGender ?? genderOf(phrase.lemma)
    const isUnseen = !picture && !phrase.isName && natureOf(phrase.lemma) === 'solid'
    const { role: part } = phrase.of && AMOUNTS.test(phrase.of.lemma) ? phrase.of : phrase
    const role = isIntroduced(phrase, analysis) ? 'subject' : isInOpeningClause(phrase, analysis) ? 'object' : part
    const common = {
      isUnseen,
      isSupposed: isOfSupposition(analysis),
      picture,
      count: phrase.isPlural ? countOf(phrase) : 1,
      gender,
      role,
      sentence: index,
    }
    const isUnknown =
      phrase.isName && !isPerson && !picture && !isPlaceName(phrase.head.text) && !isDemonym(phrase.head.text) && !isWhere(phrase, analysis)
    if (isUnknown) Object.assign(common, { unknownName: phrase.nouns.map(({ text }) => text).join(' ') })
    story.referents.push({ ...common, isMany: phrase.isPlural || MANY.test(phrase.lemma), isPerson })
    const isNew = picture?.isPerson && picture.properName === undefined && /^an?$/u.test(phrase.run[0]!.low)
    if (isNew && !story.introductions.has(identityOf(picture))) story.introductions.set(identityOf(picture), index)
    if (picture && phrase.role === 'subject') story.actors.add(picture.name)
    // `between me and the sun`: nobody.
    const isDoing = phrase.role === 'subject' && /^(?:VERB|AUX|ADV)$/u.test(analysis.tokens[phrase.end + 1]?.pos ?? '')
    // An animal of a tale is `he` or `she` as well, and so is what has a name.
    const isCharacter =
      picture &&
      !picture.isPerson &&
      (picture.drawn.file === 'animal' ||
        picture.properName !== undefined ||
        [...story.names.values()].includes(picture) ||
        isSpeaker(phrase, analysis) ||
        (isDoing && /^(?:moon|star|sun|robot|cloud)$/u.test(picture.name) && !isOfSky(phrase, analysis)))
    if (isCharacter && !phrase.isPlural) story.referents.push({ ...common, isMany: false, isPerson: true })
    // `all the stars ... the smallest one`.
    const hasOne =
      phrase.isPlural &&
      picture &&
      analysis.tokens.some(({ low, i }) => low === 'one' && i > phrase.end && analysis.tokens[i - 1]?.pos === 'ADJ')
    if (hasOne) story.referents.push({ ...common, count: 1, isMany: false, isPerson: true, role: 'object' })
  }
}
