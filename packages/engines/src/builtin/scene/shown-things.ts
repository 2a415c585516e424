import type { Cast } from './cast.ts'
import type { Locale } from './language.ts'
import { thingNamed } from './lexicon/rows.ts'
import type { SceneRequest } from './scene-request.ts'
import { namesOf } from './story/story-names.ts'
import type { StoryContext } from './story/story-context.ts'
import { type NamedThing, thingsIn } from './things.ts'
import { type Topic, topicThings } from './story/topic.ts'
import { findThings } from './thing-words.ts'

export type ThingsRequest = SceneRequest & {
  readonly locale: Locale
  readonly told: StoryContext
  readonly topic: Topic | undefined
  readonly cast: Cast
}

const OUTSIDE =
  /^(tree|pine|palm|bush|grass|mountain|hill|house|roof|tower|castle|lighthouse|church|windmill|barn|bridge|fence|well|path|river|lake|sea|beach|dune|waterfall|field|cloud|sky|campfire|tent)$/

export const isOutdoors = ({ icon }: NamedThing): boolean => OUTSIDE.test(icon)

/** Things of a shot: those its words name, and animals its pronouns mean; of one that shows nobody and nothing, what its topic is known by. */
export function thingsOf(request: ThingsRequest): NamedThing[] {
  const { prompt, locale, topic, cast } = request
  const special = topic ? topicThings(prompt, locale, topic).map((one) => ({ ...one, thing: thingNamed(one.icon) })) : []
  const names = namesOf(request.storyText ?? '', locale)
  const said = thingsIn(prompt, locale)
  const more = said.filter(({ thing }) => !thing?.scenery).length < 2 && request.told.own !== '' ? thingsIn(request.told.own, locale) : []
  const plain = [...said, ...more].filter(({ word }) => !special.some((other) => isPart(word, other.word)) && !names.has(word))
  const named = [...special.filter(({ icon }, i) => special.findIndex((other) => other.icon === icon) === i), ...plain].toSorted(
    (a, b) => a.at - b.at,
  )
  const meant = cast.creatures
    .filter((word) => !named.some((one) => one.word === word))
    .flatMap((word) => findThings(word, locale).map(({ value }) => ({ icon: value.icon, word, thing: value, at: -1 })))
  const own = [...meant, ...named].filter((one, i, all) => all.findIndex((other) => other.icon === one.icon) === i)
  if (own.length > 0 || cast.who.length > 0) return own
  return topic ? motifsOf(topic, request.shotIndex) : lately(request)
}

const isPart = (word: string, phrase: string): boolean => word === phrase || phrase.split(/[ -]/).includes(word)

/** Two things that stand for the topic, others in each shot. */
function motifsOf({ motifs }: Topic, shotIndex: number): NamedThing[] {
  const first = (shotIndex * 2) % motifs.length
  return [motifs[first]!, motifs[(first + 1) % motifs.length]!].map((icon, at) => {
    const thing = thingNamed(icon)
    return { icon, word: thing?.words.en[0] ?? icon.replaceAll('-', ' '), thing, at }
  })
}

/** The thing that the story told of last. */
function lately({ told, locale }: ThingsRequest): NamedThing[] {
  for (const sentence of [...told.before, ...told.after]) {
    const found = thingsIn(sentence, locale).filter(({ thing }) => !thing?.scenery)
    if (found.length > 0) return found.slice(0, 1)
  }
  return []
}
