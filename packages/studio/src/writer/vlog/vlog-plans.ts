import { planShots } from '@fablecut/director/direct-script'
import { withoutUnknownPositions } from '@fablecut/domain/story/shot-plan/position-bases'
import type {
  PlanAction,
  PlanCamera,
  PlanFeeling,
  PlanFigure,
  PlanMove,
  PlanThing,
  ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import type { SceneCharacter } from '@fablecut/generation/ports/writer'
import { iconOf } from '../../scene/plan/art.ts'
import { PLACES } from '../../scene/scene.ts'
import type { Activity } from './activities.ts'
import { LEAD } from './first-person.ts'
import type { VlogLineView } from './lines.ts'
import type { Step } from './topic-steps.ts'

/** What the topic shows, step by step. */
export type SeenTopic = {
  readonly plans: ReadonlyMap<Step, ShotPlan>
  readonly setting: Pick<ShotPlan, 'place' | 'hour' | 'weather'>
  /** Things of the topic that can be drawn, each once. */
  readonly things: readonly PlanThing[]
}

/** Names that the director reads as persons; names of characters can be those of flowers. */
const STAND_INS = ['Anna', 'Peter'] as const

const isDrawnThing = ({ what, event }: PlanThing): boolean => iconOf(what) !== undefined && event !== 'cross-out'
const hasNoStandIn = (value: unknown): boolean => !STAND_INS.some((name) => JSON.stringify(value).includes(name))

/** A directed plan without lettering of names and words: captions say them. */
function withoutLettering(plan: ShotPlan): ShotPlan {
  const { graphic, ...rest } = plan
  return {
    ...rest,
    text: plan.text.filter(({ words, role }) => role === 'number' && hasNoStandIn(words)),
    things: plan.things.filter(isDrawnThing),
    ...(graphic && graphic.template !== 'words' && hasNoStandIn(graphic) && { graphic }),
  }
}

/** Open ground is nowhere in particular. */
const isPlace = (place: string | undefined): boolean => place !== 'plain' && PLACES.some((known) => known === place)

/** The source of a step with stand-ins for names and for the pronouns that its spoken form is certain of. */
function directable({ source, spoken }: Step, cast: readonly SceneCharacter[]): string {
  const named = cast.reduce((rest, { name }, i) => rest.replaceAll(name, STAND_INS[i] ?? name), source.replace(LEAD, ''))
  const told = spoken.replace(LEAD, '')
  const isNamed = named.startsWith(STAND_INS[0])
  if (/^We\b/iu.test(told)) return named.replace(/^they\b/iu, STAND_INS.join(' and '))
  if (!/^I\b/u.test(told) || isNamed) return named
  return /^s?he\b/iu.test(named) ? named.replace(/^s?he\b/iu, STAND_INS[0]) : `${STAND_INS[0]} ${named}`
}

const IS_GOING = /\bto (?:the|a|my|her|his|their) /iu

/** `at home` names no room: an activity has its own. */
const ANY_ROOM = 'room'
const INDOORS: ReadonlySet<string> = new Set([
  'kitchen',
  'bathroom',
  'bedroom',
  'workshop',
  'office',
  'classroom',
  'library',
  'stage',
  'shop',
])

/** Where the vlog begins: where the first step is, or its activity; the goal of a way is reached only later. */
function startOf(directed: readonly ShotPlan[], sources: readonly string[], activity: Activity | undefined): string {
  const at = directed.findIndex(({ place }, i) => isPlace(place) && !IS_GOING.test(sources[i]!))
  const first = isPlace(directed[0]?.place) && !IS_GOING.test(sources[0]!) ? directed[0]!.place : undefined
  if (first === ANY_ROOM && activity && INDOORS.has(activity.place)) return activity.place
  return first ?? activity?.place ?? directed[at]?.place ?? directed.find(({ place }) => isPlace(place))?.place ?? 'street'
}

/** Directs the steps of an English topic. A place, hour and weather hold until another one is named. */
export function seeTopic(steps: readonly Step[], cast: readonly SceneCharacter[], activity: Activity | undefined): SeenTopic {
  const sources = steps.map((step) => directable(step, cast))
  const members = cast.map(({ id }, i) => ({ id, name: STAND_INS[i] ?? id, what: i === 0 ? 'woman' : 'man' }))
  const directed = planShots(sources, sources.join(' '), { cast: members, hasCards: false }).map((plan) =>
    withCast(withoutLettering(plan), cast),
  )
  const hour = directed.find((plan) => plan.hour !== 'day')?.hour ?? 'day'
  const start = { place: startOf(directed, sources, activity), hour, weather: directed[0]?.weather ?? 'clear' } as const
  const goal = IS_GOING.test(sources[0] ?? '') && isPlace(directed[0]?.place) ? directed[0]!.place : undefined
  let { place } = start as { place: string }
  const plans = directed.map((plan, i): ShotPlan => {
    if (i > 0 && isPlace(plan.place) && !(plan.place === ANY_ROOM && INDOORS.has(place))) place = plan.place!
    else if (goal !== undefined && i > 0 && i >= directed.length * 0.66) place = goal
    return { ...plan, place, hour: plan.hour === 'day' ? hour : plan.hour }
  })
  const things = directed.flatMap((plan) => plan.things)
  return {
    plans: new Map(steps.map((step, i) => [step, plans[i]!])),
    setting: start,
    things: things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i),
  }
}

