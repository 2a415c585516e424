import { isAloft } from '../characters/animals/quadruped-posture.ts'
import { clamp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { restsOnTable } from '../props/placing.ts'
import type { CameraMove, Scene, SceneActor } from '../scene/scene.ts'
import { type ShotView, showsGround } from './view.ts'

/** A part of a shot that is seen from one view, in seconds from the shot's start. */
export type ShotComposition = { readonly startSeconds: number; readonly endSeconds: number; readonly scene: Scene }

/** Longest and shortest time that a shot keeps one composition. */
const MAX_SECONDS = 2.9
const MIN_SECONDS = 1.3

/**
 * The compositions of a planned shot, from its own view on: nearer, to a thing, back. Scenes without a view keep one. `marks`: seconds at which a cut
 * fits, such as beats or cues; cuts move to marks nearby. Deterministic.
 */
export function compositionsOf(scene: Scene, seconds: number, marks: readonly number[] = []): ShotComposition[] {
  const { view } = scene
  const others = view ? inTurn(unlike(otherViews(scene, view), view), scene) : []
  const count = others.length === 0 ? 1 : Math.max(1, Math.ceil(seconds / MAX_SECONDS))
  const cuts = cutTimes(count, seconds, scene.shotSeed, marks)
  return cuts.map((startSeconds, i) => ({
    startSeconds,
    endSeconds: cuts[i + 1] ?? seconds,
    scene: i === 0 ? scene : viewedFrom(scene, others[(i - 1) % others.length]!, i),
  }))
}

/** Views that differ from a first one, each once. */
const unlike = (others: readonly ShotView[], first: ShotView): readonly ShotView[] =>
  others.filter((one, i) => [first, ...others.slice(0, i)].every((other) => !isAlike(one, other)))
const isAlike = (a: ShotView, b: ShotView): boolean => a.size === b.size && a.angle === b.angle && a.subject === b.subject

/** Whether the order of views tells who speaks, or to whom or with what something is done. */
const isToldInOrder = ({ who, props }: Scene): boolean =>
  who.some(({ speaks }) => speaks === true) || (!who.every(isAnimal) && who.length + props.length > 1)
const isAnimal = ({ kind }: SceneActor): boolean => kind === 'animal'

/** The views of somebody alone, and of animals, begin with another one in every shot, so that neighbouring shots do not cut to the same face. */
function inTurn(others: readonly ShotView[], scene: Scene): readonly ShotView[] {
  if (scene.who.length === 0 || isToldInOrder(scene)) return others
  const first = scene.shotSeed % Math.max(1, others.length)
  return [...others.slice(first), ...others.slice(0, first)]
}

/** Starts of `count` parts, nearly equal, the first at 0. */
function cutTimes(count: number, seconds: number, seed: number, marks: readonly number[]): number[] {
  const random = seeded(seed + 17)
  const part = seconds / count
  const reach = Math.max(0, Math.min(part - MIN_SECONDS, MAX_SECONDS - part + 0.1) / 2)
  return Array.from({ length: count }, (_, i) => {
    const shift = (random() - 0.5) * reach
    if (i === 0) return 0
    const at = i * part
    const mark = marks.filter((one) => Math.abs(one - at) <= reach).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
    return mark ?? at + clamp(shift, -reach, reach)
  })
}

const NEAR_MOVES: readonly CameraMove[] = ['push', 'orbit', 'pan-left', 'pan-right', 'crane-up']
const FAR_MOVES: readonly CameraMove[] = ['pan-right', 'crane-up', 'pull', 'orbit', 'pan-left']

function viewedFrom(scene: Scene, view: ShotView, index: number): Scene {
  const moves = (showsGround(view) ? FAR_MOVES : NEAR_MOVES).filter((move) => move !== scene.move)
  return { ...scene, view, move: moves[(scene.shotSeed + index) % moves.length]! }
}

/** A view of the first subject at eye level, but for what is said otherwise. */
type ViewFrom = (size: ShotView['size'], more?: Partial<ShotView>) => ShotView

/** Views that follow a view, in turn; each differs from the one before in its size. */
function otherViews({ who, props, where }: Scene, view: ShotView): ShotView[] {
  const from: ViewFrom = (size, more = {}) => ({
    size,
    angle: 'eye',
    side: view.side,
    subject: 0,
    ...more,
  })
  const eventful = props.findIndex(({ event }) => event !== undefined)
  const thing = props.length === 0 ? undefined : from('insert', { subject: Math.max(0, eventful), side: 'centre' })
  if (who.length === 0) return viewsWithoutFigures(view, props, where === 'abstract', from)
  const main = view.size === 'insert' ? 0 : view.subject
  const second = who.length > 1 ? (main === 0 ? 1 : 0) : undefined
  // Over a shoulder the middle is the right side.
  const isRight = view.side === 'right' || (view.angle === 'over-shoulder' && view.side === 'centre')
  const sideOf = (index: number): ShotView['side'] => ((index === main) === isRight ? 'right' : 'left')
  const close = from('close', { subject: main, side: sideOf(main) })
  const reverse =
    second === undefined ? undefined : from('close', { subject: second, side: sideOf(second), angle: reverseAngle(who, main) })
  const aside = thing ?? reverse ?? from('extreme-close', { subject: main, side: sideOf(main) })
  const wide = from('full', { subject: main, ...(view.angle === 'low' ? {} : { angle: 'low' }) })
  // Who climbs or flies leaves a close view of where it was.
  const actor = who[main]!
  if (actor.kind === 'animal' && (isAloft(actor.act) || actor.act === 'climb'))
    return [wide, from('full', { subject: main, angle: 'high' })]
  if (who.every(isAnimal) && actor.speaks !== true) return viewsOfAnimals(view, { main, second, thing }, from)
  const above = from('medium', { subject: main, angle: view.angle === 'high' ? 'eye' : 'high' })
  const away = sideOf(main) === 'right' ? 'left' : 'right'
  // After the whole, what it is done to: the face of who does it is seen in it already.
  const isOfSeveral = (thing !== undefined || reverse !== undefined) && actor.speaks !== true
  if (who.length + props.length === 1 && showsGround(view)) return [close, above, from('extreme-close', { subject: main, side: away })]
  if (showsGround(view)) return isOfSeveral ? [aside, close, above, reverse ?? close] : [close, aside, above, reverse ?? close]
  if (view.size === 'medium') return [close, aside, wide]
  if (view.size === 'insert') return [from('medium', { subject: main }), close, wide]
  return [thing ?? reverse ?? wide, from('medium', { subject: main, angle: 'low' }), close, wide]
}

type Subjects = { readonly main: number; readonly second: number | undefined; readonly thing: ShotView | undefined }

/** Animals have little play of features: after the whole their head from either side, their young, from below and from above. */
function viewsOfAnimals(view: ShotView, { main, second, thing }: Subjects, from: ViewFrom): ShotView[] {
  // Beside others they stay on their side of them.
  const isAlone = second === undefined && thing === undefined
  const away = (view.side === 'right') === isAlone ? 'left' : 'right'
  const below = { subject: main, angle: view.angle === 'low' ? 'eye' : 'low', side: away } as const
  return [
    from('close', { subject: main }),
    from(showsGround(view) ? 'medium' : 'wide', below),
    from('extreme-close', { subject: second ?? main, side: away }),
    ...(thing ? [thing] : []),
    from('medium', { subject: main, angle: view.angle === 'high' ? 'eye' : 'high', side: away }),
  ]
}

/** People are seen over each other's shoulders. */
const reverseAngle = (who: Scene['who'], main: number): ShotView['angle'] => (who[main]!.kind === 'person' ? 'over-shoulder' : 'eye')

function viewsWithoutFigures(view: ShotView, props: Scene['props'], isAbstract: boolean, from: ViewFrom): ShotView[] {
  const inserts = props.map((_, subject) => from('insert', { subject, side: subject % 2 === 0 ? 'centre' : 'right' }))
  if (view.size === 'insert') {
    const others = inserts.filter(({ subject }) => subject !== view.subject)
    const far = isAbstract ? [from('full')] : [from('wide', { angle: 'low' })]
    const above = from('insert', { subject: view.subject, angle: view.angle === 'high' ? 'eye' : 'high', side: 'left' })
    // From afar a cup or a loaf would stand in the scenery as large as a house.
    if (props.every(({ icon }) => restsOnTable(icon))) return [above, ...others, ...far]
    return [...far, ...(others.length > 0 ? others : [above])]
  }
  if (inserts.length > 0) return [inserts[0]!, from('full', { angle: 'low' }), ...inserts.slice(1)]
  return [from('full', { angle: view.angle === 'low' ? 'eye' : 'low' }), from('wide', { angle: view.angle === 'high' ? 'eye' : 'high' })]
}
