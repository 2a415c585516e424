import { genderOfReferent, noteGender, PARTS_OF_ANIMALS } from './pronoun-gender.ts'
import { MANY, TIME_NOUNS } from '../../languages/en/words.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../analysis.ts'
import { isExpletive } from '../expletives.ts'
import { isOnlyMet } from '../only-met.ts'
import { learnName } from '../names/learned-names.ts'
import { isBodyPart, isPartOfSomebody, isVisiblePart } from '../body-parts.ts'
import { isSureThing } from './pronoun-certainty.ts'
import { canDo, doneAt, thoseWhoCan } from './living-verbs.ts'
import { isOfOwnSentence } from './own-sentence.ts'
import { isUndrawnPerson } from './undrawn-people.ts'
import { isAskedAbout, REACH } from './asked-about.ts'
import { isBesideOthers } from '../animals/beside-animals.ts'
import { isSamePicture } from '../same-picture.ts'
import { dishFor, meansDish, noteRecipe } from '../food/recipes.ts'
import { tellsRelief } from '../setting/relief.ts'
import { isGone, isIdentified } from '../identified.ts'
import { type Gender, identityOf, type Picture, type Referent, type StoryState } from '../story-state.ts'

const KINDS: Readonly<Record<string, 'thing' | 'many' | 'man' | 'woman' | 'own'>> = {
  it: 'thing',
  its: 'thing',
  their: 'many',
  he: 'man',
  him: 'man',
  his: 'man',
  she: 'woman',
  her: 'woman',
  they: 'many',
  them: 'many',
  ours: 'own',
  mine: 'own',
  theirs: 'own',
}
const WEATHER = /^(?:wind|rain|snow|storm|fog|sun|moon|sunrise|sunset)$/u

/** `isObject`: something is done to it. */
function fits(kind: string, one: Referent, story: StoryState, isObject = false): boolean {
  if (kind === 'many') return one.isMany
  if (kind === 'thing') return !one.isMany && !one.isPerson && !(isObject && WEATHER.test(one.picture?.name ?? ''))
  const gender = one.gender ?? (one.picture && story.genders.get(identityOf(one.picture)))
  // `It can smell a deer. Her kits ...`: an animal that something is done to is nobody.
  const isPrey = one.picture?.drawn.file === 'animal' && one.role !== 'subject' && one.picture.properName === undefined && !gender
  if (isPrey && !story.actors.has(one.picture!.name)) return false
  return one.isPerson && !one.isMany && (gender ?? kind) === kind
}

/** Of somebody with a name the pronoun tells the gender, of one with a role `he` does: `she` is rather who is known to be a woman. */
const mayBe = (kind: string, one: Referent, story: StoryState): boolean =>
  one.picture?.isPerson === true &&
  (one.picture.properName !== undefined || kind === 'man') &&
  !one.isSupposed &&
  genderOfReferent(one, story) === undefined

const isAnimal = ({ picture }: Referent): boolean => picture?.drawn.file === 'animal'
const isAlive = ({ isPerson, isMany }: Referent): boolean => isPerson && !isMany

const LIVING_VERBS = /^(?:eat|feed|drink|swim|dive|sleep|hunt|breathe|hide|bite|crawl|hatch|live|migrate|mate|starve)$/u

/** The animal that was last spoken of, be it only as an owner. */
function livingBefore(index: number, { referents }: StoryState): Referent | undefined {
  const recent = referents.filter(({ sentence }) => index - sentence <= REACH && sentence < index)
  const animals = recent.filter(({ picture, isMany }) => !isMany && picture?.drawn.file === 'animal')
  // `When a shark came, it hid. Its skin ...`: who the last sentence was about.
  const animal = animals.findLast(({ role, sentence }) => role === 'subject' && sentence === animals.at(-1)!.sentence) ?? animals.at(-1)
  // `The wolverine will chase a bear. It lives ...`: one that has no picture is meant.
  const unseen = recent.findLast(({ isUnseen, role }) => isUnseen && role === 'subject')
  const isOther = animal && unseen && animal.role !== 'subject' && unseen.sentence >= animal.sentence
  return isOther ? undefined : animal
}

