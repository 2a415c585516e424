import type { CurveGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { lerp } from '../../paint/colour.ts'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { type Box, partOfLine, type Point, ticks } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, drawRule, type Kit, type MotionPart, startSide } from '../kit/kit.ts'
import { numberWriter, safeLocale } from '../kit/number-format.ts'

/** Height of the words above a curve in tall and square frames, as a part of it where drawings stand beside them, and the part of the width of those. */
const WITH_DRAWINGS = { h: 0.37, one: 0.42, two: 0.62 } as const

/** The room of drawings beside the words of a curve in tall and square frames. */
export function roomBesideCurve({ body: { x, y, w, h }, letters, beside = [] }: Kit): Box {
  const own = w * (beside.length > 1 ? WITH_DRAWINGS.two : WITH_DRAWINGS.one)
  return { x: letters.isRightToLeft ? x : x + w - own, y, w: own, h: h * WITH_DRAWINGS.h }
}

/** A line that draws itself; its value counts beside it. Cue 0: the line arrives. */
export function curve(kit: Kit, { points, xUnit, label, isMeasured, ...format }: CurveGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const said = Math.max(0.8, cueOf(kit, 0, 1))
  const isWide = frame.shape === 'wide'
  const aside = !isWide && kit.beside ? roomBesideCurve(kit) : undefined
  const hasWords = isMeasured || label !== undefined
  const words = isWide
    ? { x: body.x, y: body.y + body.h * 0.14, w: body.w * 0.31, h: body.h * 0.7 }
    : aside
      ? { x: letters.isRightToLeft ? aside.x + aside.w + 20 : body.x, y: body.y, w: body.w - aside.w - 20, h: aside.h }
      : { x: body.x, y: body.y, w: body.w, h: forShape(frame, 150, 150, 210) }
  const left = isWide && hasWords ? body.x + body.w * 0.36 : body.x + 10
  const right = body.x + body.w - 24
  const top = aside ? aside.y + aside.h + 26 : isWide || !hasWords ? body.y + 24 : body.y + forShape(frame, 168, 168, 236)
  const foot = body.y + body.h - (isMeasured ? forShape(frame, 48, 52, 64) : 16)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const low = Math.min(0, ...ys)
  const high = Math.max(...ys, low + 1e-9)
  const place = (x: number, y: number): Point => [
    lerp(left, right, (x - xs[0]!) / (xs.at(-1)! - xs[0]!)),
    lerp(foot, top, ((y - low) / (high - low)) * 0.96),
  ]
  const line = smoothLine(points.map(({ x, y }) => place(x, y)))
  const valueAt = (y: number): number => low + ((foot - y) / (foot - top) / 0.96) * (high - low)
  const write = numberWriter(format, kit.language)
  const labelCap = forShape(frame, 18, 20, 26)
  // From 0 to 1: the time between has no scale.
  const hasScale = xUnit !== undefined || xs.at(-1)! > 1
  const labels = hasScale ? xLabels(xs, xUnit, kit, right - left, labelCap) : []
  const textX = letters.isRightToLeft ? words.x + words.w : words.x
  const block =
    label === undefined
      ? undefined
      : letters.block(label, 'head', forShape(frame, 34, 32, 44), {
          w: words.w,
          h: isMeasured ? forShape(frame, 210, 56, 84) : words.h,
        })
  return (g, seconds) => {
    const grow = progress(seconds, 0.05, 0.5)
    g.save()
    g.globalAlpha = 0.5
    if (isMeasured)
      for (const level of [0.33, 0.66, 1])
        drawRule(g, kit, [left, lerp(foot, top, level)], [right, lerp(foot, top, level)], grow, 2, palette.mute)
    g.restore()
    drawRule(g, kit, [left, foot], [right, foot], grow)
    if (isMeasured)
      for (const { value, text } of labels)
        letters.draw(
          g,
          text,
          clampLabel(place(value, 0)[0], letters.width(text, 'label', labelCap), left, right),
          foot + labelCap * 1.65,
          'label',
          labelCap,
          {
            alpha: grow,
          },
        )
    const part = progress(seconds, 0.25, said - 0.25, inOutCubic)
    const hit = impact(seconds, said)
    if (block)
      drawBlock(g, kit, block, textX, words.y + (isMeasured ? forShape(frame, 150, 98, 130) : 0), {
        align: startSide(kit),
        seconds,
        at: 0.2,
      })
    const drawn = partOfLine(line, Math.max(0.012, part))
    const head = drawn.at(-1)!
    tools.area(g, drawn, foot, palette.b)
    tools.stroke(g, drawn, forShape(frame, 10, 10, 14), palette.b)
    tools.disc(g, head[0], head[1], forShape(frame, 15, 15, 20) * (1 + hit * 0.6), palette.key)
    if (!isMeasured) return
    const value = seconds >= said ? ys.at(-1)! : valueAt(head[1])
    letters.number(g, write(value), textX, words.y + forShape(frame, 70, 42, 58), forShape(frame, 88, 80, 108), {
      align: startSide(kit),
      isCounting: seconds < said,
      room: words.w,
      colour: seconds >= said ? palette.key : palette.text,
      alpha: grow,
    })
  }
}

const clampLabel = (x: number, width: number, left: number, right: number): number =>
  Math.min(right + 24 - width / 2, Math.max(left - 10 + width / 2, x))

/** First and last value always, round ones between where there is room. */
function xLabels(
  xs: readonly number[],
  unit: string | undefined,
  { letters, language }: Kit,
  width: number,
  cap: number,
): { value: number; text: string }[] {
  const format = new Intl.NumberFormat(safeLocale(language), {
    useGrouping: xs.some((x) => Math.abs(x) >= 10_000),
    maximumFractionDigits: 1,
  })
  const [first, last] = [xs[0]!, xs.at(-1)!]
  const text = (value: number): string => format.format(value)
  const ends = [
    { value: first, text: text(first) },
    { value: last, text: unit === undefined ? text(last) : `${text(last)} ${unit}` },
  ]
  const widest = Math.max(...ends.map((end) => letters.width(end.text, 'label', cap))) + 30
  const between = ticks(first, last, 4).filter((value) => {
    const x = ((value - first) / (last - first)) * width
    return x > widest && x < width - widest
  })
  return [ends[0]!, ...between.map((value) => ({ value, text: text(value) })), ends[1]!]
}

/** A curve through the points that never overshoots them (monotone in x). */
function smoothLine(points: readonly Point[]): Point[] {
  const slopes = points.slice(1).map(([x, y], i) => (y - points[i]![1]) / (x - points[i]![0]))
  const tangents = points.map((_, i) => {
    const [before, after] = [slopes[i - 1], slopes[i]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1]
    if (!next) return [[x, y]]
    const width = next[0] - x
    return Array.from({ length: 10 }, (_, k): Point => {
      const t = k / 10
      const [t2, t3] = [t * t, t * t * t]
      const value =
        (2 * t3 - 3 * t2 + 1) * y +
        (t3 - 2 * t2 + t) * width * tangents[i]! +
        (3 * t2 - 2 * t3) * next[1] +
        (t3 - t2) * width * tangents[i + 1]!
      return [x + width * t, value]
    })
  })
}
