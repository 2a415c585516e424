import { framingView } from '../camera/camera.ts'
import type { Box } from '../motion/kit/geometry.ts'
import type { Stage } from '../stage/stage.ts'
import { isWalking } from '../stage/walking.ts'
import { headOf } from './head.ts'
import { showsGround } from './view.ts'

/** Reach of hair, hats and small movements about the middle of a head, in its radii. */
const REACH = { side: 1.35, above: 1.6, below: 1.25 } as const
/** How far figures on their way get from their stand, back and ahead, in their heights. */
const WALK = { back: 0.42, ahead: 0.5 } as const

/** Where the heads of all figures of a stage are, in pixels of its frame. */
export function headBoxes({
  scene,
  frame,
  stands,
  focus,
  mirrored,
}: Pick<Stage, 'scene' | 'frame' | 'stands' | 'focus' | 'mirrored'>): Box[] {
  const view = framingView(frame, scene.framing, focus, 1)
  return stands.flatMap((stand, i) => {
    const actor = scene.who[i]
    if (!actor) return []
    const head = headOf(actor, scene.mood)
    const forward = stand.facingLeft ? -1 : 1
    const radius = head.radius * stand.height
    const x = stand.x + head.x * stand.height * forward
    const isOnWay = isWalking(actor) && (!scene.view || showsGround(scene.view))
    const [back, ahead] = isOnWay ? [WALK.back * stand.height, WALK.ahead * stand.height] : [0, 0]
    const left = (x - radius * REACH.side - (forward < 0 ? ahead : back)) * view.scale + view.dx
    const w = (2 * radius * REACH.side + back + ahead) * view.scale
    return {
      x: mirrored ? frame.width - left - w : left,
      y: (stand.y - head.up * stand.height - radius * REACH.above) * view.scale + view.dy,
      w,
      h: radius * (REACH.above + REACH.below) * view.scale,
    }
  })
}
