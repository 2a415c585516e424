import { css } from '../../paint/colour.ts'
import type { Ctx } from '../../paint/canvas.ts'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { HOOK_WORDS_CUE } from '../kit/first-frame-cues.ts'
import { insetBox } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { drawBurst, drawTag, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { isCalm } from '../looks/toned-look.ts'
import { words } from './words.ts'

/** The strongest words of a film, standing after 1.2 s. */
export type HookCard = { readonly template: 'hook'; readonly words: string; readonly key?: string }
/** The last words of a film, and what viewers are asked. */
export type EndCard = { readonly template: 'end'; readonly words: string; readonly key?: string; readonly call?: string }

/** Rays that turn behind the words. */
function drawRays(g: Ctx, { look, frame }: Kit, x: number, y: number, seconds: number, show: number): void {
  if (isCalm(look)) return
  const reach = Math.hypot(frame.width, frame.height)
  g.fillStyle = css(look.palette.b, 0.13 * show)
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2 + seconds * 0.18
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    g.lineTo(x + Math.cos(angle + 0.2) * reach, y + Math.sin(angle + 0.2) * reach)
    g.fill()
  }
}

export function hook(kit: Kit, { words: sentence, key }: HookCard): MotionPart {
  const { body } = kit
  const [x, y] = [body.x + body.w / 2, body.y + body.h / 2]
  const hit = Math.min(kit.cues[1] ?? 0.9, 1.2)
  const main = words({ ...kit, cues: [HOOK_WORDS_CUE, hit] }, { template: 'words', words: sentence, key: key ?? sentence })
  return (g, seconds) => {
    drawRays(g, kit, x, y, seconds, progress(seconds, 0, 0.4))
    drawBurst(g, kit, [x, y], [body.w * 0.44, body.h * 0.4], seconds, hit, 18)
    const zoom = 0.92 + 0.08 * progress(seconds, 0, 1, inOutCubic)
    const shake = isCalm(kit.look) ? 0 : impact(seconds, hit) * 5
    g.save()
    g.translate(x + Math.sin(seconds * 90) * shake, y + Math.cos(seconds * 77) * shake)
    g.scale(zoom, zoom)
    g.translate(-x, -y)
    main(g, seconds)
    g.restore()
  }
}

export function end(kit: Kit, { words: sentence, key, call }: EndCard): MotionPart {
  const { body, frame } = kit
  const room = call === undefined ? body : insetBox(body, 0, 0, forShape(frame, 84, 84, 110))
  const main = words({ ...kit, body: room }, { template: 'words', words: sentence, key: key ?? sentence })
  const x = body.x + body.w / 2
  return (g, seconds) => {
    drawRays(g, kit, x, room.y + room.h / 2, seconds, 0.8)
    main(g, seconds)
    if (call !== undefined)
      drawTag(g, kit, call, x, body.y + body.h - 34, forShape(frame, 26, 26, 32), popIn(seconds, Math.min(1.4, kit.seconds * 0.5)), {
        room: body.w,
      })
  }
}
