import type { Ctx } from '../../paint/canvas.ts'
import { outBack, progress } from '../kit/easing.ts'
import { arcLine, type Box } from '../kit/geometry.ts'
import { doesName } from '@fablecut/domain/text/does-name'
import { drawArrow, type Kit, type MotionPart } from '../kit/kit.ts'

/** How two drawings belong together, as far as their words say it. `leads`: the first becomes or causes the second. */
export type CardRelation = 'versus' | 'leads' | 'plus'

const SAYS: readonly (readonly [CardRelation, RegExp])[] = [
  ['versus', /\b(?:vs\.?|versus|than|instead of|rather than|unlike|compared (?:to|with))\b/iu],
  ['leads', /→|\b(?:becomes?|became|turn(?:s|ed)? (?:in)?to|leads? to|led to|causes?|caused|created?s?)\b/iu],
  ['plus', /\+|\b(?:plus|mix(?:es|ed)?|add(?:s|ed)?|combin(?:e|es|ed)|together with)\b/iu],
]

/** The relation that words state between two drawings, which they name in this order; undefined where they state none. */
export function relationOf(words: string, [first, second]: readonly [string, string]): CardRelation | undefined {
  const found = SAYS.find(([, pattern]) => pattern.test(words))
  if (!found) return undefined
  const [relation, pattern] = found
  if (relation !== 'leads') return relation
  const at = words.search(pattern)
  return doesName(words.slice(0, at), first) && doesName(words.slice(at), second) ? relation : undefined
}

const ENTRY_SECONDS = 0.4

/** The sign between two drawings: an arrow, a plus, or a line that parts them. */
export function createRelationSign(kit: Kit, relation: CardRelation, [from, to]: readonly [Box, Box], at: number): MotionPart {
  const { look, frame } = kit
  const [left, right] = [from.x + from.w, to.x]
  const [x, y] = [(left + right) / 2, from.y + from.h * 0.55]
  const reach = Math.max(34, (right - left) / 2 - 6)
  return (g, seconds) => {
    const show = progress(seconds, at, ENTRY_SECONDS, outBack)
    if (show <= 0) return
    const sway = Math.sin(seconds * 2.4) * 4
    if (relation === 'leads') {
      const line = arcLine([x - reach + sway, y], [x + reach + sway, y], 0.12)
      return drawArrow(g, kit, line, Math.min(1, show), 13, look.palette.key)
    }
    if (relation === 'plus') return drawPlus(g, kit, x, y + sway, 36 * show)
    drawRuleBetween(g, kit, x, [Math.min(from.y, to.y), frame.height], show)
  }
}

function drawPlus(g: Ctx, { look }: Kit, x: number, y: number, reach: number): void {
  const { stroke } = look.tools
  stroke(
    g,
    [
      [x - reach, y],
      [x + reach, y],
    ],
    15,
    look.palette.key,
  )
  stroke(
    g,
    [
      [x, y - reach],
      [x, y + reach],
    ],
    15,
    look.palette.key,
  )
}

function drawRuleBetween(g: Ctx, { look }: Kit, x: number, [top, foot]: readonly [number, number], show: number): void {
  const middle = (top + foot) / 2
  const reach = ((foot - top) / 2) * Math.min(1, show)
  look.tools.stroke(
    g,
    [
      [x + 10, middle - reach],
      [x - 10, middle + reach],
    ],
    6,
    look.palette.plate,
  )
}
