import type { Stage, StageHeldProp } from './stage.ts'
import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import { framingView } from '../camera/camera.ts'
import { createParticles } from '../particles/particles.ts'
import type { PlacedProp } from '../props/placing.ts'
import { withPaintColour, type PropSprite, propSprite } from '../props/sprite.ts'
import type { Scene, SceneProp } from '../scene/scene.ts'
import { withPlaceState } from '../states/place-state.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { SETTINGS } from '../settings/settings.ts'
import { shotGeometry } from './shot-geometry.ts'
import { inLightOfMood } from '../styles/light-of-mood.ts'
import type { Style } from '../styles/style.ts'
import { HAZE } from '../parts/nature/sky.ts'
import type { Carry } from '../characters/poses/carry.ts'
import { sceneInView, blockView, isSeenWhole } from '../composition/view-blocking.ts'
import { viewFrame } from '../composition/view-frame.ts'
import { foregroundLayer, shoulderLayer } from '../composition/foreground.ts'
import { withoutCrossedTools } from '../composition/held-in-frame.ts'
import { highestCrown } from '../composition/head.ts'
import { openArea } from '../composition/open-area.ts'
import { composeAtShore } from '../composition/near/shore.ts'
import { blockRelated } from '../composition/related/block-related.ts'
import { type DrawingShape, shapeOfIcon } from '../composition/related/drawing-shape.ts'
import { tableEdgeOf } from '../composition/table-top.ts'
import { thingsOfWall } from '../composition/things/at-wall.ts'
import { withoutOtherScale } from '../composition/things/other-scale.ts'
import { surfaceLayer } from '../composition/things/surface-layer.ts'
import { showsGround } from '../composition/view.ts'
import type { Layer } from '../settings/setting.ts'
import { type Blocking, chooseBlocking } from './blocking.ts'
import { type Frame, frameOf } from './frame.ts'
import { paintLayers } from './layers.ts'
import { isFriendly, particleKinds } from './scene-particles.ts'
import { isWalking } from './walking.ts'
import { propAnimationOf, STILL } from './prop-animation.ts'
import { handPosition, type HeldProp, heldSize, heldIcon, isLettered } from './holding.ts'
import type { StageProp } from './stage-prop.ts'

/** A scene in its setting, with everybody and everything at their place. */
function arrange(described: Scene, shapes: ReadonlyMap<string, DrawingShape>, style: Style, width: number, height: number) {
  const whole = withoutOtherScale(withProportions(described, style))
  const requested = sceneInView(whole)
  const { view, where, weather, seed } = requested
  const frame = view ? viewFrame(width, height, view, isSeenWhole(requested)) : frameOf(width, height)
  const time = style.resolveTime?.(requested.time) ?? requested.time
  const setting = SETTINGS[where]
  // Before a wall nothing stands under a door either.
  const isOnFloor = requested.tableEdge === undefined || requested.surface === 'wall'
  const isInsert = view?.size === 'insert' && requested.who.length === 0 && isOnFloor
  const isOpenFloor = isInsert || thingsOfWall(requested).length > 0
  const isWild = whole.isLongAgo === true || !whole.who.some(({ kind }) => kind === 'person')
  const initialPlace = { frame, time, weather, seed, where, isGloomy: !isFriendly(requested), isOpenFloor, isWild }
  const { composition: base, place } = composeAtShore(setting, initialPlace, requested)
  const usual = style.compose ? style.compose(base, place, setting.indoors) : base
  const composition = requested.whereState ? withPlaceState(usual, place, requested.whereState, setting.indoors) : usual
  const open = openArea(frame, style)
  const block = (own: Scene): Blocking =>
    view
      ? blockRelated(own, shapes, open, (some) => blockView(some, composition, frame, style))
      : chooseBlocking(own, composition, frame, style)
  const initial = block(requested)
  const move = followWalker(requested, initial.stands)
  const blocking = move === requested.move ? initial : block({ ...requested, move })
  const who = withoutCrossedTools(requested.who, blocking.stands)
  const scene: Scene = { ...requested, who, move, framing: blocking.framing }
  return {
    scene,
    frame,
    setting,
    look: inLightOfMood(withHaze(style.look(time), HAZE[time]), scene.mood, time, setting.indoors),
    blocking,
    layers: layersInView(composition.layers, whole, frame, style, setting.indoors),
  }
}

