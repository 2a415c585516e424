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
  lineWidth: number
  lineJoin: 'bevel' | 'round' | 'miter'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void
  closePath(): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  fill(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
}

/** In output pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Version of the drawing code, part of every segment key. Increase it with each visible change of this folder. */
export const DRAWING_VERSION = 3
