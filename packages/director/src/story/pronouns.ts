import { KIN, MANY, MEASURING_NOUNS, TIME_NOUNS } from '../languages/en/words.ts'
import { ACTION_VERBS, MENTAL_VERBS } from '../languages/en/verbs.ts'
import { genderOfName, isDemonym, isPlaceName } from '../languages/en/names.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Token } from '../text/token.ts'
import type { Analysis } from './analysis.ts'
import { learnName } from './learned-names.ts'
import { genderOf } from './pictures.ts'
import { identityOf, type Picture, type Referent, type StoryState } from './story-state.ts'

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
/** Sentences back to which a pronoun reaches. */
const REACH = 3

/** `It is time to ...`, `it rains`: a subject that stands for nothing. */
function isExpletive(tokens: readonly Token[], n: number): boolean {
  if (tokens[n]!.low !== 'it') return false
  const next = tokens[n + 1]?.low ?? ''
  // `I told myself it was the wiring`.
  const isOfThought =
    /^(?:is|was|'s)$/u.test(next) &&
    /^(?:myself|himself|herself|think|thought|guess|guessed|swore|knew|hoped)$/u.test(tokens[n - 1]?.low ?? '')
  // `Do it badly`.
  if (/^(?:do|does|did|doing|done)$/u.test(tokens[n - 1]?.low ?? '')) return true
  // `So be it, see to it`, `love it when`.
  const [last, first] = [tokens[n - 1]?.low, tokens[n - 2]?.low]
  if ((last === 'be' && first === 'so') || (last === 'to' && first === 'see') || /^(?:when|that|if)$/u.test(next)) return true
  return (
    isOfThought ||
    /^(?:rains?|snows?|rained|snowed)$/u.test(next) ||
    (/^(?:is|was|has|had|gets)$/u.test(next) &&
      tokens.slice(n + 2, n + 5).some(({ low }) => /^(?:degrees?|late|dark|cold|hot|summer|winter|midnight|noon)$/u.test(low))) ||
    (/^(?:is|was|'s|takes?|took|seems?)$/u.test(next) &&
      tokens.slice(n + 2, n + 6).some(({ low }) => /^(?:to|that|when|why|how)$/u.test(low)))
  )
}

function fits(kind: string, one: Referent, story: StoryState): boolean {
  if (kind === 'many') return one.isMany
  if (kind === 'thing') return !one.isMany && !one.isPerson
  const gender = one.gender ?? (one.picture && story.genders.get(identityOf(one.picture)))
  // `It can smell a deer. Her kits ...`: an animal that something is done to is nobody.
  const isPrey = one.picture?.drawn.file === 'animal' && one.role !== 'subject' && one.picture.properName === undefined && !gender
  if (isPrey && !story.actors.has(one.picture!.name)) return false
  return one.isPerson && !one.isMany && (gender ?? kind) === kind
}

const isAlive = ({ isPerson, isMany }: Referent): boolean => isPerson && !isMany

const BODY_PARTS =
  /^(?:tongue|heart|body|skin|leg|foot|eye|ear|nose|mouth|tooth|tail|wing|fur|brain|blood|bone|head|arm|beak|claw|horn|stomach|lung|shell|feather|antenna|tentacle|belly|neck|paw|hoof|trunk|song|nest|young|prey)$/u
const LIVING_VERBS = /^(?:eat|feed|drink|swim|dive|sleep|hunt|breathe|hide|bite|crawl|hatch|live|migrate|mate|starve)$/u

/** The animal that was last spoken of, be it only as an owner. */
function livingBefore(index: number, { referents }: StoryState): Referent | undefined {
  const recent = referents.filter(({ sentence }) => index - sentence <= REACH && sentence < index)
  const animal = recent.findLast(({ picture, isMany }) => !isMany && picture?.drawn.file === 'animal')
  // `The wolverine will chase a bear. It lives ...`: one that has no picture is meant.
  const unseen = recent.findLast(({ isUnseen, role }) => isUnseen && role === 'subject')
  const isOther = animal && unseen && animal.role !== 'subject' && unseen.sentence >= animal.sentence
  return isOther ? undefined : animal
}

/** `Kipchoge wakes up at five. He ...`: whoever is called so is a man. */
function personOfUnknownName(kind: string, index: number, recent: readonly Referent[], story: StoryState): Referent | undefined {
  const one = recent.findLast(({ unknownName, role, sentence }) => unknownName && role === 'subject' && sentence === index - 1)
  if (!one || (kind !== 'man' && kind !== 'woman')) return undefined
  const picture: Picture = { name: kind, drawn: drawableNamed(kind)!, isPerson: true, gender: kind, properName: one.unknownName }
  learnName(one.unknownName!, picture, story)
  return { ...one, picture, isPerson: true, gender: kind }
}

const TOLD = /^(?:tell|ask|teach|warn|thank|help|promise|convince|persuade|invite|order|beg|forgive|pay)$/u
/** What a pronoun stands for; `they` may be two that were named apart. */
function antecedentsOf(kind: string, index: number, story: StoryState, isSubject: boolean, isToPerson = false): Referent[] {
  if (kind === 'own') {
    const before = story.referents.filter(({ sentence, picture, isPerson }) => sentence === index - 1 && picture && !isPerson)
    const owned = before.find(({ role }) => role === 'object') ?? before.find(({ role }) => role === 'behind') ?? before[0]
    return owned ? [{ ...owned, count: 1, isMany: false }] : []
  }
  const recent = story.referents.filter((one) => one.role !== 'behind' && index - one.sentence <= REACH && index > one.sentence)
  const many = recent.filter((one) => fits(kind, one, story)).toReversed()
  const people =
    kind === 'many'
      ? many.filter((one) => one.isPerson && (isToPerson || (isSubject && one.role === 'subject' && one.sentence === many[0]!.sentence)))
      : []
  const all = people.length > 0 ? people : many
  // `The doctor told her ... She`: who is known to be a woman, before who may be one.
  const known = kind === 'man' || kind === 'woman' ? all.filter((one) => one.gender === kind || one.picture?.gender === kind) : []
  const fitting = known.length > 0 ? known : all
  const unknown = fitting.length === 0 ? personOfUnknownName(kind, index, recent, story) : undefined
  if (unknown) return [unknown]
  const lastSentence = Math.max(...fitting.map(({ sentence }) => sentence))
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
  const meant = objectOfLast ?? subject ?? fitting.findLast((one) => isLast(one) && one.role === 'object')
  if (meant) return [meant]
  if (kind !== 'many') return []
  const alive = recent.filter((one) => isAlive(one) && one.picture).toReversed()
  const distinct = alive.filter((one, i) => alive.findIndex((other) => other.picture!.name === one.picture!.name) === i)
  return distinct.length >= 2 ? distinct.slice(0, 2) : []
}

/** A person of no known gender is the man or woman that a pronoun tells of. */
function withGender(picture: Picture, kind: string): Picture {
  if (picture.name !== 'person' || (kind !== 'man' && kind !== 'woman')) return picture
  return { ...picture, name: kind, drawn: drawableNamed(kind)!, gender: kind }
}

export type Resolved = { readonly picture: Picture; readonly count: number; readonly role: 'subject' | 'object'; readonly token: Token }

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
    if (!kind || /^(?:compared|idiom|quoted)$/u.test(bars[token.i] ?? '') || isExpletive(tokens, n)) continue
    const isInside =
      kind !== 'own' &&
      phrases.some((phrase) => {
        const isPerson =
          pictures.get(phrase)?.isPerson ?? (phrase.isName && genderOfName(phrase.nouns.map(({ text }) => text)) !== undefined)
        const matches = kind === 'many' ? phrase.isPlural : !phrase.isPlural && isPerson === (kind !== 'thing')
        return (
          phrase.end < token.i &&
          phrase.bar === '' &&
          (phrase.role !== 'behind' || (kind === 'many' && tokens[n - 1]?.low === 'of')) &&
          !TIME_NOUNS.test(phrase.lemma) &&
          matches
        )
      })
    // `its fingers into mine`: of what the sentence itself names.
    if (isInside || (kind === 'own' && phrases.some(({ possessor, end }) => possessor !== undefined && end < token.i))) continue
    const owned = phrases.find((phrase) => phrase.possessor === token.low && phrase.run.some(({ i }) => i === token.i))
    const isSubject =
      /^(?:it|he|she|they|ours|mine|yours|theirs)$/u.test(token.low) && (n === 0 || !/^(?:VERB|ADP)$/u.test(tokens[n - 1]?.pos ?? ''))
    const isOwner = owned !== undefined && /^(?:its|their)$/u.test(token.low)
    const verb = tokens[n + 1]
    const isLiving =
      (owned && BODY_PARTS.test(owned.lemma)) || (isSubject && token.low === 'it' && verb !== undefined && LIVING_VERBS.test(verb.lemma))
    const living = isLiving ? livingBefore(index, story) : undefined
    const antecedents = living
      ? [living]
      : antecedentsOf(kind, index, story, isSubject, TOLD.test(tokens[n - 1]?.lemma ?? '')).filter(
          ({ sentence }) => !isOwner || index - sentence <= 1,
        )
    for (const meant of antecedents) {
      const picture = meant.picture && withGender(meant.picture, kind)
      if (picture && (kind === 'man' || kind === 'woman')) story.genders.set(identityOf(picture), kind)
      story.referents.push({ ...meant, picture, sentence: index, role: 'subject' })
      // `He did not believe them`, `without it`: nobody and nothing is seen.
      if ((meant.isPerson || kind === 'thing') && !isSubject && !owned && bars[token.i] === 'negated') continue
      const isShownByPart = owned && (pictures.has(owned) || owned.role !== 'subject')
      if (!picture || isShownByPart || found.some((other) => other.picture.name === picture.name)) continue
      found.push({ picture, count: meant.count, role: isSubject ? 'subject' : 'object', token })
    }
  }
  return found
}

