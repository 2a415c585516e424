import { type Canvas, type Ctx, newCanvas, blurred, scaledCopy } from '../paint/canvas.ts'
import type { Brush } from '../paint/brush.ts'
import type { Look } from '../paint/look.ts'
import { framingView } from '../camera/camera.ts'
import { makeParticles, type ParticleKind, type Particles } from '../particles/particles.ts'
import type { PlacedProp } from '../props/placing.ts'
import { type PropSprite, propSprite } from '../props/sprite.ts'
import type { Scene } from '../scene/scene.ts'
import type { Layer, Stand } from '../settings/setting.ts'
import { SETTINGS } from '../settings/settings.ts'
import { shotOf } from '../styles/shot.ts'
import type { Style } from '../styles/style.ts'
import { HAZE } from '../parts/sky.ts'
import { block, type Focus } from './blocking.ts'
import { type Frame, frameOf } from './frame.ts'

/** A layer painted once. (x, y): its left top in frame pixels; `scale`: frame pixels to its own. */
export type PaintedLayer = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly nearness: number
  readonly drift: number
}
export type StageProp = {
  readonly sprite: PropSprite
  readonly x: number
  readonly y: number
  readonly size: number
  readonly floating: boolean
  readonly phase: number
}

/** Everything of a shot that is painted once; `drawStage` moves it. */
export type Stage = {
  readonly scene: Scene
  readonly style: Style
  readonly look: Look
  readonly frame: Frame
  readonly behind: readonly PaintedLayer[]
  readonly before: readonly PaintedLayer[]
  readonly props: readonly StageProp[]
  readonly stands: readonly Stand[]
  readonly focus: Focus
  readonly particles: readonly Particles[]
  readonly mirrored: boolean
  readonly overlays: readonly Canvas[]
  readonly mat: Canvas | null
  /** Pixels drawn per frame pixel: below 1 for a coarse grid. */
  readonly grain: number
  /** Names of what is seen. */
  readonly drawn: readonly string[]
}

/** Layers up to here are merged and kept at half size. */
const FAR = 0.36

export async function buildStage(asked: Scene, style: Style, width: number, height: number): Promise<Stage> {
  const frame = frameOf(width, height)
  const time = style.timeOf?.(asked.time) ?? asked.time
  const setting = SETTINGS[asked.where]
  const look = withHaze(style.look(time), HAZE[time])
  const place = { frame, time, weather: asked.weather, seed: asked.seed, where: asked.where }
  const plain = setting.compose(place)
  const composition = style.dress ? style.dress(plain, place, setting.indoors) : plain
  const blocking = block(asked, composition, frame, style)
  const { stands, placed, focus } = blocking
  const scene = { ...asked, framing: blocking.framing }
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
  const shot = shotOf({ scene, look, frame, stands, focus, props, behind }, setting.indoors)
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
    particles: particleKinds(scene, style, setting.indoors).map((kind, i) => makeParticles(kind, frame, scene.shotSeed + i)),
    overlays: style.overlay ? [0, 1].map((variant) => sheet(frame, (g) => style.overlay?.(g, frame, variant, shot))) : [],
    mat: style.mat ? sheet(frame, (g) => style.mat?.(g, frame, shot)) : null,
    drawn: [...setting.shows, ...placed.map(({ prop }) => prop.word), ...scene.who.slice(0, stands.length).map((actor) => actor.name)],
  }
}

async function stageProp(
  { prop, slot, floating }: PlacedProp,
  index: number,
  { scene, style, look, frame, focus, grain }: Painting,
): Promise<StageProp> {
  const pixels = slot.size * framingView(frame, scene.framing, focus, 1).scale * grain
  const sprite = await propSprite(prop.icon, Math.max(8, pixels), { look, unit: (frame.unit * pixels) / slot.size, border: style.cutout })
  return { sprite, x: slot.x, y: slot.y, size: slot.size, floating, phase: index * 1.7 }
}

const withHaze = (look: Look, haze: Look['haze']): Look => (look.haze === undefined ? { ...look, haze } : look)

