import { type Canvas, editPixels, fillCanvas, newCanvas } from '../paint/canvas.ts'
import { type Colour, css, rgb } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { naturalColour, type Role } from '../paint/palette.ts'
import { iconCanvas } from './icon.ts'
import { applyLookColours, replaceMainColour, shadeIcon } from './icon-shading.ts'
import { LIGHTS } from './painted/lights.ts'
import { PAINTED } from './painted/painted.ts'

export type SpriteOptions = {
  readonly look: Look
  readonly unit: number
  readonly border?: { readonly colour: Colour; readonly width: number }
  /** The colour that its paint has instead of its own; a role or a colour. */
  readonly colour?: string
}

/** `pixels`: side of the thing's square, which lies in the middle of the canvas with room around it for outlines. */
export type PropSprite = { readonly canvas: Canvas; readonly pixels: number }

/** A thing in the colours, light and line of a style: painted by hand where we can, else made from an icon. */
export async function propSprite(name: string, size: number, asked: SpriteOptions): Promise<PropSprite> {
  const options =
    asked.colour !== undefined && name in PAINTED ? { ...asked, look: withPaintColour(asked.look, asked.colour, name) } : asked
  const { look, unit, border } = options
  const pixels = Math.ceil(size)
  const margin = Math.ceil(
    4 * unit + (look.ink ?? 0) * unit + (border?.width ?? 0) * unit + (name in LIGHTS ? pixels * 0.5 : pixels * 0.06),
  )
  const plain = name in PAINTED ? paintedSprite(name, pixels, margin, options) : await iconSprite(name, pixels, margin, options)
  return { canvas: border ? withOutline(plain, border.colour, border.width * unit) : plain, pixels }
}

/** What things are painted in, other than what they are made of. */
const PAINT_ROLES: ReadonlySet<unknown> = new Set(['red', 'blue', 'teal', 'yellow', 'gold', 'pink', 'purple', 'coral', 'roof'])
/** Things of wood that people paint. */
const WOODEN_PROPS = /^(boat|canoe|ship|chair|table|bench|door|box|chest|guitar|shelf|wagon|sled|fence|house|barn)$/
const WOOD_ROLES: ReadonlySet<unknown> = new Set(['wood', 'woodLight', 'trunk'])

/** A look in which the paint of a thing is of this colour, a role or a colour of its own. `name`: what draws the thing. */
export function withPaintColour(look: Look, colour: string, name: string): Look {
  const own = rgb(naturalColour(colour))
  const isPaint = (role: Role): boolean => PAINT_ROLES.has(role) || (WOODEN_PROPS.test(name) && WOOD_ROLES.has(role))
  const { recolour, figure, neon } = look
  return {
    ...look,
    recolour: (natural, depth, role) => {
      const [shown, as] = isPaint(role) ? [own, colour] : [natural, role]
      return recolour?.(shown, depth, as) ?? shown
    },
    ...(figure && { figure: (natural, role) => (isPaint(role) ? figure(own, colour) : figure(natural, role)) }),
    ...(neon && { neon: (role, depth) => neon(isPaint(role) ? colour : role, depth) }),
  }
}

function paintedSprite(name: string, pixels: number, margin: number, { look, unit }: SpriteOptions): Canvas {
  const [canvas, g] = newCanvas(pixels + margin * 2, pixels + margin * 2)
  g.translate(margin + pixels / 2, margin + pixels)
  PAINTED[name]!({ brush: { g, look: { ...look, groundShadow: false }, unit }, size: pixels })
  g.resetTransform()
  return canvas
}

async function iconSprite(name: string, pixels: number, margin: number, { look, unit, colour }: SpriteOptions): Promise<Canvas> {
  const [canvas, g] = newCanvas(pixels + margin * 2, pixels + margin * 2)
  g.drawImage(await iconCanvas(name, pixels), margin, margin)
  if (colour !== undefined) replaceMainColour(canvas, naturalColour(colour))
  applyLookColours(canvas, look)
  shadeIcon(canvas, pixels, look)
  return look.ink && look.paint !== 'flat' && look.paint !== 'wash' ? withOutline(canvas, outlineColour(look), look.ink * unit) : canvas
}

const outlineColour = (look: Look): Colour =>
  look.paint === 'neon' ? (look.neon?.('gold', 0) ?? '#ffffff') : (look.inkColour ?? '#1c1530')

/** The sprite with a line of one colour all around what is solid of it: light around a lamp gets no edge. */
export function withOutline(canvas: Canvas, colour: Colour, width: number): Canvas {
  const [flat, fg] = newCanvas(canvas.width, canvas.height)
  fg.drawImage(canvas, 0, 0)
  fillCanvas(flat, css(colour), 'source-in')
  editPixels(flat, (data) => {
    for (let i = 3; i < data.length; i += 4) data[i] = (data[i]! - 150) * 3
  })
  const [out, og] = newCanvas(canvas.width, canvas.height)
  const steps = width > 6 ? 28 : 16
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2
    og.drawImage(flat, Math.cos(a) * width, Math.sin(a) * width)
    if (width > 6) og.drawImage(flat, Math.cos(a) * width * 0.5, Math.sin(a) * width * 0.5)
  }
  og.drawImage(canvas, 0, 0)
  return out
}
