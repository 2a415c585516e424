import type { FigureTraits } from './figure-traits.ts'
import type { ShotGraphic } from './graphic.ts'

/** What a sentence expresses; determines the composition of its shot. */
export const PLAN_FORMS = [
  'scene',
  'words',
  'number',
  'change',
  'compare',
  'parts',
  'steps',
  'time',
  'place',
  'quote',
  'list',
  'question',
  'call',
] as const
export type PlanForm = (typeof PLAN_FORMS)[number]

export const PLAN_HOURS = ['dawn', 'day', 'dusk', 'night'] as const
export type PlanHour = (typeof PLAN_HOURS)[number]
export const PLAN_WEATHERS = ['clear', 'rain', 'snow', 'fog', 'wind', 'storm'] as const
export type PlanWeather = (typeof PLAN_WEATHERS)[number]
export const PLAN_MOODS = ['calm', 'happy', 'tense', 'sad', 'wonder', 'epic'] as const
export type PlanMood = (typeof PLAN_MOODS)[number]
/** How words and graphics of a script are set: plainly, for grief and fear, for the past, for science and money, for children and comedy, for appeals. */
export const PLAN_TONES = ['plain', 'grave', 'historic', 'technical', 'playful', 'bold'] as const
export type PlanTone = (typeof PLAN_TONES)[number]

/** What a figure is seen doing. `give`: it holds out its target to whom it faces. `lean`: bent over or into its target. `blow`: its target comes from its mouth. */
export const PLAN_ACTIONS = [
  'stand',
  'walk',
  'run',
  'sit',
  'sleep',
  'think',
  'talk',
  'look',
  'point',
  'hold',
  'work',
  'read',
  'write',
  'eat',
  'drink',
  'cook',
  'carry',
  'ride',
  'dance',
  'sing',
  'play',
  'wave',
  'hug',
  'water',
  'climb',
  'swim',
  'jump',
  'kneel',
  'cry',
  'laugh',
  'cheer',
  'pray',
  'bow',
  'crawl',
  'fall',
  'lie',
  'push',
  'pull',
  'throw',
  'dig',
  'sweep',
  'wash',
  'knock',
  'fly',
  'hide',
  'hang',
  'fight',
  'hatch',
  'give',
  'lean',
  'blow',
] as const
export type PlanAction = (typeof PLAN_ACTIONS)[number]

export const PLAN_FEELINGS = ['neutral', 'happy', 'sad', 'angry', 'afraid', 'surprised', 'tired', 'proud'] as const
export type PlanFeeling = (typeof PLAN_FEELINGS)[number]

/**
 * What happens to a thing during the shot. `fade`: it loses its colours. `fly-away`: into the sky, until it is small. `go-out`: of lights and fires. `collide`: it is
 * hit by the thing before it.
 * `cross-out`: struck through, because the sentence negates it.
 */
export const PLAN_EVENTS = [
  'appear',
  'vanish',
  'grow',
  'shrink',
  'rise',
  'fall',
  'fly',
  'float',
  'sink',
  'flow',
  'burn',
  'melt',
  'freeze',
  'break',
  'open',
  'close',
  'spin',
  'orbit',
  'swing',
  'shake',
  'bounce',
  'roll',
  'slide',
  'drive',
  'glow',
  'flash',
  'smoke',
  'steam',
  'drip',
  'pour',
  'fill',
  'empty',
  'multiply',
  'scatter',
  'gather',
  'swarm',
  'beat',
  'bloom',
  'collapse',
  'launch',
  'ring',
  'explode',
  'fade',
  'wither',
  'spill',
  'fly-away',
  'go-out',
  'collide',
  'cross-out',
] as const
export type PlanEvent = (typeof PLAN_EVENTS)[number]

/**
 * What a thing is like all the time, drawn over it. `burnt`: charred; a building is a ruin. `ruined`: broken at its top, in rubble. `chopped`: a heap of pieces.
 * `dry`: no water runs or hangs from it. `covered`: with its lid on. `stained`: with dark red stains, as of wine or blood. `muddy`: with brown dirt.
 */
export const PLAN_STATES = [
  'burning',
  'burnt',
  'ruined',
  'cracked',
  'torn',
  'rusty',
  'rotten',
  'dusty',
  'wet',
  'flooded',
  'icy',
  'smoking',
  'steaming',
  'glowing',
  'chopped',
  'withered',
  'faded',
  'unlit',
  'dry',
  'covered',
  'stained',
  'muddy',
] as const
export type PlanState = (typeof PLAN_STATES)[number]
/** The same of a whole place. `dusty`: long left, with cobwebs indoors. */
export const PLAN_PLACE_STATES = ['burning', 'burnt', 'ruined', 'flooded', 'dusty'] as const
export type PlanPlaceState = (typeof PLAN_PLACE_STATES)[number]

/** `opening`: large over the first seconds of a film, from its first frame. `end-card`: over its last picture, in place of its other words. Both ignore `at`. */
export const PLAN_TEXT_ROLES = ['title', 'key', 'number', 'label', 'quote', 'opening', 'end-card'] as const
export type PlanTextRole = (typeof PLAN_TEXT_ROLES)[number]

/** Shot size; `insert` is a close view of one thing. */
export const PLAN_SIZES = ['wide', 'full', 'medium', 'close', 'extreme-close', 'insert'] as const
export type PlanSize = (typeof PLAN_SIZES)[number]
export const PLAN_ANGLES = ['eye', 'low', 'high', 'overhead', 'over-shoulder', 'selfie'] as const
export type PlanAngle = (typeof PLAN_ANGLES)[number]
export const PLAN_MOVES = ['still', 'push', 'pull', 'pan-left', 'pan-right', 'crane-up', 'crane-down', 'orbit', 'shake'] as const
export type PlanMove = (typeof PLAN_MOVES)[number]