function particleKinds(scene: Scene, style: Style, indoors: boolean): ParticleKind[] {
  const kinds: ParticleKind[] = []
  if (!indoors && (scene.weather === 'rain' || scene.weather === 'storm')) kinds.push('rain')
  if (!indoors && scene.weather === 'snow') kinds.push('snow')
  if (!indoors && scene.weather === 'wind') kinds.push('leaves')
  if (scene.where === 'underwater') kinds.push('bubbles')
  if (style.particles && !kinds.includes(style.particles)) kinds.push(style.particles)
  if (kinds.length === 0)
    kinds.push(
      indoors ? 'dust' : scene.time === 'night' || scene.time === 'dusk' ? 'fireflies' : scene.where === 'forest' ? 'leaves' : 'dust',
    )
  return kinds
}

function sheet({ width, height }: Frame, draw: (g: Ctx) => void): Canvas {
  const [canvas, g] = newCanvas(width, height)
  draw(g)
  return canvas
}

type Painting = Pick<Stage, 'scene' | 'style' | 'look' | 'frame' | 'focus' | 'grain'>

function paintLayers(layers: readonly Layer[], painting: Painting): PaintedLayer[] {
  const groups: Layer[][] = []
  for (const layer of layers) {
    const group = groups.at(-1)
    const joins =
      group &&
      !group[0]!.drift &&
      !layer.drift &&
      layer.nearness <= FAR === group[0]!.nearness <= FAR &&
      layer.nearness > 1 === group[0]!.nearness > 1 &&
      Math.abs(layer.nearness - group[0]!.nearness) < 0.3
    if (joins) group.push(layer)
    else groups.push([layer])
  }
  return groups.map((group) => paintGroup(group, painting))
}

function paintGroup(group: readonly Layer[], painting: Painting): PaintedLayer {
  const { frame, style, grain } = painting
  const nearness = group.reduce((sum, layer) => sum + layer.nearness, 0) / group.length
  const blur = blurOf(style, nearness) * frame.unit
  const half = grain === 1 && (nearness <= FAR || blur > 4)
  const scale = grain
  const [canvas, g] = newCanvas((frame.width + frame.bleed * 2) * scale, (frame.height + frame.bleed * 2) * scale)
  for (const layer of group) drawLayer(g, layer, painting, scale)
  const surfaced = style.surface ? style.surface(canvas, nearness, frame.unit) : canvas
  const soft = blur > 0.6 ? blurred(surfaced, blur * scale) : surfaced
  const small = half ? scaledCopy(soft, 0.5) : soft
  return crop({
    canvas: small,
    x: -frame.bleed,
    y: -frame.bleed,
    scale: half ? 0.5 : scale,
    nearness,
    drift: (group[0]!.drift ?? 0) * frame.unit,
  })
}

const blurOf = (style: Style, nearness: number): number => (style.depthOfField ?? 0) * (nearness > 1 ? 0.55 : Math.max(0, 0.92 - nearness))

function drawLayer(g: Ctx, layer: Layer, { scene, frame, look, focus }: Painting, scale: number): void {
  const view = framingView(frame, scene.framing, focus, layer.nearness)
  g.save()
  g.scale(scale, scale)
  g.translate(frame.bleed, frame.bleed)
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  const brush: Brush = { g, look, unit: frame.unit }
  layer.draw(brush)
  g.restore()
}

/** Cuts empty borders away: drawing them costs time in every frame. */
function crop(layer: PaintedLayer): PaintedLayer {
  const { canvas } = layer
  const data = canvas.data()
  const [w, h] = [canvas.width, canvas.height]
  const rowFilled = (y: number): boolean => {
    for (let x = 0; x < w; x += 3) if (data[(y * w + x) * 4 + 3]! > 2) return true
    return false
  }
  let top = 0
  while (top < h - 1 && !rowFilled(top)) top++
  let bottom = h - 1
  while (bottom > top && !rowFilled(bottom)) bottom--
  if (top === 0 && bottom === h - 1) return layer
  const y0 = Math.max(0, top - 2)
  const y1 = Math.min(h, bottom + 3)
  const [cut, g] = newCanvas(w, y1 - y0)
  g.drawImage(canvas, 0, -y0)
  return { ...layer, canvas: cut, y: layer.y + y0 / layer.scale }
}