/** Chosen characters are drawn by their id; nobody speaks but into the camera. */
const withCast = (plan: ShotPlan, cast: readonly SceneCharacter[]): ShotPlan => ({
  ...plan,
  cast: plan.cast.map((figure) => ({ ...figure, what: cast.some(({ id }) => id === figure.id) ? 'person' : figure.what, speaks: false })),
})

const MOVES: Readonly<Record<VlogLineView, readonly PlanMove[]>> = {
  selfie: ['push', 'orbit', 'shake', 'pull'],
  action: ['pan-right', 'push', 'crane-down', 'pan-left', 'pull', 'orbit'],
  insert: ['push', 'pan-left', 'orbit', 'crane-up', 'pan-right'],
}
const ACTION_VIEWS: readonly Pick<PlanCamera, 'size' | 'angle'>[] = [
  { size: 'medium', angle: 'eye' },
  { size: 'full', angle: 'low' },
  { size: 'medium', angle: 'high' },
  { size: 'wide', angle: 'eye' },
]
const SELFIE_SIDES = ['left', 'right', 'centre'] as const
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Camera of the `index`-th shot of its view. */
function cameraOf(view: VlogLineView, index: number): PlanCamera {
  const move = nth(MOVES[view], index)
  if (view === 'selfie') return { size: 'close', angle: 'selfie', move }
  return view === 'insert' ? { size: 'insert', angle: index % 2 === 0 ? 'eye' : 'high', move } : { ...nth(ACTION_VIEWS, index), move }
}

/** A shot of a vlog before its camera. */
export type VlogShot = {
  readonly view: VlogLineView
  readonly setting: SeenTopic['setting']
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
  readonly graphic?: ShotPlan['graphic']
  readonly text?: ShotPlan['text']
}

export const figureOf = ({ id }: SceneCharacter, action: PlanAction, feeling: PlanFeeling, speaks = false): PlanFigure => ({
  id,
  what: 'person',
  action,
  feeling,
  speaks,
})

const hasOtherPlace = (shot: VlogShot, before: VlogShot | undefined): boolean =>
  before !== undefined && shot.setting.place !== before.setting.place

/** Plans of a vlog's shots: cameras differ from shot to shot, a new place comes with a transition of the style. */
export function plansOf(shots: readonly VlogShot[]): ShotPlan[] {
  const counts: Record<VlogLineView, number> = { selfie: 0, action: 0, insert: 0 }
  return shots.map((shot, i): ShotPlan => {
    const { view, setting, cast, things, graphic, text = [] } = shot
    const index = counts[view]++
    return withoutUnknownPositions<ShotPlan>({
      form: graphic ? 'number' : 'scene',
      ...setting,
      mood: cast.some(({ feeling }) => feeling === 'surprised') ? 'wonder' : 'happy',
      cast,
      things,
      text,
      ...(graphic && { graphic }),
      camera: cameraOf(view, index),
      ...(view === 'selfie' && { subject: { '16:9': nth(SELFIE_SIDES, index) } }),
      transition: hasOtherPlace(shot, shots[i - 1]) ? 'style' : 'cut',
    })
  })
}
