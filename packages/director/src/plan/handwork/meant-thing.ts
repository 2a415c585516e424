import { isPlace } from '../scene-item.ts'
import { isTooLargeToGrasp } from '../../vocabulary/thing-lengths.ts'
import type { StoryState } from '../../story/story-state.ts'
import type { Token } from '../../text/token.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { DIRT, drawnName, isDrawn, type Reading, type Roles } from './roles.ts'

/** Put on before work: nothing is done to it. */
export const PROTECTIVE_CLOTHES =
  /(?:glove|gloves|goggles|apron|mask|helmet|hard hat|face mask|safety vest|boot|shoe|coat|jacket|hat|cap)$/u

/** Sentences over which `it` is what hands did something to. */
const HANDLED_REACH = 3

/** What is meant by `it`, or by a part of it: what hands did something to last, or the last thing that was named. `goal`: into which it goes, which it is not. */
export function handledBefore({ story, analysis, meant }: Reading, goal?: string): string | undefined {
  if (meant && meant !== goal && !LIQUID_NAMES.test(meant)) return meant
  const { topic } = story
  const isOfThisSentence = story.handled?.sentence === analysis.index
  if (
    !isOfThisSentence &&
    topic &&
    !topic.isPerson &&
    !isPlace(topic) &&
    topic.drawn.file === 'artifact' &&
    topic.name !== goal &&
    isDrawn(topic.name)
  )
    return topic.name
  const { handled, referents } = story
  const named = referents.findLast(
    ({ picture, isPerson, sentence }) =>
      picture !== undefined &&
      !isPerson &&
      sentence >= 0 &&
      sentence < analysis.index &&
      analysis.index - sentence <= 2 &&
      /^(?:artifact|food|plant)$/u.test(picture.drawn.file) &&
      isDrawn(picture.name) &&
      !isPlace(picture) &&
      !isTooLargeToGrasp(picture.name) &&
      !LIQUID_NAMES.test(picture.name) &&
      !PROTECTIVE_CLOTHES.test(picture.name),
  )
  const isRecent = handled !== undefined && analysis.index - handled.sentence <= HANDLED_REACH
  if (isRecent && (!named || handled.sentence >= named.sentence)) return handled.what
  return named?.picture?.name
}

/** `Grow potatoes on the balcony. Water them`: what grows, told last. */
export const plantBefore = ({ story: { referents }, analysis: { index } }: Reading): string | undefined =>
  referents.findLast(
    ({ picture, sentence }) =>
      picture?.drawn.file === 'plant' && sentence >= 0 && sentence < index && index - sentence <= HANDLED_REACH && isDrawn(picture.name),
  )?.picture?.name

/** `When the plant is as tall as your hand, tie it to a stick`: what a clause before it is about. */
export function namedBefore(verb: Token, reading: Reading): string | undefined {
  const isMany = reading.analysis.tokens[verb.i + 1]?.low === 'them'
  const subject = reading.analysis.phrases.findLast(({ role, end, isPlural }) => role === 'subject' && end < verb.i && isPlural === isMany)
  return subject && !DIRT.test(subject.lemma) ? drawnName(subject, reading) : undefined
}

/** `Put the parts back`. */
export const isGeneric = (noun: string, { food }: StoryState): boolean =>
  (food !== undefined && /^(?:skin|peel|shell)$/u.test(noun)) ||
  /^(?:everything|part|thing|piece|rest|one|side|edge|end|tip|top|bottom|surface|inside|outside|handle|lid|cap|cover|corner|seam|whole|mess|area|spot|layer|blade)$/u.test(
    noun,
  )

/** `Pry off the little cap`: of what the script is about, where the part itself has no picture. */
export function ofTopic({ main, isPronoun, reading: { story } }: Roles): string | undefined {
  if (!isPronoun && !isGeneric(main?.phrase.lemma ?? '', story)) return undefined
  const { topic } = story
  return topic && !topic.isPerson && topic.drawn.file === 'artifact' && isDrawn(topic.name) ? topic.name : undefined
}
