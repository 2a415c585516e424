import { isDemonym, isPlaceName } from '../../languages/en/names.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { PLACE_NAME_ENDINGS } from '../../languages/en/words.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import { animalBeforeName } from '../animals/named-animal.ts'
import { isOfNobody } from '../pictures.ts'
import { pictureOfKind } from './kinds-of-names.ts'
import { type Gender, identityOf, type KindOfName, type Picture, type StoryState } from '../story-state.ts'

const BE = /^(?:is|was)$/u
const GENDERS: Readonly<Record<string, Gender>> = {
  he: 'man',
  his: 'man',
  himself: 'man',
  she: 'woman',
  her: 'woman',
  herself: 'woman',
}

/** Sentences back to which somebody may be named afterwards. */
const NAMED_LATE = 4

const nameOf = ({ nouns }: Phrase): string => nouns.map(({ text }) => text).join(' ')

/** Notes who a name is, for every mention of it or of its parts. */
export function learnName(name: string, picture: Picture, story: StoryState): void {
  const named = { ...picture, properName: name }
  for (const part of new Set([name, ...name.split(' ')])) if (!isPlaceName(part) && !isDemonym(part)) story.names.set(part, named)
}

/** `In the harbour they called the tugboat Marta`: a name that is bound to something else than what it stands beside. */
export function isOfOtherKind(name: string, { drawn }: Picture, { names }: StoryState): boolean {
  const known = names.get(name)
  return known?.properName !== undefined && !known.isPerson && known.drawn.name !== drawn.name
}

/** `Captain Swan sailed. His wife, Violet Swan, stayed`: of a surname that somebody else is known by the given name. */
export function knownBy(surname: string, phrases: readonly Phrase[], { names }: StoryState): string {
  const name = phrases.find(({ head, isName, nouns }) => isName && head.text === surname && nouns.length > 1)
  const given = name?.nouns.find(({ pos }) => pos === 'PROPN')?.text
  return given !== undefined && names.get(surname)?.isPerson && !names.has(given) ? given : surname
}

/** Notes who and what the names of animals and things of a script are, before its sentences are read. */
export function noteKinds(kinds: ReadonlyMap<string, KindOfName>, story: StoryState): void {
  story.kindsOfNames = kinds
  for (const kind of kinds.values()) {
    const picture = pictureOfKind(kind)
    if (picture) learnName(kind.name, picture, story)
    else for (const part of kind.name.split(' ')) story.unseenNames.add(part)
  }
}

/** The name of a kind is seen, the noun that says its kind beside it is no second one. */
function mergeKinds({ phrases, index }: Analysis, pictures: Map<Phrase, Picture>, { kindsOfNames: kinds }: StoryState): void {
  for (const { name, lemma, sentence } of kinds?.values() ?? []) {
    const own = sentence === index ? phrases.find((phrase) => phrase.isName && pictures.get(phrase)?.properName === name) : undefined
    const said = own && phrases.find((phrase) => phrase !== own && !phrase.isName && !phrase.isPlural && phrase.lemma === lemma)
    if (!own || !said) continue
    // Whichever is the subject goes on being told of.
    const picture = pictures.get(own)!
    if (own.role === 'subject' && own.bar === '') pictures.delete(said)
    else {
      pictures.delete(own)
      if (pictures.has(said)) pictures.set(said, { ...picture, ...pictures.get(said), properName: name })
    }
  }
}

const isName = (phrase: Phrase, { tokens }: Analysis): boolean =>
  phrase.isName &&
  (phrase.role === 'subject' || tokens[phrase.start - 1]?.lemma === 'meet') &&
  phrase.bar === '' &&
  !isPlaceName(phrase.head.text) &&
  !isDemonym(phrase.head.text)

/** What is said of a name behind `was`: `Sisyphus was the king of Corinth`, `Doss was a carpenter's son`; or behind a comma: `Meet Otto, the lawnmower`. */
function predicateOf(name: Phrase, { phrases, tokens }: Analysis): Phrase | undefined {
  const joint = tokens[name.end + 1]
  const isApposed = joint?.text === ',' && tokens[name.start - 1]?.lemma === 'meet'
  if (!isApposed && !BE.test(joint?.low ?? '')) return undefined
  const behind = phrases.filter(({ start }) => start > name.end)
  const [first] = behind
  if (!first || first.start !== name.end + 2 || !/^(?:an?|the)$/u.test(first.run[0]!.low)) return undefined
  return behind.find(({ isOwner }) => !isOwner)
}

/** What a name stands beside: `Greta the snowplow`, `a snowplow named Greta`. */
const apposedTo = (name: Phrase, { phrases, tokens }: Analysis): Phrase | undefined =>
  /^(?:named|called)$/u.test(tokens[name.start - 1]?.low ?? '')
    ? phrases.find(({ end }) => end === name.start - 2)
    : phrases.find(({ start, run }) => start === name.end + 1 && run[0]!.low === 'the')