/** Shapes of the things of a scene in which something is placed at another, by icon. */
async function shapesOf({ who, props }: Scene): Promise<ReadonlyMap<string, DrawingShape>> {
  if (![...who, ...props].some(({ position }) => position)) return new Map()
  const icons = [...new Set(props.map(({ icon }) => icon))]
  const shapes = await Promise.all(icons.map(shapeOfIcon))
  return new Map(icons.map((icon, i) => [icon, shapes[i]!]))
}

/** Paints everything of a shot that does not change between frames. `width`, `height` in pixels. */
export async function buildStage(described: Scene, style: Style, width: number, height: number): Promise<Stage> {
  const {
    scene,
    frame,
    setting,
    look,
    blocking,
    layers: visibleLayers,
  } = arrange(described, await shapesOf(described), style, width, height)
  const { stands, placed, held: heldProps, focus, links = [] } = blocking
  const pixelRatio = style.pixels ? style.pixels.across / Math.max(width, height * 0.9) : 1
  const context: PaintContext = { scene, style, look, frame, focus, pixelRatio }
  const layers = paintLayers(visibleLayers, context)
  const background = layers.filter((layer) => layer.nearness <= 1)
  const props = await Promise.all(placed.map((one, i) => stageProp(one, i, context)))
  const held = await Promise.all(heldProps.filter(isCarried).map((one) => stageHeldProp(one, stands[one.actor]!, context)))
  const propsInFrame = [...held.map((one) => heldAsProp(one, scene, stands)), ...props]
  const shot = shotGeometry({ scene, look, frame, stands, focus, props: propsInFrame, background }, setting.indoors)
  return {
    scene,
    style,
    look,
    frame,
    stands,
    links,
    crown: highestCrown(scene, stands),
    // Panels and mats are not symmetric.
    mirrored: scene.mirrored && !style.mat && !style.covered,
    focus,
    pixelRatio,
    background,
    foreground: scene.selfie ? [] : layers.filter((layer) => layer.nearness > 1),
    props,
    held,
    mounts: heldProps
      .filter((one) => !isCarried(one))
      .map(({ actor, prop }) => ({ actor, look: prop.colour ? withPaintColour(look, prop.colour, prop.icon) : look })),
    particles: particleKinds(scene, style, setting.indoors).map((kind, i) => createParticles(kind, frame, scene.shotSeed + i)),
    overlays: style.overlay ? [0, 1].map((variant) => paintSheet(frame, (g) => style.overlay?.(g, frame, variant, shot))) : [],
    mat: style.mat ? paintSheet(frame, (g) => style.mat?.(g, frame, shot)) : null,
    animatedOverlay: style.animatedOverlay?.(frame, shot) ?? null,
    drawn: drawnNames(scene, setting.shows, blocking),
  }
}

/** Names of what the setting shows, and of the things and figures that have a place. */
const drawnNames = (scene: Scene, shows: readonly string[], { stands, placed, held }: ReturnType<typeof chooseBlocking>): string[] => [
  ...new Set([
    ...shows,
    ...(scene.seen ?? []),
    ...[...held, ...placed].map(({ prop }) => prop.word),
    ...scene.who.slice(0, stands.length).map((actor) => actor.name),
  ]),
]

/** Layers in front of the figures would cover near ones; mats have none. */
function layersInView(layers: readonly Layer[], whole: Scene, frame: Frame, style: Style, isIndoors: boolean): readonly Layer[] {
  const { view, who, shotSeed } = whole
  if (!view) return style.mat ? layers.filter((layer) => layer.nearness <= 1) : layers
  const behind = showsGround(view) ? layers : layers.filter((layer) => layer.nearness <= 1)
  if (style.mat) return behind.filter((layer) => layer.nearness <= 1)
  const other = view.angle === 'over-shoulder' ? who.find((_, i) => i !== view.subject) : undefined
  const shoulder = other && shoulderLayer(other, view, frame)
  const edge = tableEdgeOf(whole, frame, isIndoors)
  const table = edge === undefined ? [] : [surfaceLayer(edge * frame.height, frame, whole)]
  return [
    ...behind,
    ...table,
    ...(shoulder ? [shoulder] : []),
    ...(view.foreground ? [foregroundLayer(view.foreground, view, frame, shotSeed)] : []),
  ]
}

