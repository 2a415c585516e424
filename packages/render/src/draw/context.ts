/** What drawing needs of a canvas, in a browser and in Node. */
export type Context = Pick<
  CanvasRenderingContext2D,
  | 'font'
  | 'fillStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'direction'
  | 'letterSpacing'
  | 'shadowColor'
  | 'shadowBlur'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
  | 'globalAlpha'
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arcTo'
  | 'arc'
  | 'closePath'
  | 'roundRect'
  | 'fill'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
> & { measureText(text: string): { readonly width: number } }

/** In output pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What changes when drawing changes: a part of every segment's key. Raise it with each visible change of this folder. */
export const DRAWING_VERSION = 3
