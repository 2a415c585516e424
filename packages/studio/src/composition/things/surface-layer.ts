import { type Brush, tint } from '../../paint/brush.ts'
import { linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { paintShape } from '../../paint/shapes.ts'
import { pebbles, ridge, tufts, water } from '../../parts/nature/terrain.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Layer } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { tableLayer } from '../table-top.ts'

/** What is under small things of places where nobody has a table. */
const GROUNDS: Readonly<Partial<Record<Scene['where'], NonNullable<Scene['surface']>>>> = {
  arctic: 'snow',
  summit: 'snow',
  beach: 'sand',
  desert: 'sand',
  forest: 'grass',
  jungle: 'grass',
  meadow: 'grass',
  field: 'grass',
  savanna: 'grass',
  river: 'grass',
  mountain: 'stone',
  ruins: 'stone',
  cave: 'stone',
  cemetery: 'grass',
  battlefield: 'grass',
}

/** On or before what things are from near: a table top, water or ground below an edge, or a wall above it. `edge`: y in pixels. */
export function surfaceLayer(
  edge: number,
  frame: Frame,
  { where, surface = GROUNDS[where] ?? 'table', seed, time }: Pick<Scene, 'where' | 'surface' | 'seed' | 'time'>,
): Layer {
  if (surface === 'table') return tableLayer(edge, frame, seed)
  return {
    name: surface,
    nearness: 0.97,
    isInFocus: true,
    draw: (brush) =>
      surface === 'water'
        ? water(brush, frame, edge, frame.height + frame.bleed, time, frame.width * 0.7, seed)
        : surface === 'wall'
          ? drawWall(brush, edge, frame, WALLS[seed % WALLS.length]!)
          : drawBank(brush, edge, frame, surface, seed),
  }
}

/** How far the edge of ground rises and falls, as a part of the frame's height. */
const UNEVEN = 0.012

/** Ground before water, with what grows or lies on it. */
function drawBank(brush: Brush, edge: number, frame: Frame, role: 'grass' | 'sand' | 'snow' | 'stone', seed: number): void {
  const rise = role === 'stone' ? 0 : frame.height * UNEVEN
  ridge(brush, frame, { base: edge, rise, seed, role, depth: 0 })
  const [from, to] = [edge + rise * 2, frame.height + frame.bleed]
  if (role === 'grass') tufts(brush, frame, from, to, 70, 'grass', seed)
  else if (role !== 'snow') pebbles(brush, frame, from, to, 46, role, seed)
}

const WALLS: readonly Role[] = ['wallWarm', 'wall', 'wallCool']
/** Height of a skirting board, as a part of the frame's height. */
const SKIRTING = 0.035

/** A plain wall down to its foot, lit from above. */
function drawWall(brush: Brush, foot: number, frame: Frame, role: Role): void {
  const { g, unit } = brush
  const [left, width, top] = [leftOf(frame), spanOf(frame), -frame.bleed]
  const skirting = frame.height * SKIRTING
  paintShape(
    brush,
    path((p) => p.rect(left, top, width, foot - top)),
    role,
    [left, top, width, foot - top],
    { plain: true, noInk: true, cel: 0 },
  )
  g.fillStyle = linear(g, 0, top, 0, foot, [
    stop(0, tint(brush, role, 0, 0.3), 0.3),
    stop(0.5, tint(brush, role), 0),
    stop(1, tint(brush, role, 0, -0.5), 0.3),
  ])
  g.fillRect(left, top, width, foot - top)
  g.fillStyle = css(tint(brush, role, 0, -0.3))
  g.fillRect(left, foot - skirting, width, skirting)
  g.fillStyle = css(tint(brush, role, 0, 0.35), 0.6)
  g.fillRect(left, foot - skirting, width, 2 * unit)
  g.fillStyle = linear(g, 0, foot, 0, foot + skirting * 1.6, [stop(0, tint(brush, 'dark'), 0.35), stop(1, tint(brush, 'dark'), 0)])
  g.fillRect(left, foot, width, skirting * 1.6)
}
