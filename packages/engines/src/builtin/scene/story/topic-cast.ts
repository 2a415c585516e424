import type { Action } from '../../characters/poses/pose.ts'
import type { PersonLook } from '../../characters/people/person-look.ts'
import { hashText } from '../../paint/random.ts'
import type { Locale } from '../language.ts'
import { findActors } from '../find-actors.ts'
import { figuresOf, peopleIn } from '../people.ts'
import type { SceneActor } from '../scene.ts'
import { namesOf } from './story-names.ts'
import { isTimeJump, type StoryContext } from './story-context.ts'
import type { Topic } from './topic.ts'

/** Whom a recipe or an explainer may name by the way. */
const MAX_NAMED = 1

/** Whether a story explains a topic rather than following characters. */
export const isExplainer = (topic: Topic, story: string, locale: Locale): boolean =>
  topic.name === 'ancient' || findActors(story, locale, namesOf(story, locale)).length <= MAX_NAMED

export type HostRequest = {
  readonly topic: Topic
  readonly shotIndex: number
  readonly storySeed: number
  readonly action: Action
}

/** Presenter of a topic, in every other shot without people. */
export function hostOf({ topic, shotIndex, storySeed, action }: HostRequest): readonly SceneActor[] {
  const host = topic.host && shotIndex % 2 === 0 ? peopleIn(topic.host, 'en')[0] : undefined
  if (!host) return []
  const does: Action = action !== 'stand' ? action : topic.name === 'cooking' ? 'work' : 'point'
  return figuresOf(host, storySeed, does).slice(0, 1)
}

/** Cloth of times without dyes and zips. */
const OLD_CLOTH: Readonly<Record<string, readonly string[]>> = {
  ancient: ['#efe6d2', '#e3d3b0', '#b5533c', '#8f5a78', '#d8b36a'],
  medieval: ['#7a5a3c', '#5f6f4a', '#6b4a5f', '#8a4b3a', '#4f5f7a'],
}

/** Dresses people of historical topics accordingly, except in sentences about today. */
export function dressedFor(topic: Topic | undefined, told: StoryContext, actor: SceneActor): SceneActor {
  const cloth = topic && OLD_CLOTH[topic.name]
  if (!cloth || actor.kind !== 'person' || isTimeJump(told.own)) return actor
  const { look } = actor
  const colour = cloth[hashText(`${actor.name}${look.skin}${look.hair}`) % cloth.length]!
  const long = look.outfit === 'dress' || look.outfit === 'skirt'
  const plain: Partial<PersonLook> = {
    glasses: false,
    scarf: null,
    hat: look.hat === 'crown' || look.hat === 'chef' || look.hat === 'straw' ? look.hat : 'none',
  }
  const worn: PersonLook = {
    ...look,
    ...plain,
    outfit: long ? 'dress' : 'robe',
    top: colour,
    bottom: colour,
    coat: colour,
    shoe: '#7a5a3c',
  }
  return { ...actor, look: worn }
}
