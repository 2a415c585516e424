/** The subset of a 2D canvas context that drawing uses; satisfied by the browser's and by the Node implementation. */
export type Context = {
  font: string
  fillStyle: unknown
  strokeStyle: unknown
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom'
  direction: 'ltr' | 'rtl' | 'inherit'
  letterSpacing: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  globalAlpha: number
  globalCompositeOperation: string
  lineWidth: number
  lineJoin: 'bevel' | 'round' | 'miter'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  rotate(radians: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, startAngle: number, endAngle: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  stroke(): void
  clearRect(x: number, y: number, width: number, height: number): void
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  /** `image`: a canvas or bitmap of the environment. */
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void
  drawImage(image: unknown, sx: number, sy: number, sw: number, sh: number, x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: unknown, x: number, y: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void
  closePath(): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  fill(): void
  /** `path`: of the environment. */
  fill(path: unknown, rule: 'nonzero' | 'evenodd'): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
}

type Gradient = { addColorStop(offset: number, color: string): void }
/** RGBA, 8 bits, not premultiplied. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** In output pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Version of all drawing that only composited segments have: looks, transitions, titles, shapes, stickers. Part of their keys. */
export const COMPOSITING_VERSION = 1

/** Version of the drawing code of captions, tiles and logo, part of every segment key. Increase it with each visible change. */
export const DRAWING_VERSION = 4
