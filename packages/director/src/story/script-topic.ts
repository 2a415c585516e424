import { isPlaceName } from '../languages/en/names.ts'
import { chooseSense } from '../senses/choose-sense.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Analysis } from './analysis.ts'
import { heroOf, isWeatherTopic, type Picture, type StoryState } from './story-state.ts'

/** What is on no card of its own: where things are, who people are in general, and parts of the sky. */
const NO_TOPIC =
  /^(?:hand|finger|body|person|people|man|woman|crowd|hill|tree|water|wind|sky|wood|ground|mountain|island|forest|room|wall|floor|night sky|sun|cloud|shadow|cross|check mark|road|rain|snow|soil)$/u
/** What may be a topic only as what a script begins with: things that are in many sentences without being what they are about. */
const MINOR =
  /^(?:house|door|window|table|glass|bowl|plate|pan|frying pan|pot|box|cup|paper|note|letter|stone|rock|calendar|clock|(?:glass|cup|mug|bowl|plate) of .+)$/u
/** A naming that no scene shows, since it is denied, wanted or told of something else. */
const UNSEEN_NAMING = 0.75
/** From which on something is what a script is about. */
const TOPIC_SCORE = 2.5
/** The same for what the first sentence names. */
const START_SCORE = 2
/** How much more than anything else. */
const LEAD = 0.5

/** How much more often something else must be named to be the topic instead of what the first sentence is said of. */
const OUTWEIGHS = 2.5

type Candidate = { readonly picture: Picture; readonly score: number }

/** `tire`, `flat tire`: one thing under two names. */
export const isSameThing = (one: string, other: string): boolean => one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

/** Notes all that a sentence names, be it as the first part of a compound that nothing depicts: `bicycle chain`. */
export function noteNamings({ phrases, context, index }: Analysis, pictures: ReadonlyMap<Phrase, Picture>, { namings }: StoryState): void {
  for (const phrase of phrases) {
    if (/^(?:compared|idiom)$/u.test(phrase.bar)) continue
    const picture = pictures.get(phrase)
    if (picture) namings.push({ picture, sentence: index })
    if (picture || phrase.isName) continue
    const before = phrase.nouns.slice(0, -1).flatMap(({ low }) => chooseSense(singularOf(low), context) ?? [])
    for (const drawn of before) if (drawn.art) namings.push({ picture: { name: drawn.name, drawn, isPerson: false }, sentence: index })
  }
}

function topicCandidates({ weights, namings }: StoryState): Candidate[] {
  const names = new Map([...weights].map(([name, { picture }]) => [name, picture]))
  for (const { picture } of namings) if (!names.has(picture.name)) names.set(picture.name, picture)
  const own = [...names].map(([name, picture]) => {
    const weight = weights.get(name)?.weight ?? 0
    const unseen = namings.filter((one) => one.picture.name === name).length - (weights.get(name)?.namings ?? 0)
    return { name, picture, score: weight + UNSEEN_NAMING * Math.max(0, unseen) }
  })
  return own
    .map(({ name, picture, score }) => ({
      picture,
      score:
        score + own.filter((other) => other.name !== name && isSameThing(other.name, name)).reduce((sum, other) => sum + other.score, 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}

const isFromStart = ({ picture }: Candidate, { namings }: StoryState): boolean =>
  namings.some(({ sentence, picture: one }) => sentence === 0 && isSameThing(one.name, picture.name))

/** Bodies of the sky are seen in many scenes; a script is about one only where it begins with it. */
const isOfSky = ({ name }: Picture): boolean => name === 'sun'

const canBeTopic = ({ name, drawn, isPerson }: Picture): boolean =>
  !isPerson &&
  drawn.art !== undefined &&
  !/^(?:person$|place\/)/u.test(drawn.art) &&
  (drawn.file !== 'phenomenon' || isWeatherTopic({ name } as Picture)) &&
  drawn.file !== 'group' &&
  !NO_TOPIC.test(name)

/** Sentences with names of places from which a script goes from one to the next. */
const MIN_PLACES = 2
const isOfTravel = (analyses: readonly Analysis[]): boolean =>
  analyses.filter(({ phrases }) => phrases.some(({ isName, head }) => isName && isPlaceName(head.text))).length >= MIN_PLACES

const sentencesOf = ({ picture }: Candidate, { namings }: StoryState): number =>
  new Set(namings.flatMap(({ picture: one, sentence }) => (isSameThing(one.name, picture.name) ? [sentence] : []))).size

/** `A leaking tap can waste ...`: what the first sentence of a script that explains is said of. */
const isSubjectOfStart = ({ picture }: Candidate, [first]: readonly Analysis[]): boolean =>
  first !== undefined &&
  !first.isNarrative &&
  first.phrases.some(
    ({ role, bar, lemma, isOwner }) =>
      role === 'subject' && bar === '' && !isOwner && (lemma === picture.name || picture.name.endsWith(` ${lemma}`)),
  )

/** The thing or animal that a script is about, less surely than its hero: what it begins with or names most. */
export function topicOf(story: StoryState, analyses: readonly Analysis[]): Picture | undefined {
  const hero = heroOf(story)
  if (story.recipe) return story.recipe.dish && { name: story.recipe.dish.name, drawn: story.recipe.dish, isPerson: false }
  if (hero && !hero.isPerson && (canBeTopic(hero) || hero.drawn.file === 'animal')) return hero
  const candidates = topicCandidates(story).filter(
    (one) => canBeTopic(one.picture) || (isOfSky(one.picture) && isSubjectOfStart(one, analyses)),
  )
  const begun = candidates.find((one) => !MINOR.test(one.picture.name) && isSubjectOfStart(one, analyses))
  const [best] = candidates
  const [first, ...others] =
    begun && best && best.score < OUTWEIGHS * begun.score ? [begun, ...candidates.filter((one) => one !== begun)] : candidates
  const second = others.find(({ picture }) => !isSameThing(picture.name, first!.picture.name))
  // What is only at one of many places is no topic of them all.
  if (!first || (isOfTravel(analyses) && sentencesOf(first, story) < 2)) return undefined
  const isFirst = isFromStart(first, story)
  if (!isFirst && (sentencesOf(first, story) < 2 || MINOR.test(first.picture.name))) return undefined
  // The only thing that its beginning names.
  if (!second && isFirst) return first.picture
  const lead = first === begun ? -Infinity : isFirst ? 0 : LEAD
  const isSure = first.score >= (isFirst && !MINOR.test(first.picture.name) ? START_SCORE : TOPIC_SCORE)
  return isSure && first.score >= (second?.score ?? 0) + lead ? first.picture : undefined
}
