import type { Action } from '../../characters/poses/pose.ts'
import type { PersonLook } from '../../characters/people/person-look.ts'
import { type Ctx, newCanvas, radial, stop } from '../../paint/canvas.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import { FPS } from '../../stage/encode.ts'
import type { Frame } from '../../stage/frame.ts'
import { makePuppets, type Puppet } from '../../stage/puppet.ts'
import type { StageHeldProp } from '../../stage/stage.ts'
import { inLightOfMood } from '../../styles/light-of-mood.ts'
import { styleOf } from '../../styles/styles.ts'
import { outBack, progress } from '../kit/easing.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import { type CardDrawing, discOf, type DrawingPlace, type DrawingSetting } from './drawing-place.ts'
import { bustSlot, cropOf, hatRoomOf } from './figure/bust-slot.ts'
import { holderView, stageHeldThing } from './held-thing.ts'
import { solidBounds } from '../kit/opaque-part.ts'

/** Parts of a box that a whole figure fills. */
const WHOLE_FILL = 0.92
/** In a disc with a rim. */
const DISC_FILL = 0.76
/** Units below a box to which an open bust is drawn: below the frame, also where it is seen from afar. */
const BELOW = 215
/** Units at either side of its box to which the arms of a figure may reach. */
const ARMS = 150
const ENTRY_SECONDS = 0.5

/** Actions of busts, whose arms stay near; somebody who does something else stands, and nobody speaks: gestures would reach over the words. */
const BUST_ACTIONS: ReadonlySet<Action> = new Set<Action>(['stand', 'pray', 'hold', 'think', 'cry', 'phone'])

/** Who laughs at somebody does so in a sad shot as well. */
const laughs = (actor: SceneActor): boolean => actor.kind === 'person' && actor.action === 'laugh'

type Figure = Extract<CardDrawing, { kind: 'figure' }>

/** A person as a bust, or a whole animal or person at work, which breathes, blinks and shows its feeling; it looks towards the words. */
export async function createCardFigure(
  drawn: Figure,
  given: DrawingPlace,
  setting: DrawingSetting,
  frame: MotionFrame,
): Promise<MotionPart> {
  const { scale } = frame
  const mood = laughs(drawn.actor) ? 'happy' : setting.mood
  const view = viewOf(drawn, given, { ...setting, mood }, frame)
  const { actor, place, isWhole } = view
  const { box, isOpen, isAtEnd, stands, at, isShared = false } = place
  const below = isOpen ? Math.max(BELOW, frame.height - box.y - box.h + BELOW / 2) : 0
  const sheet = { width: Math.round((box.w + ARMS * 2) * scale), height: Math.round((box.h + below) * scale) }
  const puppetAt = (size: typeof sheet, slot: FigureSlot, unit: number, held: readonly StageHeldProp[] = []): Puppet =>
    puppetOf(actor, { ...setting, mood, isWhole }, size, slot, unit, held)
  const slot =
    view.slot ??
    wholeSlot(
      { width: box.w * scale, height: box.h * scale },
      puppetAt,
      isAtEnd,
      stands,
      place.stage === 'callout' ? DISC_FILL : WHOLE_FILL,
    )
  const { holds } = drawn
  const held = holds ? await stageHeldThing(actor, holds, { style: setting.style, hour: 'day' }, slot.height, scale) : []
  const puppet = puppetAt(sheet, { ...slot, x: slot.x + ARMS * scale }, scale, held)
  const disc = discOf(place)
  // Neighbours are drawn anew in turn, each in every fourth frame; one alone in every second.
  const turn = Math.abs(Math.trunc(setting.seed)) % 4
  const indexAt = (seconds: number): number => {
    const index = Math.floor(seconds * FPS + 1e-6)
    return isShared ? ((index + turn) >> 2) << 1 : index
  }
  return (g, seconds) => {
    const show = progress(seconds, at, ENTRY_SECONDS, outBack)
    if (show <= 0) return
    g.save()
    if (isWhole && stands) drawStandingShadow(g, box, show)
    if (!isWhole && !isOpen) {
      // Above its middle a bust may leave the disc.
      g.beginPath()
      g.rect(box.x - 60, box.y - 80, box.w + 120, disc.y - box.y + 80)
      g.arc(disc.x, disc.y, disc.radius, 0, Math.PI)
      g.clip()
    }
    const foot = box.y + box.h + below
    g.translate(box.x + box.w / 2, foot + (1 - show) * box.h * 0.22)
    g.scale(0.96 + 0.04 * show, 0.96 + 0.04 * show)
    g.globalAlpha = Math.min(1, Math.max(0, show * 1.4))
    g.translate(-box.w / 2 - ARMS, box.y - foot)
    g.scale(1 / scale, 1 / scale)
    puppet(g, { seconds, duration: setting.durationSeconds, speech: [], index: indexAt(seconds) })
    g.restore()
  }
}

/** Who is seen where. `slot`: of a bust; who is whole fills the place. */
type View = { readonly actor: SceneActor; readonly place: DrawingPlace; readonly isWhole: boolean; readonly slot?: FigureSlot }