/** `Kipchoge wakes up at five. He ...`: whoever is called so is a man. */
function personOfUnknownName(kind: string, index: number, recent: readonly Referent[], story: StoryState): Referent | undefined {
  const named = recent.filter(({ unknownName, sentence }) => unknownName && sentence === index - 1)
  const one = named.findLast(({ role }) => role === 'subject') ?? (named.length === 1 ? named[0] : undefined)
  if (!one || (kind !== 'man' && kind !== 'woman') || (story.genders.get(one.unknownName!) ?? kind) !== kind) return undefined
  const picture: Picture = { name: kind, drawn: drawableNamed(kind)!, isPerson: true, gender: kind, properName: one.unknownName }
  learnName(one.unknownName!, picture, story)
  return { ...one, picture, isPerson: true, gender: kind }
}

/** `She wrote the future. Octavia Butler grew up poor`: nobody was named yet, or not for long. */
function protagonist(kind: Gender, sentence: number, { protagonists, introductions }: StoryState): Referent {
  const told = protagonists.get(kind)
  // `He left. On the train an old man slept`: another one.
  const isOther = told !== undefined && (introductions.get(identityOf(told)) ?? -1) > sentence
  const picture: Picture = (isOther ? undefined : told) ?? { name: kind, drawn: drawableNamed(kind)!, isPerson: true, gender: kind }
  return { picture, count: 1, isMany: false, isPerson: true, gender: kind, role: 'subject', sentence }
}

/** Somebody of the gender of a pronoun was just spoken of. */
const isOfKnownPerson = (kind: string, index: number, story: StoryState): boolean =>
  story.referents.some(
    (one) =>
      index - one.sentence <= REACH &&
      one.picture !== undefined &&
      one.picture.drawn.file !== 'animal' &&
      genderOfReferent(one, story) === kind,
  )

const TOLD = /^(?:tell|ask|teach|warn|thank|help|promise|convince|persuade|invite|order|beg|forgive|pay)$/u
/** Several of the animal that a script is about. */
const groupOf = (animal: Drawable, sentence: number): Referent => ({
  picture: { name: animal.name, drawn: animal, isPerson: false },
  count: 3,
  isMany: true,
  isPerson: false,
  role: 'subject',
  sentence,
})

/** `verb`: what a subject does. */
type PronounPart = { readonly isSubject?: boolean; readonly isToPerson?: boolean; readonly isAllOf?: boolean; readonly verb?: Token }