function withProportions(scene: Scene, { proportions }: Style): Scene {
  if (!proportions) return scene
  return { ...scene, who: scene.who.map((actor) => (actor.kind === 'person' ? { ...actor, look: { ...actor.look, proportions } } : actor)) }
}

/** Turns a pan into the direction of the first walking figure. */
function followWalker({ move, who }: Scene, stands: readonly FigureSlot[]): Scene['move'] {
  const walker = stands.find((_, i) => who[i] && isWalking(who[i]))
  if (!walker || (move !== 'pan-left' && move !== 'pan-right')) return move
  return walker.facingLeft ? 'pan-left' : 'pan-right'
}

const isCarried = (held: HeldProp): held is HeldProp & { readonly carry: Carry } => held.carry !== 'ridden'

type PaintContext = Pick<Stage, 'scene' | 'style' | 'look' | 'frame' | 'focus' | 'pixelRatio'>

async function stageProp({ prop, slot, floating }: PlacedProp, index: number, painting: PaintContext): Promise<StageProp> {
  const sprite = await spriteOf(prop.icon, slot.size, inSubjectLight(painting), prop)
  return {
    sprite,
    icon: prop.icon,
    x: slot.x,
    y: slot.y,
    size: slot.size,
    floating,
    phase: index * 1.7,
    animation: propAnimationOf(prop.icon, painting.scene, painting.look),
    ...(prop.event !== undefined && { event: prop.event }),
    ...(!floating && FLAT.has(prop.icon) && { isFlat: true }),
  }
}

/** Food that is painted from above. */
const FLAT: ReadonlySet<string> = new Set(['pie', 'pizza', 'pancakes', 'cookie', 'tart'])

/** What an insert shows is lit by night too. */
const inSubjectLight = (painting: PaintContext): PaintContext =>
  painting.scene.view?.size === 'insert' && painting.scene.time === 'night' ? { ...painting, look: painting.style.look('dusk') } : painting

async function stageHeldProp(
  held: HeldProp & { readonly carry: Carry },
  stand: FigureSlot,
  painting: PaintContext,
): Promise<StageHeldProp> {
  const size = heldSize(held) * stand.height
  const sprite = await spriteOf(heldIcon(held.prop.icon), size, painting, held.prop)
  return { sprite, icon: held.prop.icon, actor: held.actor, carry: held.carry, size, isLettered: isLettered(held.prop.icon) }
}

/** A held prop at its position in the frame, for overlays that avoid or repeat props. */
function heldAsProp({ sprite, icon, actor, size }: StageHeldProp, { who }: Scene, stands: readonly FigureSlot[]): StageProp {
  const { x, y } = handPosition(stands[actor]!, who[actor] as Extract<Scene['who'][number], { kind: 'person' }>)
  return { sprite, icon, size, x, y: y + size / 2, floating: false, phase: 0, animation: STILL }
}

function spriteOf(
  icon: string,
  size: number,
  { scene, style, look, frame, focus, pixelRatio }: PaintContext,
  { colour, state, event }: Pick<SceneProp, 'colour' | 'state' | 'event'>,
): Promise<PropSprite> {
  const pixels = size * framingView(frame, scene.framing, focus, 1).scale * pixelRatio
  return propSprite(icon, Math.max(8, pixels), { look, unit: (frame.unit * pixels) / size, border: style.cutout, colour, state, event })
}

const withHaze = (look: Look, haze: Look['haze']): Look => (look.haze === undefined ? { ...look, haze } : look)

function paintSheet({ width, height }: Frame, draw: (g: Ctx) => void): Canvas {
  const [canvas, g] = newCanvas(width, height)
  draw(g)
  return canvas
}
