import { rgb, type Rgb } from '../../paint/colour.ts'
import { discColourBehind } from '../card/card-light.ts'
import { discOf, type DrawingPlace } from '../card/drawing-place.ts'
import { progress } from '../kit/easing.ts'
import { partOfLine, type Point } from '../kit/geometry.ts'
import { type MotionPart, popIn } from '../kit/kit.ts'
import { hex } from '../looks/card-look.ts'
import type { MotionLook } from '../looks/look.ts'

/** Width of the rim of a disc and of its leader. */
const RIM = 7
const LEADER = 5
/** Distance of a leader from the mark that it points to. */
const FROM_MARK = 20
/** Seconds from a leader to its disc. */
const LEAD = 0.2

/** The ground of a drawing at a place or an event: a disc with a rim, and the line that ties it to that, which other discs cover. `subject`: mean colour of what is seen before it. */
export function createCallout(
  look: MotionLook,
  place: DrawingPlace,
  subject: Rgb | undefined,
): { readonly leader: MotionPart; readonly disc: MotionPart } {
  const { x, y, radius } = discOf(place)
  const { tools, palette } = look
  const own = discColourBehind(look, subject)
  const ground = hex(rgb(own))
  const line = place.leader && leaderTo(place.leader, [x, y], radius)
  return {
    leader(g, seconds) {
      const drawn = progress(seconds, place.at - LEAD, 0.3)
      if (line && drawn > 0) tools.stroke(g, partOfLine(line, drawn), LEADER, palette.text)
    },
    disc(g, seconds) {
      const show = popIn(seconds, place.at - LEAD / 2)
      if (show <= 0) return
      tools.disc(g, x, y, (radius + RIM) * show, palette.text)
      tools.disc(g, x, y, radius * show, ground)
    },
  }
}

/** From beside a mark to the edge of a disc; undefined where they touch. */
function leaderTo([markX, markY]: Point, [x, y]: Point, radius: number): [Point, Point] | undefined {
  const length = Math.hypot(x - markX, y - markY)
  if (length <= radius + FROM_MARK) return undefined
  const at = (distance: number): Point => [markX + ((x - markX) * distance) / length, markY + ((y - markY) * distance) / length]
  return [at(FROM_MARK), at(length - radius)]
}