/** What a pronoun stands for; `they` may be two that were named apart. */
function antecedentsOf(
  kind: string,
  index: number,
  story: StoryState,
  { isSubject = false, isToPerson = false, isAllOf = false, verb }: PronounPart,
): Referent[] {
  if (kind === 'own') {
    const before = story.referents.filter(({ sentence, picture, isPerson }) => sentence === index - 1 && picture && !isPerson)
    const owned = before.find(({ role }) => role === 'object') ?? before.find(({ role }) => role === 'behind') ?? before[0]
    return owned ? [{ ...owned, count: 1, isMany: false }] : []
  }
  const isRecent = (one: Referent) => index - one.sentence <= REACH && index > one.sentence
  // `He swore at the recruits. He drilled them`: people rather than things, wherever they stood.
  const isOfPeople = (one: Referent) => kind === 'many' && one.isPerson && one.isMany && one.sentence === index - 1
  const recent = story.referents.filter((one) => (one.role !== 'behind' || isOfPeople(one)) && isRecent(one))
  const animal = story.scriptAnimal
  const spoken = recent.filter((one) => fits(kind, one, story, !isSubject)).toReversed()
  const many = kind === 'many' && isSubject ? thoseWhoCan(spoken, verb) : spoken
  // `Plastic bags kill them. They follow the moon`: those of whom the script tells.
  const isOfNobody = many.length < spoken.length && !many.some(({ picture, isPerson }) => picture ?? isPerson)
  if (animal && isOfNobody) return [groupOf(animal, index)]
  const people =
    kind === 'many'
      ? many.filter((one) => one.isPerson && (isToPerson || (isSubject && one.role === 'subject' && one.sentence === many[0]!.sentence)))
      : []
  const all = people.length > 0 ? people : many
  // `The doctor told her ... She`: who is known to be a woman, before who may be one.
  const isGendered = kind === 'man' || kind === 'woman'
  const known = isGendered ? all.filter((one) => genderOfReferent(one, story) === kind) : []
  // `Detective Kerr arrived. She ...`: who was just named, rather than somebody of that gender before.
  // `One dealer paid. He ...`: the same of whoever did something last.
  const named =
    isSubject && isGendered ? all.find((one) => mayBe(kind, one, story) && one.sentence === index - 1 && one.role === 'subject') : undefined
  const fitting = named && known.every(({ sentence }) => sentence < index - 1) ? [named] : known.length > 0 ? known : all
  // `The fox left a key. Curiosity gnawed at her`: the girl of the story rather than an animal that nothing tells the gender of.
  const person = isGendered ? story.protagonists.get(kind) : undefined
  const isOfAnimals =
    known.length === 0 && fitting.length > 0 && fitting.every(({ picture }) => picture?.drawn.file === 'animal' && !picture.properName)
  if (person?.isPerson && isOfAnimals) return [protagonist(kind as Gender, index, story)]
  const unknown = fitting.length === 0 ? personOfUnknownName(kind, index, story.referents.filter(isRecent), story) : undefined
  if (unknown) return [unknown]
  // `He showed it to Hazel. She ...`.
  const beside =
    fitting.length === 0 && story.referents.findLast((one) => isRecent(one) && one.picture?.properName && fits(kind, one, story))
  if (beside && beside.role === 'behind') return [beside]
  if (fitting.length === 0 && isSubject && animal && (kind === 'man' || kind === 'woman'))
    return [
      {
        picture: { name: animal.name, drawn: animal, isPerson: false, gender: kind, noun: kind },
        count: 1,
        isMany: false,
        isPerson: true,
        role: 'subject',
        sentence: index,
      },
    ]
  const isTold = kind === 'man' || kind === 'woman' ? story.protagonists.has(kind) || index === 0 : false
  if (fitting.length === 0 && isSubject && isTold) return [protagonist(kind as Gender, index, story)]
  const lastSentence = Math.max(...fitting.map(({ sentence }) => sentence))
  // `Lions wait for it. Her calf drinks milk. They walk on`: those of whom the script tells.
  const isOfOthers = fitting.length > 0 && fitting.every((one) => isAnimal(one) && one.picture!.name !== animal?.name)
  if (animal && kind === 'many' && isSubject && isOfOthers && lastSentence < index - 1) return [groupOf(animal, index)]
  // Something else was spoken of since: then it is not sure which is meant.
  const between = story.referents.filter(
    (one) => one.sentence === index - 1 && one.role === 'behind' && one.picture && fits(kind, one, story),
  )
  if (kind === 'thing' && isSubject && lastSentence < index - 1 && between.length > 0) return between.slice(-1)
  const isLast = ({ sentence }: Referent) => sentence === lastSentence
  const subjectOfLast = fitting.findLast((one) => isLast(one) && one.role === 'subject')
  const isObjectLast = kind === 'thing' && fitting.some((one) => one.sentence === index - 1 && one.role === 'object')
  // A subject goes on with the subject unless the last sentence had an object, an object may be any.
  const subject = subjectOfLast ?? (isSubject && !isObjectLast ? fitting.find(({ role }) => role === 'subject') : undefined)
  // `They cut the paintings out. One of them ...`: what was done to goes on as what is done to.
  const objectOfLast =
    kind === 'many' && !isSubject ? fitting.findLast((one) => isLast(one) && one.role === 'object' && one.picture) : undefined
  const objects = fitting.filter((one) => isLast(one) && one.role === 'object')
  // `He passed the dog and stole the key. It ...`: the thing.
  const first = objects.at(-1)
  const thing = kind === 'thing' && first && isAnimal(first) ? objects.findLast((one) => !isAnimal(one)) : undefined
  const meant = objectOfLast ?? subject ?? thing ?? first
  if (meant) return [meant]
  if (kind !== 'many' || !(isSubject || isToPerson)) return []
  // Two of whom the whole script tells, or who were just together.
  const isOfPair = ({ picture, sentence }: Referent) =>
    isAllOf || sentence === index - 1 || [...story.protagonists.values()].some((one) => identityOf(one) === identityOf(picture!))
  const alive = recent.filter((one) => isAlive(one) && one.picture && isOfPair(one)).toReversed()
  const distinct = alive.filter((one, i) => alive.findIndex((other) => other.picture!.name === one.picture!.name) === i)
  return distinct.length >= 2 ? distinct.slice(0, 2) : []
}