function viewOf(drawn: Figure, place: DrawingPlace, { style, mood, seed }: DrawingSetting, { scale, height }: MotionFrame): View {
  const { holds } = drawn
  const { isShared = false } = place
  // Neighbours do not stand like copies.
  const requested = isShared && drawn.actor.kind === 'person' ? { ...drawn.actor, stance: Math.abs(Math.trunc(seed)) } : drawn.actor
  const whole = { actor: withProportions(requested, style), isWhole: true }
  if (drawn.isWhole === true || requested.kind === 'animal') return { ...whole, place }
  const actor = forBust(requested, style)
  if (actor.kind !== 'person') return { ...whole, place }
  const holder = holds && holderView(actor, holds)
  const slot = bustSlot(actor, { hatRoom: hatRoomOf([drawn]), ...place }, holder, mood, scale)
  const { stature } = actor.look
  const crop = cropOf(slot, place, { stature, frameHeight: height, scale, isHolder: holder !== undefined })
  if (crop.kind === 'portrait') return { actor, place, isWhole: false, slot: crop.slot }
  return { ...(crop.slot ? { actor, isWhole: true, slot: crop.slot } : whole), place: crop.place }
}

/** What reaches out of the picture of a bust, or over the words. */
const LARGE_TOOLS: ReadonlySet<PersonLook['tool']> = new Set<PersonLook['tool']>([
  'tray',
  'staff',
  'pitchfork',
  'broom',
  'cane',
  'pickaxe',
  'hammer',
])

/** On the ground of a place, below an animal. */
function drawStandingShadow(g: Ctx, { x, y, w, h }: Box, show: number): void {
  const radius = Math.min(w * 0.42, h * 0.3)
  g.save()
  g.translate(x + w / 2, y + h * 0.985)
  g.scale(1, 0.13)
  g.fillStyle = radial(g, 0, 0, 0, radius, [stop(0, '#10131f', 0.5 * show), stop(0.6, '#10131f', 0.26 * show), stop(1, '#10131f', 0)])
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
  g.restore()
}

function withProportions(actor: SceneActor, style: DrawingSetting['style']): SceneActor {
  const { proportions } = styleOf(style)
  if (actor.kind === 'animal') return { ...actor, walking: false }
  return { ...actor, look: { ...actor.look, ...(proportions && { proportions }) } }
}

function forBust(given: SceneActor, style: DrawingSetting['style']): SceneActor {
  const actor = withProportions(given, style)
  if (actor.kind === 'animal') return actor
  const { tool, ...look } = actor.look
  return {
    ...actor,
    action: BUST_ACTIONS.has(actor.action) ? actor.action : 'stand',
    ...(actor.action === 'sleep' && { asleep: true }),
    look: { ...look, ...(tool && !LARGE_TOOLS.has(tool) && { tool }) },
  }
}

type Light = Pick<DrawingSetting, 'style' | 'mood' | 'hour'> & { readonly isWhole: boolean }

/** A figure alone, without a place. */
function puppetOf(
  actor: SceneActor,
  { style, mood, hour, isWhole }: Light,
  { width, height }: { readonly width: number; readonly height: number },
  slot: FigureSlot,
  unit: number,
  held: readonly StageHeldProp[],
): Puppet {
  // The card has a light of its own behind the figure.
  const { halo: _, ...own } = styleOf(style)
  const time = own.resolveTime?.(hour) ?? hour
  const frame: Frame = {
    width,
    height,
    bleed: Math.round(160 * unit),
    unit,
    tall: height > width,
    horizon: height / 2,
    ground: slot.y,
    figure: slot.height,
  }
  const [puppet] = makePuppets({
    scene: {
      where: 'plain',
      time,
      weather: 'clear',
      mood,
      who: [{ ...actor, speaks: false }],
      props: [],
      framing: 'wide',
      view: { size: isWhole ? 'medium' : 'close', angle: 'eye', subject: 0, side: 'centre' },
      move: 'push',
      mirrored: false,
      seed: 1,
      shotSeed: 1,
    },
    style: own,
    look: { ...inLightOfMood(own.look(time), mood, time), groundShadow: false },
    frame,
    background: [],
    foreground: [],
    props: [],
    held,
    mounts: actor.action === 'ride' ? [{ actor: 0, look: own.look(time) }] : [],
    links: [],
    stands: [slot],
    focus: { x: width / 2, y: height / 2 },
    particles: [],
    mirrored: false,
    overlays: [],
    mat: null,
    animatedOverlay: null,
    pixelRatio: own.pixels ? Math.min(1, own.pixels.across / (1280 * unit)) : 1,
    drawn: [],
  })
  return puppet!
}

const TRIAL_PIXELS = 240

/** Where a figure stands that fills its box from head to foot, in pixels. */
function wholeSlot(
  { width, height }: { readonly width: number; readonly height: number },
  puppetAt: (size: { width: number; height: number }, slot: FigureSlot, unit: number) => Puppet,
  facingLeft: boolean,
  stands: boolean,
  fill: number,
): FigureSlot {
  const trial = { x: TRIAL_PIXELS, y: TRIAL_PIXELS * 1.5, height: TRIAL_PIXELS * 0.8, facingLeft }
  const [canvas, g] = newCanvas(TRIAL_PIXELS * 2, TRIAL_PIXELS * 2)
  puppetAt({ width: canvas.width, height: canvas.height }, trial, TRIAL_PIXELS / 720)(g, { seconds: 0, duration: 1, speech: [], index: 0 })
  const bounds = solidBounds(canvas)
  const larger = Math.min((width * fill) / bounds.w, (height * fill) / bounds.h)
  return {
    x: width / 2 - (bounds.x + bounds.w / 2 - trial.x) * larger,
    y: stands ? height - (bounds.y + bounds.h - trial.y) * larger : height / 2 - (bounds.y + bounds.h / 2 - trial.y) * larger,
    height: trial.height * larger,
    facingLeft,
  }
}
