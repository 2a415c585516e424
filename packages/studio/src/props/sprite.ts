import type { PlanEvent, PlanState } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Canvas, editPixels, fillCanvas, newCanvas } from '../paint/canvas.ts'
import { clamp, type Colour, css, type Rgb, rgb } from '../paint/colour.ts'
import { addEdgeContrast, hasOpenEdges } from '../paint/edge-contrast.ts'
import type { Look } from '../paint/look.ts'
import { naturalColour, type Role } from '../paint/palette.ts'
import { iconCanvas } from './icon.ts'
import { applyLookColours, replaceMainColour, shadeIcon } from './icon-shading.ts'
import { removeBlueWater, removeWater, WATER_IN_MASK } from '../states/changed-surface.ts'
import { type DrawState, endStateOf, isAlight, movingState, paintState } from '../states/thing-state.ts'
import { givesLight, PAINTED } from './painted/painted.ts'
import { sizeOfThing } from './thing-sizes.ts'

/** `unit`: pixels per pixel at 720p. `border`: outer outline, its width in pixels at 720p. */
export type SpriteOptions = {
  readonly look: Look
  readonly unit: number
  readonly border?: { readonly colour: Colour; readonly width: number }
  /** Replaces the colour of painted parts; a role or a colour. */
  readonly colour?: string
  /** What it is like, drawn over it. Default: as it always is. */
  readonly state?: PlanState
  /** What happens to it: its end is drawn too, where it then looks different. Default: nothing. */
  readonly event?: PlanEvent
}

/** `drawState`: moving parts of its state, which end with what happens to it. `end`: how it looks after what happens to it. `pixels`: side of the prop's square, centred on the canvas with a margin for outlines. */
export type PropSprite = {
  readonly canvas: Canvas
  readonly pixels: number
  readonly drawState?: DrawState
  readonly end?: Canvas
}

/** Sprite of a prop in a look: drawn from paths if there is a painter for it, else derived from an emoji icon. `size`: side in pixels. */
export async function propSprite(name: string, size: number, { event, ...options }: SpriteOptions): Promise<PropSprite> {
  const [sprite, endState] = [await spriteInState(name, size, options), endStateOf(event)]
  // What gives light by burning is not charred by it.
  if (endState === undefined || endState === options.state || (event === 'burn' && isAlight(name))) return sprite
  const { canvas } = await spriteInState(name, size, { ...options, state: endState })
  return { ...sprite, end: canvas }
}

async function spriteInState(name: string, size: number, requested: SpriteOptions): Promise<PropSprite> {
  const { look, unit, border } = requested
  const pixels = Math.ceil(size)
  const margin = Math.ceil(
    4 * unit + (look.ink ?? 0) * unit + (border?.width ?? 0) * unit + (givesLight(name) ? pixels * 0.5 : pixels * 0.06),
  )
  const plain =
    requested.colour !== undefined && name in PAINTED
      ? colouredSprite(name, pixels, margin, { ...requested, colour: requested.colour })
      : name in PAINTED
        ? paintedSprite(name, pixels, margin, requested)
        : await iconSprite(name, pixels, margin, requested)
  const thing = { name, isBuilding: (sizeOfThing(name)?.centimetres ?? 0) >= BUILDING_CENTIMETRES }
  const drawState = requested.state && movingState(plain, pixels, requested.state, thing)
  if (requested.state) paintState(plain, pixels, requested.state, thing)
  if (!border && hasOpenEdges(look)) addEdgeContrast(plain)
  return { canvas: border ? withOutline(plain, border.colour, border.width * unit) : plain, pixels, ...(drawState && { drawState }) }
}

/** Below this share of a drawing its painted parts are trimmings: its main colour is that of its material. */
const MIN_PAINT = 0.22

/** A painted prop in a colour: its paint or, of what has next to none, its main colour. */
function colouredSprite(name: string, pixels: number, margin: number, options: SpriteOptions & { readonly colour: string }): Canvas {
  const coloured = paintedSprite(name, pixels, margin, { ...options, look: withPaintColour(options.look, options.colour, name) })
  const natural = paintedSprite(name, pixels, margin, options)
  if (shareOfChange(natural, coloured) >= MIN_PAINT) return coloured
  replaceMainColour(natural, naturalColour(options.colour))
  return natural
}

/** How much of what is drawn looks different in another sprite of it, 0 to 1. */
function shareOfChange(one: Canvas, other: Canvas): number {
  const [before, after] = [one.data(), other.data()]
  let [drawn, changed] = [0, 0]
  for (let i = 0; i < before.length; i += 4) {
    if (before[i + 3]! < 40) continue
    drawn++
    if (before[i] !== after[i] || before[i + 1] !== after[i + 1] || before[i + 2] !== after[i + 2]) changed++
  }
  return changed / Math.max(1, drawn)
}

