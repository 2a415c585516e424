import type { PlanHour, PlanPlaceState } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Canvas, type Ctx, fillCanvas, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { css, lerp, mix } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Mood, PlaceName, Scene, Weather } from '../scene/scene.ts'
import { createParticles } from '../particles/particles.ts'
import { SETTINGS } from '../settings/settings.ts'
import { buildStage } from '../stage/build-stage.ts'
import { frameOf } from '../stage/frame.ts'
import { particleKinds } from '../stage/scene-particles.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { styleOf } from '../styles/styles.ts'
import { createFoot, drawGroundShapes, tintedGround } from './ground-shapes.ts'
import { blur, brighten, dim } from './ground-filters.ts'
import { createGroundParticles, drawGroundLights, drawPageFrame } from './ground-ornament.ts'
import { type MotionFrame, motionFrame } from './kit/frame.ts'
import { isDarkLook } from './looks/dark-ground.ts'
import { hex } from './looks/card-look.ts'
import type { MotionLook } from './looks/look.ts'
import { isCalm } from './looks/toned-look.ts'

/** Share of the frame by which the scenery is larger, so that it can drift. */
const DRIFT = 0.035
const MOTES = 16

/** Scenery behind things alone. `tableEdge`, `surface`: see `Scene`; `isSky`: little of the ground is seen; `isSharp`: it is the subject. */
export type ThingsGround = {
  readonly place: PlaceName
  /** Default: as it always is. */
  readonly placeState?: PlanPlaceState
  readonly angle: 'eye' | 'high' | 'low'
  readonly tableEdge?: number
  readonly surface?: Scene['surface']
  readonly isSky?: boolean
  readonly isSharp?: boolean
}

/** Words that stand in scenery, and whether it is that of fear or grief. */
type WordsInScenery = { readonly isDim: boolean }

/** How many times as large scenery is of which only the sky counts. */
const SKY_SCALE = 1.4

/** Hour, weather and mood that scenery is seen in. Default weather: clear; mood: calm. */
export type GroundLight = { readonly hour: PlanHour; readonly weather?: Weather; readonly mood?: Mood }

/** Scenery behind things alone, out of focus, in the light of an hour. */
export async function drawThingsGround(
  look: MotionLook,
  frame: MotionFrame,
  seed: number,
  { place, placeState, angle, tableEdge, surface, isSky = false, isSharp = false }: ThingsGround,
  light: GroundLight,
  lettering?: WordsInScenery,
): Promise<GroundPainter> {
  const [width, height] = [Math.round(frame.width * frame.scale), Math.round(frame.height * frame.scale)]
  const larger = (1 + DRIFT) * (isSky ? SKY_SCALE : 1)
  const { picture: scenery, scene } = await sceneryOf(
    look,
    { place, placeState, ...light, seed, ...(!isSharp && { angle }), ...(tableEdge !== undefined && { tableEdge, surface }) },
    width * larger,
    height * larger,
  )
  const still = isSky ? topOf(scenery, 1 / SKY_SCALE) : scenery
  if (lettering) {
    const sg = still.getContext('2d')
    sg.setTransform(1, 0, 0, 1, 0, 0)
    if (light.hour === 'night') brighten(sg, still)
    if (lettering.isDim) dim(sg, still)
    darkenEvenly(sg, still)
    darkenEdges(sg, still, EDGES)
  }
  const kinds = particleKinds({ ...scene, view: NEAR_VIEW }, styleOf(look.style), SETTINGS[place].indoors)
  const particles = kinds.map((kind, i) => createParticles(kind, frameOf(width, height), seed + i))
  return (g, seconds) => {
    drift(g, still, width, height, seed, seconds)
    g.save()
    inPixels(g, width, height)
    for (const draw of particles) draw(g, seconds + 3, 0)
    g.restore()
  }
}

/** Of what is seen from near, only the weather is in the air. */
const NEAR_VIEW = { size: 'insert', angle: 'eye', subject: 0, side: 'centre' } as const

/** The middle of the upper edge of a picture. */
function topOf(canvas: Canvas, part: number): Canvas {
  const [top, g] = newCanvas(canvas.width * part, canvas.height * part)
  g.drawImage(canvas, -(canvas.width - top.width) / 2, 0)
  return top
}

type GroundPainter = (g: Ctx, seconds: number) => void

/**
 * `hour`, `weather`, `mood`, `placeState`: of the place. Default: a clear and calm day on plain ground. `hasWords`: words stand in the picture, which keeps its own colours.
 * Default: the content box is washed. `isNear`: a drawing is seen before it; `isStoodOn`: it stands there; `isFar`: as a small
 * thing, from near.  * Default: false.
 */
type GraphicGround = {
  readonly hasWords?: boolean
  readonly isNear?: boolean
  readonly isStoodOn?: boolean
  readonly isFar?: boolean
  readonly place?: PlaceName
  readonly placeState?: PlanPlaceState
  readonly hour?: PlanHour
  readonly weather?: Weather
  readonly mood?: Mood
}

