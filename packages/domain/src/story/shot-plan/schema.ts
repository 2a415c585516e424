import { z } from 'zod'
import {
  type FigureTraits,
  TRAIT_AGES,
  TRAIT_BEARDS,
  TRAIT_BUILDS,
  TRAIT_CLOTHING,
  TRAIT_COSTUMES,
  TRAIT_GENDERS,
  TRAIT_GLASSES,
  TRAIT_HAIR_STYLES,
  TRAIT_HEADWEAR,
  TRAIT_HEIGHTS,
  TRAIT_PERIODS,
  TRAIT_SKINS,
} from './figure-traits.ts'
import type { ShotGraphic } from './graphic.ts'
import {
  MAX_PLAN_FIGURES,
  MAX_PLAN_HANDWORK,
  MAX_PLAN_TEXTS,
  MAX_PLAN_THINGS,
  PLAN_ACTIONS,
  PLAN_ANGLES,
  PLAN_EVENTS,
  PLAN_FEELINGS,
  PLAN_FORMS,
  PLAN_HAND_MOTIONS,
  PLAN_HOURS,
  PLAN_MOODS,
  PLAN_MOVES,
  PLAN_PLACE_STATES,
  PLAN_RELATIONS,
  PLAN_SIDES,
  PLAN_SIZES,
  PLAN_TEXT_ROLES,
  PLAN_TONES,
  PLAN_TRANSITIONS,
  PLAN_WEATHERS,
  type ShotPlan,
} from './shot-plan.ts'

const MAX_NAME = 60
const MAX_LABEL = 80
const MAX_NOTE = 120
/** Larger numbers are texts (`10 trillion`). */
const MAX_NUMBER = 1e15
/** Maximum number of words of a shot's narration. */
const MAX_WORD_INDEX = 2000

const name = z.string().trim().min(1).max(MAX_NAME)
const label = z.string().trim().min(1).max(MAX_LABEL)
const note = z.string().trim().min(1).max(MAX_NOTE)
const value = z.number().min(-MAX_NUMBER).max(MAX_NUMBER)
const labelled = z.strictObject({ label, note: note.optional() })
const format = { unit: z.string().trim().min(1).max(20).optional(), decimals: z.int().min(0).max(4) }

const counter = z.strictObject({ template: z.literal('counter'), ...format, from: value, to: value, note: note.optional() })

const curve = z.strictObject({
  template: z.literal('curve'),
  ...format,
  points: z
    .array(z.strictObject({ x: value, y: value }))
    .min(2)
    .max(100)
    .refine((points) => points.every(({ x }, index) => index === 0 || x > points[index - 1]!.x), 'x has to ascend'),
  xUnit: z.string().trim().min(1).max(20).optional(),
  label: label.optional(),
  isMeasured: z.boolean(),
})

const bars = z.strictObject({
  template: z.literal('bars'),
  ...format,
  bars: z
    .array(z.strictObject({ label, value: z.number().min(0).max(MAX_NUMBER) }))
    .min(2)
    .max(5),
  ratio: z.string().trim().min(1).max(20).optional(),
})

const stack = z.strictObject({
  template: z.literal('stack'),
  columns: z
    .array(z.strictObject({ label, count: z.int().min(1).max(32), value: z.string().trim().min(1).max(20) }))
    .min(2)
    .max(6),
})

const ring = z.strictObject({ template: z.literal('ring'), share: z.number().min(0).max(1), label })
const size = z.strictObject({ template: z.literal('size'), small: labelled, large: labelled, times: z.number().gt(1).max(1e9) })
const dots = z.strictObject({ template: z.literal('dots'), count: z.int().min(0).max(100), label })

const timeline = z.strictObject({
  template: z.literal('timeline'),
  points: z
    .array(z.strictObject({ when: z.string().trim().min(1).max(30), label }))
    .min(1)
    .max(6),
})

const map = z.strictObject({
  template: z.literal('map'),
  points: z.array(z.strictObject({ label, latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })).max(8),
  isRoute: z.boolean(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/u)).max(20),
})

const steps = z.strictObject({ template: z.literal('steps'), steps: z.array(labelled).min(2).max(6) })
const cause = z.strictObject({ template: z.literal('cause'), cause: label, effect: label, between: z.array(label).max(4) })
const cutaway = z.strictObject({ template: z.literal('cutaway'), layers: z.array(labelled).min(2).max(6) })
const list = z.strictObject({ template: z.literal('list'), items: z.array(labelled).min(2).max(6) })