/** What is this large is built. */
const BUILDING_CENTIMETRES = 400

/** Roles that count as paint, not as material. */
const PAINT_ROLES: ReadonlySet<unknown> = new Set(['red', 'blue', 'teal', 'yellow', 'gold', 'pink', 'purple', 'coral', 'roof'])
/** Wooden props whose wood counts as paint too. */
const WOODEN_PROPS = /^(boat|canoe|ship|chair|table|bench|door|box|chest|guitar|shelf|wagon|sled|fence|house|barn)$/
const WOOD_ROLES: ReadonlySet<unknown> = new Set(['wood', 'woodLight', 'trunk'])

/** Props whose leaves count as paint: they turn yellow and red. */
const LEAFY_PROPS = /^(?:leaf|tree|bush|ivy)$/u
const LEAF_ROLES: ReadonlySet<unknown> = new Set(['leaf', 'leafLight', 'pine'])
const sumOf = (colour: Rgb): number => colour[0] + colour[1] + colour[2]
/** `colour` as much lighter or darker as a tone is than that of leaves. */
function inTone(colour: Rgb, tone: Rgb): Rgb {
  const by = sumOf(tone) / sumOf(rgb(naturalColour('leaf')))
  return colour.map((part) => Math.round(clamp(part * by, 0, 255))) as unknown as Rgb
}

/** A look that draws the paint of a prop in `colour` (a role or a colour). `name`: the prop. */
export function withPaintColour(look: Look, colour: string, name: string): Look {
  const own = rgb(naturalColour(colour))
  const isPaint = (role: Role): boolean => PAINT_ROLES.has(role) || (WOODEN_PROPS.test(name) && WOOD_ROLES.has(role))
  // Green leaves keep their own green.
  const isGreen = own[1] > own[0] && own[1] > own[2]
  const isLeaf = (role: Role): boolean => !isGreen && LEAFY_PROPS.test(name) && LEAF_ROLES.has(role)
  const { recolour, figure, neon } = look
  return {
    ...look,
    recolour: (natural, depth, role) => {
      const [shown, as] = isPaint(role) ? [own, colour] : isLeaf(role) ? [inTone(own, natural), colour] : [natural, role]
      return recolour?.(shown, depth, as) ?? shown
    },
    ...(figure && { figure: (natural, role) => (isPaint(role) ? figure(own, colour) : figure(natural, role)) }),
    ...(neon && { neon: (role, depth) => neon(isPaint(role) ? colour : role, depth) }),
  }
}

function paintedSprite(name: string, pixels: number, margin: number, { look, unit, state }: SpriteOptions): Canvas {
  const paintIn = (own: Look): Canvas => {
    const [canvas, g] = newCanvas(pixels + margin * 2, pixels + margin * 2)
    g.translate(margin + pixels / 2, margin + pixels)
    PAINTED[name]!({ brush: { g, look: { ...own, groundShadow: false }, unit }, size: pixels })
    g.resetTransform()
    return canvas
  }
  const canvas = paintIn(look)
  // Looks recolour water, and shade other parts to a blue like its own.
  if (state === 'dry') removeWater(canvas, paintIn(WATER_MASK), (look.ink ?? 0) * unit)
  return canvas
}

const WATER_ROLES: ReadonlySet<unknown> = new Set<Role>(['water', 'waterLight'])
/** Flat colours that tell water from everything else. */
const WATER_MASK: Look = { paint: 'flat', recolour: (_colour, _depth, role) => (WATER_ROLES.has(role) ? WATER_IN_MASK : [0, 0, 0]) }

async function iconSprite(name: string, pixels: number, margin: number, { look, unit, colour, state }: SpriteOptions): Promise<Canvas> {
  const [canvas, g] = newCanvas(pixels + margin * 2, pixels + margin * 2)
  g.drawImage(await iconCanvas(name, pixels), margin, margin)
  if (state === 'dry') removeBlueWater(canvas)
  if (colour !== undefined) replaceMainColour(canvas, naturalColour(colour))
  applyLookColours(canvas, look)
  shadeIcon(canvas, pixels, look)
  return look.ink && look.paint !== 'flat' && look.paint !== 'wash' ? withOutline(canvas, outlineColour(look), look.ink * unit) : canvas
}

const outlineColour = (look: Look): Colour =>
  look.paint === 'neon' ? (look.neon?.('gold', 0) ?? '#ffffff') : (look.inkColour ?? '#1c1530')

/** A copy with an outline of `width` pixels around its opaque parts; glows get none. */
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