/** What lies behind a graphic: scenery without people or things, plain ground by default, washed where text stands; out of focus in calm looks. */
export async function drawGround(
  own: MotionLook,
  frame: MotionFrame,
  seed: number,
  {
    place = 'plain',
    placeState,
    hour = 'day',
    weather = 'clear',
    mood = 'calm',
    hasWords = false,
    isNear = false,
    isStoodOn = false,
    isFar = false,
  }: GraphicGround = {},
): Promise<GroundPainter> {
  const [width, height] = [Math.round(frame.width * frame.scale), Math.round(frame.height * frame.scale)]
  const isPlain = place === 'plain'
  const look = isPlain && own.ground === undefined ? tintedGround(own, seed) : own
  const [still, sg] = newCanvas(width * (1 + DRIFT), height * (1 + DRIFT))
  if (isCalm(look) && isPlain) {
    fillCanvas(still, evenWash(sg, shiftedPaper(look, seed), still.height))
    if (hasWords && !isNear && look.ground !== 'quiet') drawGroundShapes(sg, look, still, seed)
    if (look.ground === 'grid') drawGrid(sg, look, still, frame.scale)
    darkenEdges(sg, still, look.ground === 'quiet' ? 0.5 : isDarkLook(look) ? 0.22 : 0.04)
    sg.scale(frame.scale, frame.scale)
    drawGroundLights(sg, look, frame, seed)
    const particles = isDarkLook(look) ? createGroundParticles(look, frame, seed) : undefined
    return (g, seconds) => {
      drift(g, still, width, height, seed, seconds)
      particles?.(g, seconds)
      if (look.ground === 'paper' && !isNear) drawPageFrame(g, look, frame)
    }
  }
  const { picture: scenery } = await sceneryOf(look, { place, ...(placeState && { placeState }), hour, weather, mood, seed }, width, height)
  // In a tall frame what stands has its foot above the captions: so has the ground.
  const nearer = isStoodOn && frame.shape === 'tall' ? TALL_NEARER : 1
  sg.drawImage(scenery, (still.width * (1 - nearer)) / 2, still.height * (1 - nearer), still.width * nearer, still.height * nearer)
  if (hasWords && !isPlain) {
    blur(sg, still, (isNear && !isFar ? NEAR_BLUR : isFar ? FAR_BLUR : WORDS_BLUR) * frame.scale)
    if (hour === 'night') brighten(sg, still)
    if (look.ground === 'quiet') dim(sg, still)
    darkenEvenly(sg, still)
    darkenEdges(sg, still, EDGES)
  } else {
    if (isCalm(look)) blur(sg, still, BLUR * frame.scale)
    fillCanvas(still, isPlain ? plainWash(sg, look, still.height) : washOf(sg, look, frame, still.height))
    if (isPlain) drawGroundShapes(sg, look, still, seed)
    if (isCalm(look)) darkenEdges(sg, still, look.ground === 'quiet' ? 0.4 : 0.22)
  }
  const foot = isPlain && look.style !== 'photorealistic' ? createFoot(look, frame, seed) : undefined
  const motes = isCalm(look) ? undefined : drawMotes(look, frame, seed)
  return (g, seconds) => {
    drift(g, still, width, height, seed, seconds)
    foot?.(g, seconds)
    motes?.(g, seconds)
  }
}

/** How much larger scenery is, from its foot upwards, on which something stands in a tall frame. */
const TALL_NEARER = 1.16

/** Units over which scenery is blurred behind diagrams, behind words, around which it is recognised, and behind what stands in it. */
const BLUR = 9
const WORDS_BLUR = 5
const NEAR_BLUR = 4
const FAR_BLUR = 6

/** Darkness at the edges of a picture with words. */
const EDGES = 0.34
/** What the light of a picture with words is multiplied by. */
const SHADE = '#b4b6c2'

/** Darkens a picture a little, everywhere alike, so that words and diagrams stand out from it. */
function darkenEvenly(g: Ctx, { width, height }: Canvas): void {
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = SHADE
  g.fillRect(0, 0, width, height)
  g.restore()
}

/** How much darker and warmer papers are, one after another. */
const PAPERS = [0, 0.5, 0.22] as const

function shiftedPaper(look: MotionLook, seed: number): MotionLook {
  const part = PAPERS[Math.abs(Math.trunc(seed)) % PAPERS.length]!
  if (look.ground !== 'paper' || part === 0) return look
  const [top, middle, foot] = look.palette.ground.map((tone) => hex(mix(tone, OLD_PAPER, part)))
  return { ...look, palette: { ...look.palette, ground: [top!, middle!, foot!] } }
}
const OLD_PAPER = '#d8bd8e'

/** An opaque ground, a little lighter towards its middle. */
function evenWash(g: Ctx, { palette }: MotionLook, pixels: number): ReturnType<typeof linear> {
  const [top, middle, foot] = palette.ground
  return linear(g, 0, 0, 0, pixels, [stop(0, top), stop(0.45, middle), stop(1, foot)])
}

const GRID = 60