/** A person of no known gender is the man or woman that a pronoun tells of. */
function withGender(picture: Picture, kind: string): Picture {
  if (picture.name !== 'person' || (kind !== 'man' && kind !== 'woman')) return picture
  return { ...picture, name: kind, drawn: drawableNamed(kind)!, gender: kind }
}

export type Resolved = { readonly picture: Picture; readonly count: number; readonly role: 'subject' | 'object'; readonly token: Token }

/** An animal, or a thing with a name or that was spoken of as somebody: `a robot called Tock`. */
const isCharacterPicture = ({ isName, namedBy }: Phrase, picture: Picture, { genders }: StoryState): boolean =>
  picture.drawn.file === 'animal' ||
  (picture.drawn.art !== undefined && (isName || namedBy !== undefined || genders.has(identityOf(picture))))

/** `A baker noticed her`: what somebody does is done to somebody else. */
function isDoneToOther({ low, i }: Token, { role, end }: Phrase, { tokens }: Analysis): boolean {
  const isObject = /^(?:him|them)$/u.test(low) || (low === 'her' && !/^(?:NOUN|ADJ|NUM|PROPN)$/u.test(tokens[i + 1]?.pos ?? ''))
  const between = tokens.slice(end + 1, i)
  const isOneClause = !between.some(
    ({ low: word, pos, text }) =>
      /^[,;:]$/u.test(text) || pos === 'SCONJ' || /^(?:and|but|that|when|while|because|if|who|which)$/u.test(word),
  )
  return isObject && role === 'subject' && isOneClause && between.some(({ pos }) => pos === 'VERB')
}

/** May a pronoun mean what a phrase of its own sentence names? */
function isMeantInside(
  { kind, low }: { readonly kind: string; readonly low: string },
  phrase: Phrase,
  pictures: ReadonlyMap<Phrase, Picture>,
  story: StoryState,
): boolean {
  // `A gull gave him a shell`: another one.
  const isOwnSubject = low !== 'him'
  const picture = pictures.get(phrase)
  if (kind === 'many') return phrase.isPlural
  // `Pip the hedgehog`, `The fox closed his eyes`: an animal with a name, or that does something, is somebody.
  const isActing = phrase.namedBy !== undefined || phrase.isName || (phrase.role === 'subject' && isOwnSubject)
  const isCharacter = isActing && kind !== 'thing' && picture !== undefined && isCharacterPicture(phrase, picture, story)
  const isPerson = isCharacter || (picture?.isPerson ?? isUndrawnPerson(phrase))
  const gender = picture && (picture.gender ?? story.genders.get(identityOf(picture)))
  const isOther = (kind === 'man' || kind === 'woman') && gender !== undefined && gender !== kind
  // `The army gave up; it went home`.
  if (kind === 'thing' && MANY.test(phrase.lemma)) return true
  return !phrase.isPlural && !isOther && isPerson === (kind !== 'thing')
}

/** `The guard expected her to run, but she sat`: not the guard. */
const isSpokenOfBefore = ({ i }: Token, kind: string, found: readonly Resolved[]): boolean =>
  (kind === 'man' || kind === 'woman') && found.some(({ token, role }) => role === 'object' && token.i < i && KINDS[token.low] === kind)

