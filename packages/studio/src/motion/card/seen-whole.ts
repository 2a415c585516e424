import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../../scene/scene.ts'

/** What is done with the whole body, or with what is drawn with it: head and shoulders would show nothing of it. */
const WHOLE: ReadonlySet<Action> = new Set<Action>([
  'walk',
  'run',
  'ride',
  'dance',
  'sleep',
  'kneel',
  'bow',
  'crawl',
  'climb',
  'swim',
  'jump',
  'fall',
  'lie',
  'push',
  'pull',
  'throw',
  'carry',
  'dig',
  'rake',
  'sweep',
  'wash',
  'knock',
  'cook',
  'write',
  'type',
  'study',
  'eat',
  'read',
  'strum',
  'fiddle',
  'drum',
  'piano',
  'fish',
  'paint',
  'drive',
  'kick',
  'swing',
  'box',
  'shoot',
])

/** Whether somebody on a card has to be drawn from head to foot to be seen doing it. */
export const isActingWhole = (actor: SceneActor): boolean => actor.kind === 'person' && WHOLE.has(actor.action)
