import { drawWithin } from '../../composition/related/window.ts'
import type { Ctx } from '../../paint/canvas.ts'
import { placedEvent } from '../events/placed-event.ts'
import type { PlacedThing } from '../things-layout.ts'
import { type Link, linkedTo } from './related-things.ts'

type Moment = { readonly seconds: number; readonly durationSeconds: number }

/**
 * Draws a thing with what is placed at it: first what is behind it, then what is before it or looks out of it. What is in or on it goes with its event.
 * `draw`: draws the thing with an index alone.
 */
export function drawInRelation(
  g: Ctx,
  placed: readonly PlacedThing[],
  links: readonly (Link | undefined)[],
  index: number,
  moment: Moment,
  draw: (index: number) => void,
): void {
  const drawLinked = (isBehind: boolean): void => {
    for (const i of linkedTo(links, index, isBehind)) {
      const link = links[i]!
      g.save()
      if (link.moves) g.translate(...shiftOf(placed[index]!, moment))
      drawWithin(g, link.window, () => drawInRelation(g, placed, links, i, moment, draw))
      g.restore()
    }
  }
  drawLinked(true)
  draw(index)
  drawLinked(false)
}

/** How far the event of a thing has moved it. */
function shiftOf(placed: PlacedThing, { seconds, durationSeconds }: Moment): [dx: number, dy: number] {
  const { dx = 0, dy = 0 } = placedEvent(placed, seconds, durationSeconds).motion
  return [dx * placed.size, dy * placed.size]
}