/** `his eyes filled with tears`, `her voice broke`: who it belongs to is seen. Of other possessions the owner may be far away. */
function isOfPerson(owned: Phrase, kind: string, pictures: ReadonlyMap<Phrase, Picture>, { context }: Analysis): boolean {
  const picture = pictures.get(owned)
  const isPart = picture !== undefined && isPartOfSomebody(owned, picture, context)
  if (owned.role !== 'subject') return false
  return isPart || (picture === undefined && (isVisiblePart(owned.lemma) || (kind !== 'man' && kind !== 'woman')))
}

const EATING = /^(?:eat|eaten|ate|taste|swallow|chew|drink|drank|sip|bake|fry|roast|boil|knead)$/u

/** `Bacteria dry out on honey. You can eat it`: the last food that was spoken of. */
function edibleBefore(index: number, isMany: boolean, { referents }: StoryState): Referent[] {
  const recent = referents.filter(({ sentence }) => index - sentence <= REACH && sentence < index)
  const food = recent.findLast((one) => /^(?:food|plant)$/u.test(one.picture?.drawn.file ?? '') && one.isMany === isMany)
  return food ? [food] : []
}

/** What the pronouns of a sentence stand for, where that is drawable. */
export function resolvePronouns(analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>, story: StoryState): Resolved[] {
  const { bars, phrases, index } = analysis
  const first = analysis.tokens[0]
  // `Weighs less than ...`: the subject is left out.
  const isElided = first?.pos === 'VERB' && /[^s]s$/u.test(first.low) && first.low !== first.lemma
  const tokens: readonly Token[] = isElided
    ? [{ ...first, text: 'it', low: 'it', pos: 'PRON', lemma: 'it', i: -1 }, ...analysis.tokens]
    : analysis.tokens
  const found: Resolved[] = []
  for (const [n, token] of tokens.entries()) {
    const kind = KINDS[token.low]
    if (
      !kind ||
      (kind !== 'thing' && bars[token.i] === 'supposed') ||
      /^(?:compared|idiom|quoted)$/u.test(bars[token.i] ?? '') ||
      isExpletive(tokens, n)
    )
      continue
    if (isGone(n, tokens)) continue
    if (kind === 'thing' && isIdentified(n, tokens, analysis, pictures)) continue
    const inside =
      kind === 'own'
        ? []
        : phrases.filter(
            (phrase) =>
              phrase.end < token.i &&
              phrase.bar === '' &&
              (phrase.role !== 'behind' || (kind === 'many' && tokens[n - 1]?.low === 'of')) &&
              !TIME_NOUNS.test(phrase.lemma) &&
              !isDoneToOther(token, phrase, analysis) &&
              !isAskedAbout(token, phrase, kind, analysis, story) &&
              !(kind === 'thing' && isOnlyMet(phrase, token, pictures, analysis, story)) &&
              isMeantInside({ kind, low: token.low }, phrase, pictures, story) &&
              !(pictures.get(phrase)?.isPerson && isSpokenOfBefore(token, kind, found)),
          )
    // `Do not run after strangers; they are busy`: whom the sentence itself only denies.
    const isOfDenied =
      (kind === 'many' || kind === 'thing') &&
      phrases.some(
        (phrase) =>
          phrase.end < token.i &&
          phrase.bar === 'negated' &&
          (kind === 'many') === phrase.isPlural &&
          !phrase.isName &&
          tokens.slice(phrase.end + 1, n).some(({ pos, text }) => /^[,;:—–]$/u.test(text) || /^(?:CCONJ|SCONJ)$/u.test(pos)) &&
          /^(?:solid|person)$/u.test(natureOf(phrase.lemma) ?? ''),
      )
    const isInside = inside.length > 0 || isOfDenied
    noteGender(kind, inside, pictures, story, PARTS_OF_ANIMALS.test(tokens[n + 1]?.low ?? ''))
    if (kind === 'many' && isOfOwnSentence(token, analysis, pictures, found)) continue
    // `its fingers into mine`: of what the sentence itself names.
    if (isInside || (kind === 'own' && phrases.some(({ possessor, end }) => possessor !== undefined && end < token.i))) continue
    if (meansDish(kind, analysis, story)) {
      const dish = dishFor(analysis, story)
      if (dish && bars[token.i] !== 'negated') found.push({ ...dish, role: 'object', token })
      continue
    }
    // `It costs 19 dollars`: no picture of the part that was spoken of last.
    const reference = analysis.references?.get(token.i)
    if (reference?.isOffer && !story.names.has(reference.words)) continue
    const owned = phrases.find((phrase) => phrase.possessor === token.low && phrase.run.some(({ i }) => i === token.i))
    const isSubjectForm =
      /^(?:it|he|she|they|ours|mine|yours|theirs)$/u.test(token.low) &&
      (n === 0 || /^(?:he|she|they)$/u.test(token.low) || !/^(?:VERB|ADP)$/u.test(tokens[n - 1]?.pos ?? ''))
    // `the two of them sat down`.
    const isAllOf =
      token.low === 'them' &&
      tokens[n - 1]?.low === 'of' &&
      /^(?:two|three|both|all)$/u.test(tokens[n - 2]?.low ?? '') &&
      tokens[n + 1]?.pos === 'VERB'
    const isSubject = isSubjectForm || isAllOf
    const isOwner = owned !== undefined && /^(?:its|their)$/u.test(token.low)
    const verb = tokens[n + 1]
    const isLiving =
      (owned && isBodyPart(owned.lemma) && !isOfKnownPerson(kind, index, story)) ||
      (isSubject && token.low === 'it' && verb !== undefined && LIVING_VERBS.test(verb.lemma))
    const living = isLiving ? livingBefore(index, story) : undefined
    const isEaten = !isSubject && !owned && (kind === 'thing' || kind === 'many') && EATING.test(tokens[n - 1]?.lemma ?? '')
    const eaten = isEaten ? edibleBefore(index, kind === 'many', story) : []
    const antecedents = living
      ? [living]
      : isEaten
        ? eaten
        : antecedentsOf(kind, index, story, {
            isSubject,
            isToPerson: TOLD.test(tokens[n - 1]?.lemma ?? ''),
            isAllOf,
            verb: doneAt(n, tokens),
          }).filter(({ sentence }) => !isOwner || index - sentence <= 1)
    // `Sprays hit them. Give them beans`: whoever that was may be meant again.
    const isUnknown = antecedents.length === 0 && (kind === 'many' || kind === 'thing') && !owned
    if (isUnknown)
      story.referents.push({
        count: 1,
        isMany: kind === 'many',
        isPerson: false,
        isUnseen: true,
        role: isSubject ? 'subject' : 'object',
        sentence: index,
      })
    for (const meant of antecedents) {
      const isSure = living !== undefined || isSureThing(meant, { kind, isSubject, verb, index }, story)
      const picture = meant.picture && isSure ? withGender(meant.picture, kind) : undefined
      if (picture && (kind === 'man' || kind === 'woman') && !story.genders.has(identityOf(picture)))
        story.genders.set(identityOf(picture), kind)
      story.referents.push({ ...meant, picture, isUnseen: !isSure || meant.isUnseen, sentence: index, role: 'subject' })
      // `He did not believe them`, `without it`: nobody and nothing is seen, but whoever `nobody laughed at again` is.
      if ((meant.isPerson || kind === 'thing') && !isSubject && !owned && bars[token.i] === 'negated' && !tellsRelief(analysis)) continue
      const isShownByPart = owned && !isOfPerson(owned, kind, pictures, analysis)
      if (picture && isBesideOthers(picture, token, analysis, pictures)) continue
      if (!picture || (kind === 'many' && isSubject && !canDo(picture, doneAt(n, tokens))) || isShownByPart) continue
      // `I expected her to shout, but she sat down`: what somebody does counts for more than what is done.
      const before = found.findIndex((other) => isSamePicture(other.picture, picture))
      if (before >= 0 && !(isSubject && found[before]!.role === 'object')) continue
      if (before >= 0) found.splice(before, 1)
      found.push({ picture, count: meant.count, role: isSubject ? 'subject' : 'object', token })
    }
  }
  noteRecipe(analysis, story)
  return found
}