const isAntecedent = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  !phrase.isOwner &&
  // `Her mother told her. She ...`: the one whose mother it is goes on.
  !(KIN.test(phrase.lemma) && /^(?:his|her|their)$/u.test(phrase.possessor ?? '')) &&
  !/^(?:its|their)$/u.test(phrase.possessor ?? '') &&
  !(MEASURING_NOUNS.test(phrase.lemma) && phrases.some((other) => other.of === phrase)) &&
  (phrase.isName || !TIME_NOUNS.test(phrase.lemma)) &&
  !/^(?:each|every|any|no)$/u.test(phrase.run[0]!.low) &&
  !/^(?:compared|idiom|quoted)$/u.test(phrase.bar) &&
  !(phrase.bar === 'negated' && (phrase.role !== 'subject' || phrase.run[0]!.low === 'no'))

/** Does the subject speak, think or feel? */
function isSpeaker(phrase: Phrase, { tokens }: Analysis): boolean {
  const verb = phrase.role === 'subject' ? tokens.find(({ i, pos }) => i > phrase.end && pos === 'VERB') : undefined
  return (
    verb !== undefined && (MENTAL_VERBS.has(verb.lemma) || /^(?:talk|cry|laugh|sleep|think)$/u.test(ACTION_VERBS.get(verb.lemma) ?? ''))
  )
}