/** Ends of nouns of persons. */
const OF_PERSONS = /(?:er|or|ist|ian|ess|ant|ent|ee|man|woman|person|star|buff)$/u
/** `Martha was a tugboat`, not `Martha was a machine` or `the engine of the team`. */
const isThingItself = ({ lemma, end }: Phrase, { tokens }: Analysis): boolean =>
  tokens[end + 1]?.low !== 'of' && !/^(?:machine|engine|tool|weapon|wall|book|clock|star|robot|pillar|anchor|magnet)$/u.test(lemma)

/** `Berta was the strongest snowplow`: a thing, though nothing depicts it. */
const isUndrawnThing = ({ lemma, isName }: Phrase): boolean => {
  const nature = natureOf(lemma)
  return !isName && (nature === 'solid' || (nature === undefined && !OF_PERSONS.test(lemma)))
}

/** A thing made by people, of one name. */
const isProduct = ({ nouns }: Phrase, { drawn }: Picture): boolean =>
  nouns.length === 1 && drawn.file === 'artifact' && !drawn.art?.startsWith('place/')

/** Gender of a pronoun that may mean a subject: of `NASA named it after her` it cannot, in `Doss lost his hat` it does. */
function genderSpokenBehind({ end, head }: Phrase, { tokens, phrases }: Analysis): Gender | undefined {
  if (/^\p{Lu}{2,}$/u.test(head.text)) return undefined
  const spoken = tokens
    .slice(end + 1)
    .find(({ low, i }) => Object.hasOwn(GENDERS, low) && (low !== 'her' || /^(?:NOUN|ADJ|PROPN)$/u.test(tokens[i + 1]?.pos ?? '')))
  // `Rome fell because a man lost his notes`: somebody else is meant.
  const isOfOther = phrases.some(
    ({ start, end: last, role, lemma }) =>
      start > end && spoken !== undefined && last < spoken.i && role === 'subject' && natureOf(lemma) === 'person',
  )
  return spoken && !isOfOther ? GENDERS[spoken.low] : undefined
}

/** `His name was Lukas`: whoever was spoken of is called so from then on. */
function learnOwnName({ phrases, tokens, index }: Analysis, pictures: Map<Phrase, Picture>, story: StoryState): void {
  const owned = phrases.find(({ lemma, possessor, bar }) => lemma === 'name' && bar === '' && /^(?:his|her)$/u.test(possessor ?? ''))
  const name = owned && phrases.find(({ start, isName: isOfName }) => isOfName && start === owned.end + 2)
  if (!owned || !name || !BE.test(tokens[owned.end + 1]?.low ?? '')) return
  const gender = GENDERS[owned.possessor!]!
  const meant = story.referents.findLast(
    ({ picture, isPerson, isMany, sentence }) =>
      picture !== undefined &&
      isPerson &&
      !isMany &&
      index - sentence <= NAMED_LATE &&
      picture.properName === undefined &&
      (picture.gender ?? story.genders.get(identityOf(picture))) === gender,
  )?.picture
  const picture: Picture = meant ?? { name: gender, drawn: drawableNamed(gender)!, isPerson: true, gender }
  const known = story.figureIds.get(`${identityOf(picture)} 0`)
  learnName(nameOf(name), { ...picture, gender }, story)
  story.genders.set(nameOf(name), gender)
  if (known) story.figureIds.set(`${nameOf(name)} 0`, known)
  pictures.set(name, { ...picture, gender, properName: nameOf(name) })
}

/** `except Bruno`, `but for Bruno`, `but Bruno`; not `but Anna slept`, which goes on with somebody else. */
function isExcepted({ start, end }: Phrase, tokens: Analysis['tokens']): boolean {
  const [joint, preposition] = [tokens[start - 2]?.low, tokens[start - 1]?.low]
  if (preposition === 'for') return joint === 'except' || joint === 'but'
  if (preposition === 'except') return true
  const next = tokens.slice(end + 1).find(({ pos }) => pos !== 'ADV')
  return preposition === 'but' && !/^(?:VERB|AUX)$/u.test(next?.pos ?? '')
}

/** `Every bear slept, except Bruno`: one of those. */
function exceptedKind(name: Phrase, { phrases, tokens }: Analysis, pictures: ReadonlyMap<Phrase, Picture>): Picture | undefined {
  if (!name.isName || isPlaceName(name.head.text) || !isExcepted(name, tokens)) return undefined
  const others = phrases.findLast(({ end, run }) => end < name.start && /^(?:every|all|each|no)$/u.test(run[0]?.low ?? ''))
  const picture = others && pictures.get(others)
  return picture && (picture.isPerson || isAnimalName(picture.name)) ? picture : undefined
}