const words = z.strictObject({
  template: z.literal('words'),
  words: z.string().trim().min(1).max(160),
  key: label.optional(),
  author: label.optional(),
  struck: label.optional(),
})

export const shotGraphic: z.ZodType<ShotGraphic> = z.discriminatedUnion('template', [
  counter,
  curve,
  bars,
  stack,
  ring,
  size,
  dots,
  timeline,
  map,
  steps,
  cause,
  cutaway,
  list,
  words,
])

const color = z.string().regex(/^#[0-9a-f]{6}$/u)

const traits: z.ZodType<FigureTraits> = z.strictObject({
  age: z.enum(TRAIT_AGES).optional(),
  gender: z.enum(TRAIT_GENDERS).optional(),
  height: z.enum(TRAIT_HEIGHTS).optional(),
  build: z.enum(TRAIT_BUILDS).optional(),
  skin: z.enum(TRAIT_SKINS).optional(),
  hairColor: color.optional(),
  hairStyle: z.enum(TRAIT_HAIR_STYLES).optional(),
  beard: z.enum(TRAIT_BEARDS).optional(),
  beardColor: color.optional(),
  glasses: z.enum(TRAIT_GLASSES).optional(),
  headwear: z.enum(TRAIT_HEADWEAR).optional(),
  headwearColor: color.optional(),
  clothing: z.enum(TRAIT_CLOTHING).optional(),
  clothingColor: color.optional(),
  scarfColor: color.optional(),
  costume: z.enum(TRAIT_COSTUMES).optional(),
  period: z.enum(TRAIT_PERIODS).optional(),
})

const position = z.strictObject({ relation: z.enum(PLAN_RELATIONS), of: name })

const figure = z.strictObject({
  id: z.string().min(1).max(100),
  what: name,
  action: z.enum(PLAN_ACTIONS),
  target: name.optional(),
  feeling: z.enum(PLAN_FEELINGS),
  speaks: z.boolean(),
  traits: traits.optional(),
  position: position.optional(),
})

const thing = z.strictObject({
  what: name,
  count: z.int().min(1).max(1000),
  state: z.string().trim().min(1).max(30).optional(),
  color: color.optional(),
  event: z.enum(PLAN_EVENTS).optional(),
  position: position.optional(),
})

const lettering = z.strictObject({
  words: z.string().trim().min(1).max(160),
  role: z.enum(PLAN_TEXT_ROLES),
  at: z.int().min(0).max(MAX_WORD_INDEX),
})

const handwork = z.strictObject({
  motion: z.enum(PLAN_HAND_MOTIONS),
  what: name,
  tool: name.optional(),
  target: name.optional(),
  label: label.optional(),
  isDenied: z.boolean().optional(),
})

const side = z.enum(PLAN_SIDES)

/** Schema of a plan. Unknown keys are errors. */
export const shotPlan: z.ZodType<ShotPlan> = z.strictObject({
  form: z.enum(PLAN_FORMS),
  place: name.optional(),
  placeState: z.enum(PLAN_PLACE_STATES).optional(),
  hour: z.enum(PLAN_HOURS),
  weather: z.enum(PLAN_WEATHERS),
  mood: z.enum(PLAN_MOODS),
  tone: z.enum(PLAN_TONES).optional(),
  cast: z
    .array(figure)
    .max(MAX_PLAN_FIGURES)
    .refine((cast) => new Set(cast.map(({ id }) => id)).size === cast.length, 'ids have to differ'),
  things: z.array(thing).max(MAX_PLAN_THINGS),
  text: z.array(lettering).max(MAX_PLAN_TEXTS),
  backdrop: name.optional(),
  handwork: z.array(handwork).min(1).max(MAX_PLAN_HANDWORK).optional(),
  graphic: shotGraphic.optional(),
  camera: z.strictObject({ size: z.enum(PLAN_SIZES), angle: z.enum(PLAN_ANGLES), move: z.enum(PLAN_MOVES) }),
  subject: z.strictObject({ '16:9': side.optional(), '9:16': side.optional(), '1:1': side.optional() }).optional(),
  transition: z.enum(PLAN_TRANSITIONS),
})
