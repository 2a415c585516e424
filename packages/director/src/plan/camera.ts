import type { PlanAngle, PlanCamera, PlanMove, PlanSize, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'

type Framed = Pick<ShotPlan, 'cast' | 'things' | 'graphic' | 'place' | 'placeState' | 'text'>

const MOVES: readonly PlanMove[] = ['push', 'pan-right', 'pull', 'crane-up', 'pan-left', 'orbit', 'crane-down']
const ANGLES: readonly PlanAngle[] = ['eye', 'low', 'eye', 'high', 'over-shoulder']

const WILD = /^(?:arctic|forest|jungle|desert|mountain|river|sea|beach|field|meadow)$/u

const isDrawnAsThing = (what: string): boolean => {
  const art = artOf(what) ?? 'person'
  return art !== 'person' && !art.startsWith('animal/')
}

/** Sizes that suit what is shown, best first. */
function sizesFor({ cast, things, place, placeState }: Framed): readonly PlanSize[] {
  // What a place has become is seen from afar.
  if (placeState) return cast.length === 1 && placeState !== 'flooded' ? ['wide', 'full', 'medium'] : ['wide', 'full']
  // Animals without a figure of their own are things for the painter: from near small ones would stand on a table.
  if (place && cast.length > 0 && cast.every(({ what }) => isDrawnAsThing(what))) return ['wide']
  // Food from near stands on a table, which there is none of in the wild.
  if (
    place &&
    WILD.test(place) &&
    cast.length === 0 &&
    things.length > 0 &&
    things.every(({ what }) => drawableNamed(what)?.file === 'food')
  )
    return ['wide']
  const isSwarm = things.some(({ count }) => count >= 12)
  if (isSwarm) return ['wide', 'full', 'medium']
  // A number of people is seen as a group, not as one face.
  if (things.some(({ what, count }) => count > 1 && artOf(what) === 'person')) return ['full', 'medium', 'wide']
  if (cast.length > 1) return ['full', 'medium', 'wide']
  if (cast.length === 1) return things.length > 0 ? ['medium', 'full', 'close'] : ['close', 'full', 'medium']
  if (things.length === 1) return ['close', 'insert', 'medium', 'extreme-close']
  if (things.length > 1) return ['medium', 'full', 'close']
  return place ? ['wide', 'full'] : ['medium', 'close']
}

/** Camera of a shot, different from the one before. The first shot of a film pushes in close: it has to hold a stranger. `wanted`: the size that a director asks for. */
export function cameraFor(shot: Framed, index: number, before: PlanCamera | undefined, wanted?: PlanSize): PlanCamera {
  if (shot.graphic) return { size: 'medium', angle: 'eye', move: before?.move === 'push' ? 'still' : 'push' }
  const sizes = wanted === undefined ? sizesFor(shot) : [wanted, ...sizesFor(shot)]
  const size = sizes.find((one) => one !== before?.size) ?? sizes[0]!
  if (index === 0) return { size, angle: shot.cast.length > 0 ? 'low' : 'eye', move: 'push' }
  const angles = shot.cast.length > 0 ? ANGLES : ANGLES.filter((one) => one !== 'over-shoulder')
  const angle = angles[index % angles.length]!
  const move = MOVES[index % MOVES.length]!
  return { size, angle: angle === before?.angle && angle !== 'eye' ? 'eye' : angle, move: move === before?.move ? 'still' : move }
}