/** `When a shark comes close, the octopus hides`: the sentence is about the octopus. */
function isInOpeningClause({ role, end }: Phrase, { tokens, phrases }: Analysis): boolean {
  if (role !== 'subject' || !/^(?:when|whenever|while|if|after|before|as|once|until|because|since|although)$/u.test(tokens[0]?.low ?? ''))
    return false
  const comma = tokens.findIndex(({ text }) => text === ',')
  return comma > end && phrases.some((other) => other.role === 'subject' && other.start > comma)
}

/** Notes what later pronouns may stand for. `present`: phrases that are drawn; `countOf`: how many of a phrase are drawn. */
export function rememberReferents(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  present: ReadonlySet<Phrase>,
  story: StoryState,
  countOf: (phrase: Phrase) => number,
): void {
  const { phrases, index } = analysis
  for (const phrase of phrases) {
    const owner = phrase.isOwner ? pictures.get(phrase) : undefined
    if (owner?.drawn.file === 'animal')
      story.referents.push({ picture: owner, count: 1, isMany: false, isPerson: false, role: 'behind', sentence: index })
    if (!isAntecedent(phrase, phrases)) continue
    const picture = present.has(phrase) || (phrase.isName && pictures.get(phrase)?.isPerson) ? pictures.get(phrase) : undefined
    const nameGender = phrase.isName ? genderOfName(phrase.nouns.map(({ text }) => text)) : undefined
    const isPerson = pictures.get(phrase)?.isPerson ?? (phrase.isName ? nameGender !== undefined : natureOf(phrase.lemma) === 'person')
    const gender = picture?.gender ?? nameGender ?? genderOf(phrase.lemma)
    const isUnseen = !picture && !phrase.isName && natureOf(phrase.lemma) === 'solid'
    const role = isInOpeningClause(phrase, analysis) ? 'object' : phrase.role
    const common = { isUnseen, picture, count: phrase.isPlural ? countOf(phrase) : 1, gender, role, sentence: index }
    const isUnknown = phrase.isName && !isPerson && !picture && !isPlaceName(phrase.head.text) && !isDemonym(phrase.head.text)
    if (isUnknown) Object.assign(common, { unknownName: phrase.nouns.map(({ text }) => text).join(' ') })
    story.referents.push({ ...common, isMany: phrase.isPlural || MANY.test(phrase.lemma), isPerson })
    if (picture && phrase.role === 'subject') story.actors.add(picture.name)
    // An animal of a tale is `he` or `she` as well, and so is what has a name.
    const isCharacter =
      picture &&
      !picture.isPerson &&
      (picture.drawn.file === 'animal' ||
        [...story.names.values()].includes(picture) ||
        isSpeaker(phrase, analysis) ||
        /^(?:moon|star|sun|robot|cloud)$/u.test(picture.name))
    if (isCharacter && !phrase.isPlural) story.referents.push({ ...common, isMany: false, isPerson: true })
    // `all the stars ... the smallest one`.
    const hasOne =
      phrase.isPlural &&
      picture &&
      analysis.tokens.some(({ low, i }) => low === 'one' && i > phrase.end && analysis.tokens[i - 1]?.pos === 'ADJ')
    if (hasOne) story.referents.push({ ...common, count: 1, isMany: false, isPerson: true, role: 'object' })
  }
}
