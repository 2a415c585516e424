import type { Stage, StageHeld } from './stage.ts'
import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import { framingView } from '../camera/camera.ts'
import { createParticles } from '../particles/particles.ts'
import type { PlacedProp } from '../props/placing.ts'
import { withPaintColour, type PropSprite, propSprite } from '../props/sprite.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { SETTINGS } from '../settings/settings.ts'
import { shotOf } from './shot-of.ts'
import type { Style } from '../styles/style.ts'
import { HAZE } from '../parts/nature/sky.ts'
import type { Carry } from '../characters/poses/carry.ts'
import { block } from './blocking.ts'
import { type Frame, frameOf } from './frame.ts'
import { paintLayers } from './layers.ts'
import { particleKinds } from './air.ts'
import { walks } from './walking.ts'
import { propAnimationOf, STILL } from './prop-animation.ts'
import { handPlace, type HeldProp, heldSize, inHand } from './holding.ts'
import type { StageProp } from './stage-prop.ts'

/** Paints the static parts of a shot. Sizes in pixels. */
export async function buildStage(asked: Scene, style: Style, width: number, height: number): Promise<Stage> {
  const frame = frameOf(width, height)
  const time = style.timeOf?.(asked.time) ?? asked.time
  const setting = SETTINGS[asked.where]
  const look = withHaze(style.look(time), HAZE[time])
  const place = { frame, time, weather: asked.weather, seed: asked.seed, where: asked.where }
  const plain = setting.compose(place)
  const composition = style.dress ? style.dress(plain, place, setting.indoors) : plain
  const first = block(asked, composition, frame, style)
  const move = following(asked, first.stands)
  const blocking = move === asked.move ? first : block({ ...asked, move }, composition, frame, style)
  const { stands, placed, held, focus } = blocking
  const scene = { ...asked, move, framing: blocking.framing }
  const grain = style.pixels ? style.pixels.across / Math.max(width, height * 0.9) : 1
  const painted = paintLayers(style.mat ? composition.layers.filter((layer) => layer.nearness <= 1) : composition.layers, {
    scene,
    style,
    look,
    frame,
    focus,
    grain,
  })
  const behind = painted.filter((layer) => layer.nearness <= 1)
  const props = await Promise.all(placed.map((one, i) => stageProp(one, i, { scene, style, look, frame, focus, grain })))
  const inHands = await Promise.all(
    held.filter(isCarried).map((one) => stageHeld(one, stands[one.actor]!, { scene, style, look, frame, focus, grain })),
  )
  const things = [...inHands.map((one) => thingInHand(one, scene, stands)), ...props]
  const shot = shotOf({ scene, look, frame, stands, focus, props: things, behind }, setting.indoors)
  return {
    scene,
    style,
    look,
    frame,
    stands,
    // Panels and mats have sides of their own.
    mirrored: scene.mirrored && !style.mat && !style.covered,
    focus,
    grain,
    behind,
    before: painted.filter((layer) => layer.nearness > 1),
    props,
    held: inHands,
    mounts: held
      .filter((one) => !isCarried(one))
      .map(({ actor, prop }) => ({ actor, look: prop.colour ? withPaintColour(look, prop.colour, prop.icon) : look })),
    particles: particleKinds(scene, style, setting.indoors).map((kind, i) => createParticles(kind, frame, scene.shotSeed + i)),
    overlays: style.overlay ? [0, 1].map((variant) => sheet(frame, (g) => style.overlay?.(g, frame, variant, shot))) : [],
    mat: style.mat ? sheet(frame, (g) => style.mat?.(g, frame, shot)) : null,
    living: style.living?.(frame, shot) ?? null,
    drawn: [
      ...new Set([
        ...setting.shows,
        ...(scene.seen ?? []),
        ...[...held, ...placed].map(({ prop }) => prop.word),
        ...scene.who.slice(0, stands.length).map((actor) => actor.name),
      ]),
    ],
  }
}

/** A camera that pans goes with who walks, never away from them. */
function following({ move, who }: Scene, stands: readonly FigureSlot[]): Scene['move'] {
  const walker = stands.find((_, i) => who[i] && walks(who[i]))
  if (!walker || (move !== 'pan-left' && move !== 'pan-right')) return move
  return walker.facingLeft ? 'pan-left' : 'pan-right'
}

const isCarried = (one: HeldProp): one is HeldProp & { readonly carry: Carry } => one.carry !== 'ridden'

type Painting = Pick<Stage, 'scene' | 'style' | 'look' | 'frame' | 'focus' | 'grain'>

async function stageProp({ prop, slot, floating }: PlacedProp, index: number, painting: Painting): Promise<StageProp> {
  const sprite = await spriteOf(prop.icon, slot.size, painting, prop.colour)
  return {
    sprite,
    x: slot.x,
    y: slot.y,
    size: slot.size,
    floating,
    phase: index * 1.7,
    life: propAnimationOf(prop.icon, painting.scene, painting.look),
  }
}

async function stageHeld(held: HeldProp & { readonly carry: Carry }, stand: FigureSlot, painting: Painting): Promise<StageHeld> {
  const size = heldSize(held) * stand.height
  return { sprite: await spriteOf(inHand(held.prop.icon), size, painting, held.prop.colour), actor: held.actor, carry: held.carry, size }
}

/** Where frames and panels find it. */
function thingInHand({ sprite, actor, size }: StageHeld, { who }: Scene, stands: readonly FigureSlot[]): StageProp {
  const { x, y } = handPlace(stands[actor]!, who[actor] as Extract<Scene['who'][number], { kind: 'person' }>)
  return { sprite, size, x, y: y + size / 2, floating: false, phase: 0, life: STILL }
}

function spriteOf(icon: string, size: number, { scene, style, look, frame, focus, grain }: Painting, colour?: string): Promise<PropSprite> {
  const pixels = size * framingView(frame, scene.framing, focus, 1).scale * grain
  return propSprite(icon, Math.max(8, pixels), { look, unit: (frame.unit * pixels) / size, border: style.cutout, colour })
}

const withHaze = (look: Look, haze: Look['haze']): Look => (look.haze === undefined ? { ...look, haze } : look)

function sheet({ width, height }: Frame, draw: (g: Ctx) => void): Canvas {
  const [canvas, g] = newCanvas(width, height)
  draw(g)
  return canvas
}
