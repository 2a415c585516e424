import type { Action } from '../../characters/poses/pose.ts'
import type { PersonLook } from '../../characters/people/person-look.ts'
import { hashText } from '../../paint/random.ts'
import type { Locale } from '../language.ts'
import { findActorMentions } from '../find-actors.ts'
import { createFigures, findPeople } from '../people.ts'
import type { SceneActor } from '../scene.ts'
import { findNames } from './story-names.ts'
import { isTimeJump, type StoryContext } from './story-context.ts'
import type { Topic } from './topic.ts'

/** Maximum number of actors that an explainer mentions. */
const MAX_EXPLAINER_ACTORS = 1

/** Whether a story explains a topic rather than following characters. */
export const isExplainer = (topic: Topic, story: string, locale: Locale): boolean =>
  topic.name === 'ancient' || findActorMentions(story, locale, findNames(story, locale)).length <= MAX_EXPLAINER_ACTORS

export type PresenterRequest = {
  readonly topic: Topic
  readonly shotIndex: number
  readonly storySeed: number
  readonly action: Action
}

/** Presenter of a topic, in every other shot without people. */
export function presenterFor({ topic, shotIndex, storySeed, action }: PresenterRequest): readonly SceneActor[] {
  const presenter = topic.presenter && shotIndex % 2 === 0 ? findPeople(topic.presenter, 'en')[0] : undefined
  if (!presenter) return []
  const presenterAction: Action = action !== 'stand' ? action : topic.name === 'cooking' ? 'work' : 'point'
  return createFigures(presenter, storySeed, presenterAction).slice(0, 1)
}

/** Clothing colours by historical topic. */
const HISTORICAL_COLOURS: Readonly<Record<string, readonly string[]>> = {
  ancient: ['#efe6d2', '#e3d3b0', '#b5533c', '#8f5a78', '#d8b36a'],
  medieval: ['#7a5a3c', '#5f6f4a', '#6b4a5f', '#8a4b3a', '#4f5f7a'],
}

/** Dresses people of historical topics accordingly, except in sentences about today. */
export function withHistoricalClothes(topic: Topic | undefined, context: StoryContext, actor: SceneActor): SceneActor {
  const colours = topic && HISTORICAL_COLOURS[topic.name]
  if (!colours || actor.kind !== 'person' || isTimeJump(context.sentence)) return actor
  const { look } = actor
  const colour = colours[hashText(`${actor.name}${look.skin}${look.hair}`) % colours.length]!
  const long = look.outfit === 'dress' || look.outfit === 'skirt'
  const accessories: Partial<PersonLook> = {
    glasses: false,
    scarf: null,
    hat: look.hat === 'crown' || look.hat === 'chef' || look.hat === 'straw' ? look.hat : 'none',
  }
  const historicalLook: PersonLook = {
    ...look,
    ...accessories,
    outfit: long ? 'dress' : 'robe',
    top: colour,
    bottom: colour,
    coat: colour,
    shoe: '#7a5a3c',
  }
  return { ...actor, look: historicalLook }
}
