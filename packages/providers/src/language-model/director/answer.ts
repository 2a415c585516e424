import type { JSONSchema7 } from '@ai-sdk/provider'
import {
  PLAN_ACTIONS,
  PLAN_EVENTS,
  PLAN_FEELINGS,
  PLAN_HAND_MOTIONS,
  PLAN_HOURS,
  MAX_PLAN_HANDWORK,
  PLAN_MOODS,
  PLAN_PLACE_STATES,
  PLAN_STATES,
  PLAN_WEATHERS,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { z } from 'zod'
import type { Candidates } from './candidates.ts'

/** What the numbers or steps of a sentence are drawn as. */
export const GRAPHIC_KINDS = ['none', 'number', 'percent', 'bars', 'rise', 'fall', 'timeline', 'steps', 'list', 'cause', 'map'] as const
/** When a shot plays: decides clothes and buildings. */
export const STORY_PERIODS = ['today', 'future', '1830-1920', '1500-1830', '500-1500', 'before 500'] as const
export type StoryPeriod = (typeof STORY_PERIODS)[number]
export const DEFAULT_PERIOD: StoryPeriod = 'today'
/** From where a shot is seen: the place, all of the figures, a face, the first of the things. `card`: its words, beside one figure or thing. */
export const SHOT_VIEWS = ['wide', 'people', 'face', 'thing', 'card'] as const
export const NO_PLACE = 'none'
const NO_EVENT = 'none'
export const NO_STATE = 'none'

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, byDefault: Values[number]) =>
  z.enum(values).catch(byDefault)

const figure = z.object({
  id: z.string().trim().min(1).max(40),
  who: z.string().trim().min(1).max(60),
  look: z.string().trim().max(120).catch(''),
  action: oneOf(PLAN_ACTIONS, 'stand'),
  target: z.string().trim().max(60).catch(''),
  feeling: oneOf(PLAN_FEELINGS, 'neutral'),
  where: z.string().trim().max(80).catch(''),
})
const thing = z.object({
  what: z.string().trim().min(1).max(60),
  count: z.number().catch(1),
  event: z.enum([NO_EVENT, ...PLAN_EVENTS]).catch(NO_EVENT),
  state: oneOf([NO_STATE, ...PLAN_STATES], NO_STATE),
  where: z.string().trim().max(80).catch(''),
})
const hand = z.object({
  does: z.enum(PLAN_HAND_MOTIONS),
  what: z.string().trim().min(1).max(60),
  with: z.string().trim().max(60).catch(''),
  to: z.string().trim().max(60).catch(''),
  label: z.string().trim().max(60).catch(''),
  denied: z.boolean().catch(false),
})
/** Hands that cannot be read are left out: the things are still seen. */
const hands = z
  .array(hand.nullable().catch(null))
  .catch([])
  .default([])
  .transform((list) => list.flatMap((one) => one ?? []).slice(0, MAX_PLAN_HANDWORK))
const graphic = z.object({
  kind: z.enum(GRAPHIC_KINDS),
  items: z.array(z.object({ label: z.string().trim().max(80), value: z.coerce.string().trim().max(40).catch('') })).max(6),
})

/** One shot of a model's answer. Moods and motions outside the lists get a neutral value; names, numbers and texts do not. */
export const shotAnswer = z.object({
  shot: z.coerce.number().int(),
  period: z.enum(STORY_PERIODS).optional().catch(undefined),
  cast: z.array(figure).max(4).default([]),
  things: z.array(thing).max(6).default([]),
  hands,
  place: z.string().trim().max(60).catch(NO_PLACE),
  placeState: oneOf([NO_STATE, ...PLAN_PLACE_STATES], NO_STATE),
  hour: oneOf(PLAN_HOURS, 'day'),
  weather: oneOf(PLAN_WEATHERS, 'clear'),
  mood: oneOf(PLAN_MOODS, 'calm'),
  view: z.enum(SHOT_VIEWS).optional().catch(undefined),
  words: z.array(z.string().trim().max(160)).max(4).default([]),
  graphic: graphic.nullish(),
})
export type ShotAnswer = z.infer<typeof shotAnswer>

/** When a shot plays: as the answer says of the shot or of all of them, else today. */
export const periodOf = ({ period }: ShotAnswer, object: object | undefined): StoryPeriod =>
  period ?? oneOf(STORY_PERIODS, DEFAULT_PERIOD).parse(object && 'period' in object ? object.period : undefined)

const text: JSONSchema7 = { type: 'string' }
/** Longer lists of names slow the decoding of small models and exceed the limits of hosted ones: they are in the instructions alone. */
const MAX_NAMES = 250
const among = (values: readonly string[]): JSONSchema7 => (values.length > MAX_NAMES ? text : { type: 'string', enum: [...values] })
const arrayOf = (items: JSONSchema7, maxItems: number): JSONSchema7 => ({ type: 'array', items, maxItems })

/** An object whose properties are all required, as strict servers demand. */
const objectOf = (properties: Readonly<Record<string, JSONSchema7>>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** Schema of an answer. The model writes down its `picture` first, in words, so that the lists after it belong together; nothing reads it. */
export function answerSchema({ figures, things, places }: Candidates): JSONSchema7 {
  const cast = objectOf({
    id: text,
    who: among(figures),
    look: text,
    action: among(PLAN_ACTIONS),
    target: text,
    feeling: among(PLAN_FEELINGS),
    where: text,
  })
  const item = objectOf({
    what: among(things),
    count: { type: 'integer' },
    event: among([NO_EVENT, ...PLAN_EVENTS]),
    state: among([NO_STATE, ...PLAN_STATES]),
    where: text,
  })
  const handwork = objectOf({
    does: among(PLAN_HAND_MOTIONS),
    what: text,
    with: text,
    to: text,
    label: text,
    denied: { type: 'boolean' },
  })
  const shot = objectOf({
    shot: { type: 'integer' },
    period: among(STORY_PERIODS),
    picture: text,
    cast: arrayOf(cast, 4),
    things: arrayOf(item, 5),
    hands: arrayOf(handwork, MAX_PLAN_HANDWORK),
    place: among([NO_PLACE, ...places]),
    placeState: among([NO_STATE, ...PLAN_PLACE_STATES]),
    hour: among(PLAN_HOURS),
    weather: among(PLAN_WEATHERS),
    mood: among(PLAN_MOODS),
    view: among(SHOT_VIEWS),
    words: arrayOf(text, 3),
    graphic: objectOf({ kind: among(GRAPHIC_KINDS), items: arrayOf(objectOf({ label: text, value: text }), 6) }),
  })
  return objectOf({ shots: { type: 'array', items: shot } })
}
