import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { clamp, css, lerp, smoothstep } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'

export type TransitionKind = 'whip' | 'zoom' | 'pixels' | 'glitch' | 'leak' | 'focus' | 'paper' | 'stripes' | 'wash'

/** `strength`: 0 to 1 at the cut; `isOut`: before the cut. `g` draws on the frame, `copy` is the frame before the transition. */
type TransitionFrame = {
  readonly g: Ctx
  readonly copy: Canvas
  readonly width: number
  readonly height: number
  readonly strength: number
  readonly isOut: boolean
  readonly colours: readonly string[]
}

/** Draws half of a transition over a frame, from the frame alone: the half before a cut and the half after it fit any two shots. */
export type TransitionDrawing = (canvas: Canvas, strength: number, isOut: boolean) => void

/** Prepares the transitions of frames of a size. `colours`: of grounds and marks of the style, the first for what covers the frame. */
export function createTransition(kind: TransitionKind, width: number, height: number, colours: readonly string[]): TransitionDrawing {
  let buffer: [Canvas, Ctx] | undefined
  return (canvas, strength, isOut) => {
    if (strength <= 0) return
    buffer ??= newCanvas(width, height)
    const [copy, copyContext] = buffer
    copyContext.drawImage(canvas, 0, 0)
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    DRAWINGS[kind]({ g, copy, width, height, strength: clamp(strength), isOut, colours })
    g.restore()
  }
}

const DRAWINGS: Readonly<Record<TransitionKind, (frame: TransitionFrame) => void>> = {
  whip,
  zoom,
  pixels,
  glitch,
  leak,
  focus,
  paper,
  stripes,
  wash,
}

/** Fast pan: the frame leaves to the left and the next comes from the right, with mirrored frames beside it and motion blur. */
function whip({ g, copy, width, height, strength, isOut }: TransitionFrame): void {
  const shift = width * 0.9 * strength ** 2
  const offset = isOut ? -shift : shift
  const smear = width * 0.16 * strength
  const copies = 7
  for (let i = 0; i < copies; i++) {
    g.globalAlpha = 1 / (i + 1)
    const x = offset + smear * (i / (copies - 1) - 0.5)
    g.drawImage(copy, x, 0)
    for (const side of [-1, 1]) {
      g.save()
      g.translate(x + (side < 0 ? 0 : 2 * width), 0)
      g.scale(-1, 1)
      g.drawImage(copy, 0, 0, width, height)
      g.restore()
    }
  }
}

/** Radial blur into the middle of the frame. */
function zoom({ g, copy, width, height, strength }: TransitionFrame): void {
  const copies = 8
  for (let i = 0; i < copies; i++) {
    g.globalAlpha = 1 / (i + 1)
    const scale = 1 + strength ** 2 * (0.5 + (0.5 * i) / copies)
    g.drawImage(copy, (width - width * scale) / 2, (height - height * scale) / 2, width * scale, height * scale)
  }
}

/** Ever larger pixels. */
function pixels({ g, copy, width, height, strength }: TransitionFrame): void {
  const block = Math.round(lerp(1, Math.min(width, height) / 9, strength ** 1.5))
  if (block < 2) return
  const [columns, rows] = [Math.max(1, Math.round(width / block)), Math.max(1, Math.round(height / block))]
  const [small, sg] = newCanvas(columns, rows)
  sg.drawImage(copy, 0, 0, columns, rows)
  g.imageSmoothingEnabled = false
  g.drawImage(small, 0, 0, columns, rows, 0, 0, width, height)
}

/** Bands slip sideways, with colours beside them. */
function glitch({ g, copy, width, height, strength, colours }: TransitionFrame): void {
  const random = seeded(Math.round(strength * 40) + 3)
  for (let y = 0; y < height;) {
    const band = Math.max(2, Math.round(height * lerp(0.015, 0.12, random())))
    const slip = (random() - 0.5) * width * 0.5 * strength ** 1.4
    g.drawImage(copy, 0, y, width, band, slip, y, width, band)
    g.drawImage(copy, 0, y, width, band, slip - Math.sign(slip) * width, y, width, band)
    if (random() < strength * 0.45) {
      g.globalCompositeOperation = 'screen'
      g.fillStyle = css(colours[1 + Math.floor(random() * (colours.length - 1))] ?? colours[0]!, 0.75 * strength)
      g.fillRect(0, y, width, band)
      g.globalCompositeOperation = 'source-over'
    }
    y += band
  }
}

