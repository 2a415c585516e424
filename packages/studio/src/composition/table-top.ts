import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { type Brush, tint } from '../paint/brush.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { paintShape } from '../paint/shapes.ts'
import { homeOf, restsOnTable } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { SUBMERGED, type Scene, type SceneProp } from '../scene/scene.ts'
import type { Layer } from '../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { assignHeldProps } from '../stage/holding.ts'
import { isPortrait, shapeOf } from './view.ts'

/** Far edges of table tops, as parts of the height: behind what stands above the captions. */
const EDGES = { '16:9': 0.68, '9:16': 0.5, '1:1': 0.68 } as const

/** y of the far edge of the table top in a view, as a part of the height; undefined where there is none. */
export function tableEdgeOf(scene: Scene, { width, height }: Frame, isIndoors: boolean): number | undefined {
  const { view, props, where, tableEdge } = scene
  if ((isIndoors || !WITHOUT_GROUND.has(where)) && hasTableBeside(scene)) return EDGE_BESIDE
  if (view?.size !== 'insert') return undefined
  if (tableEdge !== undefined) return tableEdge
  const thing = props[view.subject]
  return thing && (isIndoors ? restsOnTable(thing.icon) : restsOnTableOutdoors(thing, where)) ? EDGES[shapeOf(width, height)] : undefined
}

/** Far edge of the table beside somebody who is seen from the hips up. */
const EDGE_BESIDE = 0.79

/** Whether something small stands beside people who are seen from the hips up, and would hang in the air without a table. */
function hasTableBeside(scene: Scene): boolean {
  const { view, who, props } = scene
  if (view?.size !== 'medium' || isPortrait(view) || who.length === 0 || who.some(({ kind }) => kind !== 'person')) return false
  const held = new Set(assignHeldProps(scene).map(({ prop }) => prop))
  return props.some((prop) => !held.has(prop) && !livesOnGround(prop) && restsOnTableBeside(prop.icon))
}

/** Whether a thing is an animal on land, which is on no table. */
export const livesOnGround = ({ icon, word }: SceneProp): boolean =>
  drawableNamed(word)?.file === 'animal' && /^(?:surface|ground)$/u.test(homeOf(icon)) && !SHELLFISH.test(icon)
const SHELLFISH = /^(?:shrimp|crab|lobster|oyster|squid|spiral-shell|nest-with-eggs|feather)$/u

/** Beside people what lives in the water lies on a table too. */
const restsOnTableBeside = (icon: string): boolean =>
  restsOnTable(icon) || (homeOf(icon) === 'water' && (sizeOfThing(icon)?.centimetres ?? MAX_CATCH_CENTIMETRES) < MAX_CATCH_CENTIMETRES)
const MAX_CATCH_CENTIMETRES = 100

/** Places without ground for a table. */
const WITHOUT_GROUND: ReadonlySet<Scene['where']> = new Set<Scene['where']>(['sea', 'space', ...SUBMERGED, 'abstract'])

/** What lives or grows outdoors is on the ground there. */
const OF_NATURE = /^(?:animal|plant)$/u

/** Outdoors only food and what is known to be small stand on a table, instead of in the air before the scenery. */
function restsOnTableOutdoors({ icon, word }: SceneProp, where: Scene['where']): boolean {
  const file = (drawableNamed(word) ?? drawableNamed(word.split(' ').at(-1)!))?.file
  if (WITHOUT_GROUND.has(where) || (file !== undefined && OF_NATURE.test(file))) return false
  return (sizeOfThing(icon) !== undefined || file === 'food') && restsOnTable(icon)
}

const BOARDS: readonly Role[] = ['woodLight', 'wood', 'wallWarm']
const PLANKS = 7

/** A table top from its far edge to the foot of the frame, which stays in focus. `edge`: y in pixels. */
export const tableLayer = (edge: number, frame: Frame, seed: number): Layer => ({
  name: 'table',
  nearness: 0.97,
  isInFocus: true,
  draw: (brush) => drawTable(brush, edge, frame, seed),
})

function drawTable(brush: Brush, edge: number, frame: Frame, seed: number): void {
  const { g, unit } = brush
  const [left, width, foot] = [leftOf(frame), spanOf(frame), frame.height + frame.bleed]
  const role = BOARDS[seed % BOARDS.length]!
  const top = path((p) => p.rect(left, edge, width, foot - edge))
  g.save()
  g.fillStyle = linear(g, 0, edge - 40 * unit, 0, edge, [stop(0, tint(brush, 'dark'), 0), stop(1, tint(brush, 'dark', 0, -0.2), 0.34)])
  g.fillRect(left, edge - 40 * unit, width, 40 * unit)
  paintShape(brush, top, role, [left, edge, width, foot - edge], { plain: true, noInk: true, cel: 0, lighten: 0.06 })
  g.clip(top)
  drawPlanks(brush, edge, frame, role, seed)
  g.fillStyle = linear(g, 0, edge, 0, foot, [
    stop(0, tint(brush, role, 0.1, 0.34), 0.5),
    stop(0.3, tint(brush, role, 0, 0.1), 0.1),
    stop(1, tint(brush, role, 0, -0.5), 0.5),
  ])
  g.fillRect(left, edge, width, foot - edge)
  g.fillStyle = css(tint(brush, role, 0, 0.5), 0.7)
  g.fillRect(left, edge, width, 3 * unit)
  g.restore()
}

/** Boards that run to a vanishing point behind the edge, and their grain. */
function drawPlanks(brush: Brush, edge: number, frame: Frame, role: Role, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 31)
  const middle = frame.width * (0.3 + 0.4 * random())
  const spread = Math.max(frame.width, frame.height) * 0.42
  const deep = frame.height + frame.bleed - edge
  const at = (x: number, down: number): number => middle + (x - middle) * (0.5 + 0.5 * down) * 1.4
  g.strokeStyle = css(tint(brush, role, 0, -0.34), 0.55)
  for (let i = -PLANKS; i <= PLANKS; i++) {
    const x = middle + (i / 3) * spread
    g.lineWidth = 2.4 * unit
    g.beginPath()
    g.moveTo(at(x, 0), edge)
    g.lineTo(at(x, 1) + (x - middle) * 0.5, edge + deep)
    g.stroke()
  }
  g.strokeStyle = css(tint(brush, role, 0, -0.22), 0.22)
  for (let i = 0; i < 46; i++) {
    const [x, down] = [leftOf(frame) + random() * spanOf(frame), random()]
    const y = edge + deep * down
    const slope = ((x - middle) / spread) * 0.3
    g.lineWidth = (0.8 + random() * 1.6) * unit
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + slope * 60 * unit, y + (30 + 70 * down) * unit)
    g.stroke()
  }
}
