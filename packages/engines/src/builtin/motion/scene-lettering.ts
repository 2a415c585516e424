import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import type { Ctx } from '../paint/canvas.ts'
import { motionFrame } from './kit/frame.ts'
import { cueOf, drawTag, type Kit, popIn, startSide } from './kit/kit.ts'
import { createLettering } from './kit/lettering.ts'
import { safeLocale } from './kit/number-format.ts'
import { motionLook } from './looks/looks.ts'

export type SceneLetteringRequest = {
  readonly text: readonly PlanText[]
  /** Default look: photorealistic. */
  readonly style: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly durationSeconds: number
  /** Seconds at which the texts are said, in their order. Default: spread over the shot. */
  readonly cueSeconds?: readonly number[]
  /** BCP 47 tag. Default `en`. */
  readonly language?: string
}

/** Heights of capitals in 1/720 of the shorter side. */
const CAPS: Readonly<Record<PlanText['role'], number>> = { number: 46, title: 34, quote: 30, key: 34, label: 28 }
const GAP = 14

/**
 * Words over a scene, on plates in the style, stacked at the top of the safe box where lines of the language begin. Each appears when it is said. `draw`
 * is in pixels and pure in `seconds`.
 */
export function createSceneLettering(request: SceneLetteringRequest): { draw(g: Ctx, seconds: number): void } {
  const { text, style, width, height, durationSeconds, cueSeconds = [], language = 'en' } = request
  const look = motionLook(STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic')
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const letters = createLettering(look, frame.scale, locale, JSON.stringify(text.map(({ words }) => words)))
  const kit: Kit = { look, frame, letters, language: locale, body: frame.box, cues: cueSeconds, seconds: durationSeconds }
  const align = startSide(kit)
  const x = align === 'right' ? frame.box.x + frame.box.w : frame.box.x
  let top = frame.box.y
  const rows = text.map(({ words, role }, index) => {
    const cap = letters.fit(words, 'label', CAPS[role], frame.box.w - CAPS[role] * 1.8)
    const middle = top + cap * 1.15
    top += cap * 2.3 + GAP
    return { words, cap, middle, at: cueOf(kit, index, text.length), seed: index }
  })
  return {
    draw(g, seconds) {
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      for (const { words, cap, middle, at, seed } of rows) drawTag(g, kit, words, x, middle, cap, popIn(seconds, at), { align, seed })
      g.restore()
    },
  }
}
