import type { PlanShape } from '@fablecut/domain/story/shot-plan/shot-plan'
import { homeOf, type PlacedProp } from '../props/placing.ts'
import { clamp } from '../paint/colour.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import type { SceneProp } from '../scene/scene.ts'
import type { Area } from './open-area.ts'
import { type ShotView, sideOf } from './view.ts'

/** x from the middle towards the free side, and y of the foot (of the middle in the air), of the open area; size of its shorter side. */
type Spot = readonly [x: number, y: number, size: number]
type Spots = { readonly ground: readonly Spot[]; readonly air: readonly Spot[] }

/** Spots beside one figure, best first: at the free side, behind it, beyond that. */
const BESIDE_ONE: Readonly<Record<PlanShape, Spots>> = {
  '16:9': {
    ground: [
      [0.24, 0.93, 0.44],
      [-0.36, 0.9, 0.36],
      [0.42, 0.86, 0.3],
    ],
    air: [
      [0.24, 0.28, 0.44],
      [-0.36, 0.26, 0.34],
      [0.41, 0.5, 0.28],
    ],
  },
  '9:16': {
    ground: [
      [0.24, 0.93, 0.4],
      [-0.3, 0.9, 0.32],
      [0.34, 0.6, 0.26],
    ],
    air: [
      [0.27, 0.2, 0.36],
      [-0.3, 0.18, 0.3],
      [0.33, 0.4, 0.24],
    ],
  },
  '1:1': {
    ground: [
      [0.24, 0.93, 0.4],
      [-0.34, 0.9, 0.32],
      [0.4, 0.84, 0.24],
    ],
    air: [
      [0.26, 0.26, 0.38],
      [-0.34, 0.24, 0.3],
      [0.4, 0.48, 0.24],
    ],
  },
}

/** Spots of buildings, vehicles and trees, which stand behind figures. */
const BACK: Readonly<Record<PlanShape, readonly Spot[]>> = {
  '16:9': [
    [0.25, 0.68, 0.62],
    [-0.34, 0.66, 0.5],
  ],
  '9:16': [
    [0.22, 0.56, 0.6],
    [-0.3, 0.54, 0.46],
  ],
  '1:1': [
    [0.25, 0.66, 0.56],
    [-0.32, 0.64, 0.44],
  ],
}

/** Spots among several figures: between the first two, then at the edges. */
const AMONG: Spots = {
  ground: [
    [0, 0.93, 0.32],
    [0.38, 0.92, 0.26],
    [-0.38, 0.92, 0.26],
  ],
  air: [
    [0, 0.24, 0.3],
    [0.42, 0.22, 0.26],
    [-0.42, 0.22, 0.26],
  ],
}

/** Things as long as shoulders are wide fill their spot; smaller ones fill less of it, but stay recognisable. */
const SHOULDERS_CENTIMETRES = 50
const SMALLEST_PART = 0.46
const USUAL_CENTIMETRES = 22
function partOf(icon: string): number {
  const centimetres = sizeOfThing(icon)?.centimetres || USUAL_CENTIMETRES
  return clamp((centimetres / SHOULDERS_CENTIMETRES) ** 0.5, SMALLEST_PART, 1)
}

/** Boats are on the water behind figures, not on the ground before them. */
const BOAT_CENTIMETRES = 250
const isBoatSized = (icon: string): boolean => homeOf(icon) === 'water' && (sizeOfThing(icon)?.centimetres ?? 0) >= BOAT_CENTIMETRES

type Seen = { readonly view: ShotView; readonly shape: PlanShape; readonly open: Area }

/** Most copies of one thing, and their distance in its sizes. */
const MAX_COPIES = 5
const COPY_STEP = 0.46

/** Things beside figures that are seen from the hips up, the first at most as large as their shoulders; copies lie beside each other. What finds no spot is left out. */
export function thingsBeside(things: readonly SceneProp[], figures: number, { view, shape, open }: Seen): PlacedProp[] {
  const spots = { ...(figures === 1 ? BESIDE_ONE[shape] : AMONG), back: BACK[shape] }
  const side = sideOf(view, shape) > 0 ? -1 : 1
  const taken = { ground: 0, air: 0, back: 0 }
  const kinds = things.filter((thing, i) => things.findIndex(({ icon }) => icon === thing.icon) === i)
  return kinds.flatMap((prop): PlacedProp[] => {
    const placement = homeOf(prop.icon)
    const floating = placement === 'air'
    const home = floating ? 'air' : placement === 'back' || isBoatSized(prop.icon) ? 'back' : 'ground'
    const spot = spots[home][taken[home]++]
    if (!spot) return []
    const [x, y, size] = spot
    const copies = home === 'ground' ? Math.min(MAX_COPIES, things.filter(({ icon }) => icon === prop.icon).length) : 1
    const own = (Math.min(open.w, open.h) * size * partOf(prop.icon)) / (1 + (copies - 1) * 0.14)
    const step = own * COPY_STEP
    const middle = open.x + open.w * (0.5 + side * x)
    const reach = ((copies - 1) * step) / 2
    const start = clamp(middle, open.x + reach + own * 0.45, open.x + open.w - reach - own * 0.45) - reach
    return Array.from({ length: copies }, (_, i) => ({
      prop,
      floating,
      slot: {
        kind: floating ? ('sky' as const) : ('ground' as const),
        x: copies === 1 ? middle : start + i * step,
        y: open.y + open.h * y + (i % 2) * own * 0.12,
        size: own,
      },
    }))
  })
}