/** Names of persons that a sentence tells of by what they were, or by a pronoun behind them. */
export function learnNames(analysis: Analysis, pictures: Map<Phrase, Picture>, story: StoryState): void {
  learnOwnName(analysis, pictures, story)
  mergeKinds(analysis, pictures, story)
  for (const phrase of analysis.phrases) {
    if (phrase.isName && story.kindsOfNames?.has(nameOf(phrase))) continue
    const known = pictures.get(phrase)
    const apposed = phrase.isName && phrase.bar === '' ? apposedTo(phrase, analysis) : undefined
    if (apposed && !pictures.has(apposed) && isUndrawnThing(apposed) && !isPlaceName(phrase.head.text)) {
      story.unseenNames.add(phrase.head.text)
      pictures.delete(phrase)
      continue
    }
    const animal = (phrase.bar === '' ? animalBeforeName(phrase) : undefined) ?? exceptedKind(phrase, analysis, pictures)
    if (animal) {
      learnName(phrase.head.text, animal, story)
      pictures.set(phrase, animal)
      continue
    }
    if (!isName(phrase, analysis) || story.unseenNames.has(phrase.head.text)) continue
    const predicate = predicateOf(phrase, analysis)
    if (predicate?.bar === '' && !pictures.has(predicate) && isUndrawnThing(predicate)) {
      story.unseenNames.add(phrase.head.text)
      pictures.delete(phrase)
      continue
    }
    if (known && !/^(?:person|man|woman)$/u.test(known.name)) {
      if (known.isPerson && predicate && pictures.get(predicate)?.isPerson) pictures.delete(predicate)
      continue
    }
    const picture = predicate?.bar === '' ? pictures.get(predicate) : undefined
    const spoken = genderSpokenBehind(phrase, analysis)
    const gender = known?.gender ?? spoken
    if (picture?.isPerson) {
      const isNobody = /^(?:person|man|woman)$/u.test(picture.name)
      const own: Picture =
        isNobody && gender
          ? { ...picture, name: gender, drawn: drawableNamed(gender)!, gender }
          : { ...picture, gender: picture.gender ?? gender }
      learnName(nameOf(phrase), own, story)
      pictures.set(phrase, { ...own, properName: nameOf(phrase) })
      pictures.delete(predicate!)
    } else if (picture?.drawn.file === 'animal') {
      // `Pip was the smallest fox cub`.
      const own: Picture = { ...picture, gender }
      learnName(nameOf(phrase), own, story)
      if (gender) story.genders.set(nameOf(phrase), gender)
      pictures.set(phrase, { ...own, properName: nameOf(phrase) })
      pictures.delete(predicate!)
    } else if (picture && isProduct(phrase, picture) && (!known || isThingItself(predicate!, analysis))) {
      // `Arlo is a steel bottle`: from then on the name is the thing.
      learnName(nameOf(phrase), picture, story)
      pictures.set(phrase, { ...picture, properName: nameOf(phrase) })
      pictures.delete(predicate!)
    } else if (!known && spoken && !isOfNobody(phrase) && !PLACE_NAME_ENDINGS.test(phrase.head.text) && isActedBy(phrase, analysis)) {
      const own: Picture = { name: spoken, drawn: drawableNamed(spoken)!, isPerson: true, gender: spoken, properName: nameOf(phrase) }
      learnName(nameOf(phrase), own, story)
      pictures.set(phrase, own)
    }
  }
}

/** Nobody else before the pronoun can be meant: the name does something, and it is the first person of its sentence. */
const isActedBy = (phrase: Phrase, { phrases, tokens }: Analysis): boolean =>
  /^(?:VERB|AUX|ADV)$/u.test(tokens[phrase.end + 1]?.pos ?? '') && phrases.find(({ isName: other }) => other) === phrase

/** `She was a barn owl`: what somebody is who so far had only a name. */
export function learnKinds<R extends { readonly picture: Picture; readonly token: Token }>(
  resolved: readonly R[],
  { phrases, tokens }: Analysis,
  pictures: Map<Phrase, Picture>,
  story: StoryState,
): R[] {
  return resolved.map((one) => {
    const { properName, gender } = one.picture
    const isNobody = /^(?:person|man|woman)$/u.test(one.picture.name)
    const predicate = phrases.find(({ start, run }) => start === one.token.i + 2 && /^an?$/u.test(run[0]!.low))
    const kind = predicate && pictures.get(predicate)
    const isSaid = one.token.i >= 0 && BE.test(tokens[one.token.i + 1]?.low ?? '')
    if (!isSaid || !properName || !isNobody || kind?.drawn.file !== 'animal') return one
    const picture: Picture = { ...kind, gender, properName }
    learnName(properName, picture, story)
    if (gender) story.genders.set(properName, gender)
    for (const [i, referent] of story.referents.entries())
      if (referent.picture?.properName === properName) story.referents[i] = { ...referent, picture }
    pictures.delete(predicate!)
    return { ...one, picture }
  })
}