/** Transition into the shot. `style`: that of the story's style. */
export const PLAN_TRANSITIONS = ['cut', 'dissolve', 'style'] as const
export type PlanTransition = (typeof PLAN_TRANSITIONS)[number]

/** Where a thing or figure is in relation to another one of its plan: `in` a bowl, `on` a roof, `under` a bed, `around` a fire. */
export const PLAN_RELATIONS = ['in', 'on', 'under', 'above', 'behind', 'in-front', 'beside', 'around'] as const
export type PlanRelation = (typeof PLAN_RELATIONS)[number]

export const PLAN_SIDES = ['left', 'centre', 'right'] as const
export type PlanSide = (typeof PLAN_SIDES)[number]
export const PLAN_SHAPES = ['16:9', '9:16', '1:1'] as const
export type PlanShape = (typeof PLAN_SHAPES)[number]

/** `of`: `id` of a figure or `what` of a thing of the plan. */
export type PlanPosition = { readonly relation: PlanRelation; readonly of: string }

/**
 * A person or an animal on screen. `id`: the same through a story for the same figure, who looks the same in every shot; of a chosen character, the
 * character's id. `what`: name of a drawable person or animal, such as `old man` or `fox`. `target`: `id` of another figure or `what` of a thing
 * that the action is done to.
 */
export type PlanFigure = {
  readonly id: string
  readonly what: string
  readonly action: PlanAction
  readonly target?: string
  readonly feeling: PlanFeeling
  /** True while the narration is this figure's own speech: the mouth moves. */
  readonly speaks: boolean
  /** How a person looks, as far as the text says so; of chosen characters, nothing. */
  readonly traits?: FigureTraits
  /** Default: by the composition. */
  readonly position?: PlanPosition
}

/** `what`: name of a drawable thing, such as `butterfly`. `count`: 1 to 1000; from 12 a swarm. `state`: an adjective; those of `PLAN_STATES` are drawn. `color`: `#rrggbb`. */
export type PlanThing = {
  readonly what: string
  readonly count: number
  readonly state?: string
  readonly color?: string
  readonly event?: PlanEvent
  /** Default: by the composition. */
  readonly position?: PlanPosition
}

/** Lettering. `at`: index of the narrated word with which it appears, from 0. */
export type PlanText = { readonly words: string; readonly role: PlanTextRole; readonly at: number }

/**
 * What hands do to a thing, seen from near. `turn`: clockwise, `turn-back`: anticlockwise. `put`: into or onto something, `shape`: with both hands, as dough,
 * `rub`: to and fro, as one wipes, paints or spreads, `cook`: over a flame, `swipe`: over a screen.
 */
export const PLAN_HAND_MOTIONS = [
  'turn',
  'turn-back',
  'lift',
  'put',
  'pour',
  'sprinkle',
  'stir',
  'cut',
  'peel',
  'rub',
  'hit',
  'press',
  'pull',
  'push',
  'shape',
  'squeeze',
  'shake',
  'give',
  'write',
  'swipe',
  'type',
  'rinse',
  'cook',
  'dig',
  'hold',
] as const
export type PlanHandMotion = (typeof PLAN_HAND_MOTIONS)[number]

/**
 * One thing that hands do. `what`: name of a thing of the plan, `tool`: what they hold, `target`: where it goes or from where it comes. `label`: words of its
 * part of the picture, where a plan has several. `isDenied`: it is not to be done: struck out.
 */
export type PlanHandwork = {
  readonly motion: PlanHandMotion
  readonly what: string
  readonly tool?: string
  readonly target?: string
  readonly label?: string
  readonly isDenied?: boolean
}

export type PlanCamera = { readonly size: PlanSize; readonly angle: PlanAngle; readonly move: PlanMove }

/**
 * What a shot shows: the one value between the words of a story and its pictures. Plain JSON, written by a director (the built-in one, a language model or
 * a person) and drawn without reading any prose. `place` is the name of a drawable place; absent: a plain ground in the style.
 * Up to three things and figures of a plan of words are the drawings beside them, the main one first (`isIllustratedCard`).
 */
export type ShotPlan = {
  readonly form: PlanForm
  readonly place?: string
  /** Default: as it always is. */
  readonly placeState?: PlanPlaceState
  readonly hour: PlanHour
  readonly weather: PlanWeather
  readonly mood: PlanMood
  /** Default: plain. */
  readonly tone?: PlanTone
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
  readonly text: readonly PlanText[]
  /** Behind a card that stands at no place, out of focus: a place as `place/kitchen`, or the name of a thing behind words alone. Default: the light of a room. */
  readonly backdrop?: string
  /** What hands do to the things, one after the other, each in a part of the picture. Without a place it is seen on a table or on plain ground. */
  readonly handwork?: readonly PlanHandwork[]
  /** A motion graphic in front of the place, or instead of it. */
  readonly graphic?: ShotGraphic
  readonly camera: PlanCamera
  /** Where the subject stands in a shape. Default: by the composition. */
  readonly subject?: Readonly<Partial<Record<PlanShape, PlanSide>>>
  readonly transition: PlanTransition
}

/** Most figures, things and texts of a plan. */
export const MAX_PLAN_FIGURES = 8
export const MAX_PLAN_THINGS = 8
export const MAX_PLAN_TEXTS = 6
/** Most things that hands do in one picture. */
export const MAX_PLAN_HANDWORK = 3

/** A plan that shows nothing yet. */
export const EMPTY_PLAN: ShotPlan = {
  form: 'scene',
  hour: 'day',
  weather: 'clear',
  mood: 'calm',
  cast: [],
  things: [],
  text: [],
  camera: { size: 'medium', angle: 'eye', move: 'push' },
  transition: 'cut',
}
