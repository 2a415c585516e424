import type { Context } from '../context.ts'

/** The state that `save` stores and `restore` restores. */
const DEFAULTS = {
  font: '10px sans-serif',
  fillStyle: '#000' as unknown,
  strokeStyle: '#000' as unknown,
  textAlign: 'start' as Context['textAlign'],
  textBaseline: 'alphabetic' as Context['textBaseline'],
  direction: 'ltr' as Context['direction'],
  letterSpacing: '0px',
  shadowColor: 'rgba(0,0,0,0)',
  shadowBlur: 0,
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  lineWidth: 1,
  lineJoin: 'miter' as Context['lineJoin'],
  filter: 'none',
  /** Scale and origin: x * scaleX + originX. */
  transform: [1, 1, 0, 0] as readonly [number, number, number, number],
}
type Style = typeof DEFAULTS

/** A recorded drawing call: its arguments and the current style. A `fill` has the path as arguments. */
export type RecordedCall = { readonly name: string; readonly at: readonly unknown[]; readonly style: Style }

/** A 2D context in memory that records drawing calls. Letters are half a font size wide. */
export class RecordingContext {
  readonly marks: RecordedCall[] = []
  private style: Style = { ...DEFAULTS }
  private readonly saved: Style[] = []
  private path: unknown[] = []

  constructor() {
    for (const key of Object.keys(DEFAULTS) as (keyof Style)[]) {
      Object.defineProperty(this, key, {
        configurable: true,
        get: () => this.style[key],
        set: (value: never) => {
          this.style = { ...this.style, [key]: value }
        },
      })
    }
  }

  /** As the type that product code expects. */
  get asContext(): Context {
    return this as unknown as Context
  }

  /** Calls with this name. */
  named(name: string): RecordedCall[] {
    return this.marks.filter((mark) => mark.name === name)
  }

  /** Texts with their positions, in drawing order. */
  get texts(): readonly (readonly unknown[])[] {
    return this.named('fillText').map(({ at }) => at)
  }

  /** Number of `save` calls without `restore`. */
  get openSaves(): number {
    return this.saved.length
  }

  save(): void {
    this.saved.push(this.style)
  }
  restore(): void {
    this.style = this.saved.pop() ?? this.style
  }
  translate(x: number, y: number): void {
    const [scaleX, scaleY, originX, originY] = this.style.transform
    this.style = { ...this.style, transform: [scaleX, scaleY, originX + x * scaleX, originY + y * scaleY] }
  }
  scale(x: number, y: number): void {
    const [scaleX, scaleY, originX, originY] = this.style.transform
    this.style = { ...this.style, transform: [scaleX * x, scaleY * y, originX, originY] }
  }
  rotate(radians: number): void {
    this.mark('rotate', [radians])
  }
  setTransform(scaleX: number, _b: number, _c: number, scaleY: number, originX: number, originY: number): void {
    this.style = { ...this.style, transform: [scaleX, scaleY, originX, originY] }
  }
  beginPath(): void {
    this.path = []
  }
  moveTo(...at: number[]): void {
    this.path.push(['moveTo', ...at])
  }
  lineTo(...at: number[]): void {
    this.path.push(['lineTo', ...at])
  }
  arcTo(...at: number[]): void {
    this.path.push(['arcTo', ...at])
  }
  arc(...at: number[]): void {
    this.path.push(['arc', ...at])
  }
  roundRect(...at: number[]): void {
    this.path.push(['roundRect', ...at])
  }
  rect(...at: number[]): void {
    this.path.push(['rect', ...at])
  }
  ellipse(...at: number[]): void {
    this.path.push(['ellipse', ...at])
  }
  bezierCurveTo(...at: number[]): void {
    this.path.push(['bezierCurveTo', ...at])
  }
  clip(): void {
    this.mark('clip', [...this.path])
  }
  stroke(): void {
    this.mark('stroke', [...this.path])
  }
  clearRect(...at: number[]): void {
    this.mark('clearRect', at)
  }
  closePath(): void {
    this.path.push(['closePath'])
  }
  fill(): void {
    this.mark('fill', [...this.path])
  }
  fillRect(...at: number[]): void {
    this.mark('fillRect', at)
  }
  fillText(...at: unknown[]): void {
    this.mark('fillText', at)
  }
  strokeText(...at: unknown[]): void {
    this.mark('strokeText', at)
  }
  drawImage(...at: unknown[]): void {
    this.mark('drawImage', at)
  }
  measureText(text: string): { readonly width: number } {
    const size = Number(/([\d.]+)px/u.exec(this.style.font)?.[1] ?? 10)
    return { width: ([...text].length * size) / 2 }
  }

  private mark(name: string, at: readonly unknown[]): void {
    this.marks.push({ name, at, style: this.style })
  }
}
