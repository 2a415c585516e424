import type { Cast } from './cast.ts'
import type { Locale } from './language.ts'
import { thingByIcon } from './lexicon/rows.ts'
import type { SceneRequest } from './scene-request.ts'
import { findNames } from './story/story-names.ts'
import type { StoryContext } from './story/story-context.ts'
import { type NamedThing, findNamedThings } from './things.ts'
import { type Topic, findTopicThings } from './story/topic.ts'
import { findThings } from './thing-words.ts'

export type ThingsRequest = SceneRequest & {
  readonly locale: Locale
  readonly context: StoryContext
  readonly topic: Topic | undefined
  readonly cast: Cast
}

const OUTDOOR_ICONS =
  /^(tree|pine|palm|bush|grass|mountain|hill|house|roof|tower|castle|lighthouse|church|windmill|barn|bridge|fence|well|path|river|lake|sea|beach|dune|waterfall|field|cloud|sky|campfire|tent)$/

export const isOutdoorThing = ({ icon }: NamedThing): boolean => OUTDOOR_ICONS.test(icon)

/** Things of a shot: those it names and the animals its pronouns refer to; without any and without people, motifs of the topic. */
export function findShownThings(request: ThingsRequest): NamedThing[] {
  const { prompt, locale, topic, cast } = request
  const topicSpecific = topic ? findTopicThings(prompt, locale, topic).map((thing) => ({ ...thing, thing: thingByIcon(thing.icon) })) : []
  const names = findNames(request.storyText ?? '', locale)
  const inPrompt = findNamedThings(prompt, locale)
  const inSentence =
    inPrompt.filter(({ thing }) => !thing?.scenery).length < 2 && request.context.sentence !== ''
      ? findNamedThings(request.context.sentence, locale)
      : []
  const unspecific = [...inPrompt, ...inSentence].filter(
    ({ word }) => !topicSpecific.some((other) => isPartOfPhrase(word, other.word)) && !names.has(word),
  )
  const named = [
    ...topicSpecific.filter(({ icon }, i) => topicSpecific.findIndex((other) => other.icon === icon) === i),
    ...unspecific,
  ].toSorted((a, b) => a.at - b.at)
  const propAnimals = cast.propAnimals
    .filter((word) => !named.some((thing) => thing.word === word))
    .flatMap((word) => findThings(word, locale).map(({ value }) => ({ icon: value.icon, word, thing: value, at: -1 })))
  const all = [...propAnimals, ...named].filter((thing, i, all) => all.findIndex((other) => other.icon === thing.icon) === i)
  if (all.length > 0 || cast.who.length > 0) return all
  return topic ? motifsOf(topic, request.shotIndex) : lastMentionedThing(request)
}

const isPartOfPhrase = (word: string, phrase: string): boolean => word === phrase || phrase.split(/[ -]/).includes(word)

/** Two motifs of a topic, in turn by shot. */
function motifsOf({ motifs }: Topic, shotIndex: number): NamedThing[] {
  const first = (shotIndex * 2) % motifs.length
  return [motifs[first]!, motifs[(first + 1) % motifs.length]!].map((icon, at) => {
    const thing = thingByIcon(icon)
    return { icon, word: thing?.words.en[0] ?? icon.replaceAll('-', ' '), thing, at }
  })
}

/** The thing that is mentioned nearest to the shot. */
function lastMentionedThing({ context, locale }: ThingsRequest): NamedThing[] {
  for (const sentence of [...context.before, ...context.after]) {
    const found = findNamedThings(sentence, locale).filter(({ thing }) => !thing?.scenery)
    if (found.length > 0) return found.slice(0, 1)
  }
  return []
}