/** Light falls into the camera, over the whole frame at the cut. */
function leak({ g, width, height, strength, isOut }: TransitionFrame): void {
  const x = isOut ? lerp(width * 1.1, width * 0.5, strength) : lerp(-width * 0.1, width * 0.5, strength)
  const reach = Math.hypot(width, height) * lerp(0.35, 1.1, strength)
  const light = g.createRadialGradient(x, height * 0.4, 0, x, height * 0.4, reach)
  light.addColorStop(0, css('#fff6e0', strength))
  light.addColorStop(0.45, css('#ffb35c', strength * 0.9))
  light.addColorStop(1, css('#e0552e', strength ** 2 * 0.85))
  g.globalCompositeOperation = 'screen'
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
  g.fillStyle = css('#fff3da', strength ** 4)
  g.fillRect(0, 0, width, height)
}

/** Out of focus, and into it again. */
function focus({ g, copy, width, height, strength }: TransitionFrame): void {
  const scale = 1 / lerp(1, 34, strength ** 1.3)
  const [w, h] = [Math.max(3, Math.round(width * scale)), Math.max(3, Math.round(height * scale))]
  const half = newCanvas(Math.max(w, Math.round(width * Math.sqrt(scale))), Math.max(h, Math.round(height * Math.sqrt(scale))))
  half[1].drawImage(copy, 0, 0, half[0].width, half[0].height)
  const [small, sg] = newCanvas(w, h)
  sg.imageSmoothingQuality = 'high'
  sg.drawImage(half[0], 0, 0, w, h)
  g.imageSmoothingQuality = 'high'
  g.drawImage(small, 0, 0, w, h, 0, 0, width, height)
  g.fillStyle = css('#fffaf0', 0.4 * strength ** 3)
  g.fillRect(0, 0, width, height)
}

/** How late what covers a frame of one colour does so: a blank frame is seen at the cut alone. */
const COVERING = 2.2

/** A sheet of torn paper is drawn up over the frame, and on off the next. */
function paper({ g, width, height, strength, isOut, colours }: TransitionFrame): void {
  const cover = strength ** COVERING
  const edge = height * 0.06
  const y = isOut ? lerp(height + edge * 2, -edge, cover) : lerp(-edge * 2, height + edge, cover)
  for (const [layer, lag] of [
    [1, edge * 0.7],
    [0, 0],
  ] as const) {
    g.fillStyle = layer === 1 ? '#fbf7ec' : colours[0]!
    const at = isOut ? y - lag + edge : y + lag - edge
    g.beginPath()
    g.moveTo(0, isOut ? height + 1 : -1)
    const random = seeded(11 + layer)
    for (let x = 0; x <= width; x += width / 48) g.lineTo(x, at + (random() - 0.5) * edge * 0.55 + Math.sin(x / 90) * edge * 0.2)
    g.lineTo(width, at)
    g.lineTo(width, isOut ? height + 1 : -1)
    g.fill()
  }
}

/** Slanting stripes in the colours of the style fill the frame from the left, and leave it to the right: at the cut they stand beside each other. */
function stripes({ g, width, height, strength, isOut, colours }: TransitionFrame): void {
  const slant = height * 0.4
  const across = width + slant
  const reach = across * smoothstep(clamp(strength * 1.15))
  const [from, to] = isOut ? [-slant, -slant + reach] : [width - reach, width]
  const band = across / STRIPES
  for (let i = 0; i < STRIPES; i++) {
    const [start, end] = [Math.max(from, -slant + i * band), Math.min(to, -slant + (i + 1) * band)]
    if (end <= start) continue
    g.fillStyle = colours[i % colours.length]!
    g.beginPath()
    g.moveTo(start, height)
    g.lineTo(start + slant, 0)
    // Neighbours overlap, so that no picture is seen between them.
    g.lineTo(end + slant + 1, 0)
    g.lineTo(end + 1, height)
    g.fill()
  }
}

const STRIPES = 8

/** Drops of the ground's colour grow until they are one. */
function wash({ g, width, height, strength, colours }: TransitionFrame): void {
  const random = seeded(29)
  const cover = strength ** COVERING
  const reach = Math.hypot(width, height)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random() * width, random() * height]
    const radius = reach * clamp(cover * 1.25 - random() * 0.25) * lerp(0.16, 0.3, random())
    if (radius < 1) continue
    const drop = g.createRadialGradient(x, y, radius * 0.25, x, y, radius)
    drop.addColorStop(0, css(colours[0]!, 0.96))
    drop.addColorStop(0.45, css(colours[0]!, 0.6))
    drop.addColorStop(1, css(colours[0]!, 0))
    g.fillStyle = drop
    g.beginPath()
    g.arc(x, y, radius, 0, Math.PI * 2)
    g.fill()
  }
  g.fillStyle = css(colours[0]!, strength ** 8)
  g.fillRect(0, 0, width, height)
}
