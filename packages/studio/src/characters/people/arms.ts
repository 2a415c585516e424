import { type Box, type Point, tint } from '../../paint/brush.ts'
import { css, mix } from '../../paint/colour.ts'
import { shadowColour } from '../../paint/volume.ts'
import { type LimbJoints, limb, pointOnChain } from '../limb.ts'
import type { LimbBulge } from '../limb-outline.ts'
import type { HandShape } from '../poses/body-pose.ts'
import { type ClothedBody, detailOptions } from './garment.ts'
import { hand } from './hand.ts'
import { sleeveEnd, sleeveRole } from './sleeves-and-legs.ts'

const BARE_ARM: LimbBulge = [0.1, 0.16]
const SLEEVE: LimbBulge = [0.07, 0.04]
/** Part of an arm that grows out of the shoulder. */
const ARMPIT = 0.16

/** The box of the trunk, whose light the arms continue. */
function trunkBox({ joints: { chest, hip }, build, h }: ClothedBody): Box {
  const wide = Math.max(build.shoulders, build.hips) * h
  const left = Math.min(chest[0], hip[0]) - wide
  const top = Math.min(chest[1], hip[1])
  return [left, top, Math.abs(chest[0] - hip[0]) + wide * 2, Math.max(wide, Math.abs(hip[1] - chest[1]))]
}

/** `isNear`: it lies on the trunk. */
export function arm(wearer: ClothedBody, chain: LimbJoints, shape: HandShape, lighten: number, isNear = false): void {
  const { brush, look, build, h } = wearer
  const thick = build.girth * h
  const end = sleeveEnd(look)
  const wide = look.outfit === 'robe' || look.outfit === 'kimono' ? 1.7 : 1
  if (end < 0.9) limb(brush, chain, [thick * 0.054, thick * 0.043, thick * 0.03], look.skin, { lighten, swell: BARE_ARM })
  hand(brush, chain, build.hand * 1.12 * h, look.skin, shape, { lighten })
  if (end === 0) return
  const isShort = end < 0.9
  limb(brush, chain, [thick * 0.068, thick * (isShort ? 0.072 : 0.056), thick * 0.046 * wide], sleeveRole(look), {
    lighten,
    part: [0, end],
    open: true,
    swell: SLEEVE,
    lightBox: trunkBox(wearer),
    ...(isNear && { growsFrom: wearer.joints.chest }),
  })
  if (!isShort)
    limb(brush, chain, [thick * 0.068, thick * 0.056, thick * 0.05 * wide], sleeveRole(look), {
      ...detailOptions(brush),
      lighten: lighten - 0.14,
      part: [0.92, end + 0.01],
      open: true,
      noInk: true,
    })
}

/** Looks whose shapes are told apart by light alone. */
const WITHOUT_LINES: ReadonlySet<string> = new Set(['soft', 'clay', 'wash', 'backlit'])

/** The shade of an arm on the body: without an outline it would melt into it. */
export function shadeUnderArm(wearer: ClothedBody, chain: LimbJoints): void {
  const { brush, build, h, look } = wearer
  if (brush.look.ink || !WITHOUT_LINES.has(brush.look.paint)) return
  const { g } = brush
  const [start, [x, y], [endX, endY]] = [pointOnChain(chain, ARMPIT), chain[1], chain[2]]
  const colour = mix(tint(brush, sleeveRole(look)), shadowColour(brush), 0.7)
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const [width, alpha] of [
    [0.098, 0.16],
    [0.08, 0.2],
  ] as const) {
    g.strokeStyle = css(colour, alpha)
    g.lineWidth = build.girth * h * width
    g.beginPath()
    g.moveTo(start[0] + h * 0.008, start[1] + h * 0.02)
    g.lineTo(x + h * 0.008, y)
    g.lineTo(endX + h * 0.008, endY)
    g.stroke()
  }
  g.restore()
}

/** An arm that reaches towards the camera, wider the nearer it is. */
export function filmingArm({ brush, look, build, h }: ClothedBody, [x, y]: Point): void {
  const thick = build.girth * h
  const chain: LimbJoints = [
    [x, y],
    [x + h * 0.17, y + h * 0.09],
    [x + h * 0.44, y + h * 0.16],
  ]
  const end = sleeveEnd(look)
  if (end < 0.9) limb(brush, chain, [thick * 0.06, thick * 0.09, thick * 0.17], look.skin, { lighten: 0.03 })
  limb(brush, chain, [thick * 0.075, thick * (end < 0.9 ? 0.12 : 0.1), thick * 0.19], sleeveRole(look), {
    lighten: brush.look.ink ? 0 : 0.05,
    part: [0, end < 0.9 ? end : 1],
    open: true,
  })
}