/** Thin lines at even distances. */
function drawGrid(g: Ctx, { palette }: MotionLook, { width, height }: Canvas, scale: number): void {
  g.save()
  g.strokeStyle = css(palette.a, 0.13)
  g.lineWidth = scale
  g.beginPath()
  for (let x = (GRID * scale) / 2; x < width; x += GRID * scale) {
    g.moveTo(x, 0)
    g.lineTo(x, height)
  }
  for (let y = (GRID * scale) / 2; y < height; y += GRID * scale) {
    g.moveTo(0, y)
    g.lineTo(width, y)
  }
  g.stroke()
  g.restore()
}

/** Darkness around a calm ground. */
function darkenEdges(g: Ctx, { width, height }: Canvas, most: number): void {
  const reach = Math.hypot(width, height) / 2
  g.fillStyle = radial(g, width / 2, height * 0.46, reach * 0.25, reach, [stop(0, '#000000', 0), stop(1, '#000000', most)])
  g.fillRect(0, 0, width, height)
}

/** From units to pixels of the frame, within the framing of the shot. */
function inPixels(g: Ctx, width: number, height: number): void {
  const { scale } = motionFrame(width, height)
  g.scale(1 / scale, 1 / scale)
}

/** Moves a picture that is larger than the frame slowly behind it. */
function drift(g: Ctx, still: Canvas, width: number, height: number, seed: number, seconds: number): void {
  g.save()
  inPixels(g, width, height)
  g.imageSmoothingEnabled = true
  g.imageSmoothingQuality = 'low'
  const [roomX, roomY] = [still.width - width, still.height - height]
  g.drawImage(still, -roomX * (0.5 + 0.5 * Math.sin(seconds * 0.22 + seed)), -roomY * (0.5 + 0.5 * Math.cos(seconds * 0.17)))
  g.restore()
}

type Scenery = GroundLight & {
  readonly place: PlaceName
  readonly placeState?: PlanPlaceState
  readonly seed: number
  /** Of a view from near. Default: from afar. */
  readonly angle?: ThingsGround['angle']
  readonly tableEdge?: number
  readonly surface?: Scene['surface']
}

async function sceneryOf(
  look: MotionLook,
  { place, placeState, hour, weather = 'clear', mood = 'calm', seed, angle, tableEdge, surface }: Scenery,
  width: number,
  height: number,
): Promise<{ readonly picture: Canvas; readonly scene: Scene }> {
  const {
    overlay: _,
    mat: _mat,
    animatedOverlay: _animatedOverlay,
    covered: _covered,
    particles: _particles,
    ...bare
  } = styleOf(look.style)
  const scene: Scene = {
    where: place,
    ...(placeState && { whereState: placeState }),
    time: hour,
    weather,
    mood,
    who: [],
    props: [],
    framing: 'wide',
    move: 'push',
    mirrored: seed % 2 === 1,
    seed,
    shotSeed: seed,
    ...(angle && { view: { size: 'insert', angle, subject: 0, side: 'centre' } }),
    ...(tableEdge !== undefined && { tableEdge }),
    ...(surface && { surface }),
  }
  const renderer = createStageRenderer({ ...(await buildStage(scene, bare, width, height)), particles: [] })
  renderer.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  return { picture: renderer.canvas, scene }
}

/** Nearly opaque as far as the content box reaches, then open. */
function washOf(g: Ctx, { palette, wash }: MotionLook, { box, height, shape }: MotionFrame, pixels: number): ReturnType<typeof linear> {
  const end = Math.min(0.98, (box.y + box.h) / height + 0.02)
  const [top, middle, foot] = palette.ground
  const open = shape === 'tall' ? 0.25 : 0.5
  return linear(g, 0, 0, 0, pixels, [
    stop(0, top, lerp(wash, 1, 0.5)),
    stop(end * 0.5, middle, wash),
    stop(end, foot, wash),
    stop(Math.min(1, end + 0.12), foot, wash * open),
    stop(1, foot, wash * open * 0.7),
  ])
}

/** Plain ground is even from the top of a frame to its foot. */
function plainWash(g: Ctx, { palette, wash }: MotionLook, pixels: number): ReturnType<typeof linear> {
  const [top, middle, foot] = palette.ground
  const even = lerp(wash, 1, 0.6)
  return linear(g, 0, 0, 0, pixels, [stop(0, top, even), stop(0.45, middle, even), stop(0.8, foot, even), stop(1, foot, even)])
}

const fract = (value: number): number => value - Math.floor(value)

function drawMotes(look: MotionLook, { width, height }: MotionFrame, seed: number): (g: Ctx, seconds: number) => void {
  const random = seeded(seed + 77)
  const motes = Array.from({ length: MOTES }, () => ({
    x: random(),
    y: random(),
    size: 2 + random() * 3.5,
    speed: 0.5 + random(),
    phase: random() * 6,
  }))
  return (g, seconds) => {
    for (const { x, y, size, speed, phase } of motes) {
      g.save()
      g.translate(
        fract(x + Math.sin(seconds * 0.4 + phase) * 0.02 + seconds * 0.008 * speed) * (width + 20) - 10,
        fract(y - seconds * 0.02 * speed) * (height + 20) - 10,
      )
      look.tools.mote(g, size)
      g.restore()
    }
  }
}
