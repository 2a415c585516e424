import { framingView } from '../camera/camera.ts'
import { CROWD_FROM } from '../composition/crowd-stands.ts'
import { foreshortenedSprite } from '../composition/foreshorten.ts'
import { isPortrait } from '../composition/view.ts'
import { foreshorteningOf } from '../composition/view-frame.ts'
import { animal } from '../characters/animals/animal.ts'
import { animalFaceOf } from '../characters/animals/animal-face.ts'
import type { Held } from '../characters/poses/carry.ts'
import { person, type PersonState } from '../characters/people/person.ts'
import { BICYCLE_SIZE, wheelAngle } from '../characters/poses/ride.ts'
import { bicycle } from '../props/painted/vehicles.ts'
import { SEAT_BY_PLACE } from '../characters/poses/seat-by-place.ts'
import type { Pose } from '../characters/poses/body-pose.ts'
import type { Brush } from '../paint/brush.ts'
import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, rgb } from '../paint/colour.ts'
import { addEdgeContrast, hasOpenEdges, needsEdgeContrast, wholeOf } from '../paint/edge-contrast.ts'
import type { Look } from '../paint/look.ts'
import { SUBMERGED, type Scene, type SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { withStance, withWorkStance } from '../characters/poses/stances.ts'
import { actingPose, blinkAt, inBust, inPortrait, expressionAt, mouthOpeningAt, voiceLevelAt, withHandsNear } from './acting.ts'
import type { FrameTime } from './frame-time.ts'
import type { Stage } from './stage.ts'
import { musicTime } from './music/music-time.ts'
import { seenAround, seenPart } from './sprite/seen-part.ts'
import { spriteBounds } from './sprite/sprite-bounds.ts'
import { locomotionPose, type Walk, isWalking, walkAt } from './walking.ts'

/** An animated figure; redrawn every second frame, as in hand-drawn animation, and moved in between. */
export type Puppet = (g: Ctx, moment: FrameTime) => void

type PersonActor = Extract<SceneActor, { kind: 'person' }>
type AnimalActor = Extract<SceneActor, { kind: 'animal' }>
export function makePuppets(stage: Stage): Puppet[] {
  return stage.scene.who.slice(0, stage.stands.length).map((actor, index) => makePuppet(stage, actor, stage.stands[index]!, index))
}

function makePuppet(stage: Stage, actor: SceneActor, stand: FigureSlot, index: number): Puppet {
  const foreshortening = foreshorteningOf(stage.scene.view)
  const bounds = spriteBounds(stage, actor, stand, index)
  const scale = framingView(stage.frame, stage.scene.framing, stage.focus, 1).scale * stage.pixelRatio
  const part = seenPart(bounds, scale, seenAround(stage, actor, index, foreshortening))
  const [canvas, canvasContext] = newCanvas(part.width, part.height)
  const draw = (g: Ctx, moment: FrameTime, walk: Walk | null): void =>
    drawFigure(g, stage, actor, { ...stand, x: 0, y: 0 }, moment, walk, index)
  const reduced =
    (moment: FrameTime, walk: Walk | null) =>
    (g: Ctx, reduction: number): void => {
      g.scale(reduction * scale, reduction * scale)
      g.translate(bounds.left, bounds.up)
      draw(g, moment, walk)
    }
  const halo = stage.style.halo ? haloSprite(stage.style.halo) : null
  const short = foreshortening && foreshortenedSprite(canvas, part.bounds, { scale, figure: stand.height }, foreshortening)
  const shown = short ?? { canvas, bounds: part.bounds }
  let drawnPose = -1
  let isEdged: boolean | undefined = !stage.style.cutout && hasOpenEdges(stage.look) ? undefined : false
  const isInGroup = stage.scene.who.length >= CROWD_FROM && !isWalking(actor)
  return (g, moment) => {
    const walk = walkAt(stage, actor, moment)
    const x = stand.x + (walk?.offset ?? 0) * (stand.facingLeft ? -1 : 1)
    if (halo) drawHalo(g, halo, x, stand)
    const drawing = (moment.index + (isInGroup ? index : 0)) >> (isInGroup ? 3 : 1)
    if (drawnPose !== drawing) {
      drawnPose = drawing
      canvasContext.setTransform(1, 0, 0, 1, 0, 0)
      canvasContext.clearRect(0, 0, canvas.width, canvas.height)
      canvasContext.setTransform(scale, 0, 0, scale, bounds.left * scale - part.x, bounds.up * scale - part.y)
      draw(canvasContext, moment, walk)
      isEdged ??= needsEdgeContrast(wholeOf(canvas, part, reduced(moment, walk)))
      if (isEdged) addEdgeContrast(canvas, part)
      short?.redraw()
    }
    g.drawImage(shown.canvas, x - shown.bounds.left, stand.y - shown.bounds.up, shown.bounds.width, shown.bounds.height)
  }
}

function haloSprite({ colour, alpha }: NonNullable<Stage['style']['halo']>): Canvas {
  const [sprite, g] = newCanvas(128, 128)
  g.fillStyle = radial(g, 64, 64, 0, 64, [stop(0, colour, alpha), stop(0.25, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(0, 0, 128, 128)
  return sprite
}

function drawHalo(g: Ctx, sprite: Canvas, x: number, { y, height }: FigureSlot): void {
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.drawImage(sprite, x - height * 0.75, y - height * 1.3, height * 1.5, height * 1.5)
  g.restore()
}

/** Draws a figure with its ghosts and border, feet at the origin. */
function drawFigure(g: Ctx, stage: Stage, actor: SceneActor, stand: FigureSlot, moment: FrameTime, walk: Walk | null, index: number): void {
  const { style, look, frame } = stage
  const brush: Brush = { g, look, unit: frame.unit, animated: true }
  const draw = (held: Brush): void =>
    actor.kind === 'person'
      ? drawPerson(held, stage, actor, stand, moment, walk, index)
      : drawAnimal(held, stage, actor, stand, moment, walk, index)
  for (const ghost of style.figureEchoes ?? []) {
    g.save()
    g.translate(ghost.dx * frame.unit, 0)
    draw({ ...brush, look: silhouetteLook(ghost.colour) })
    g.restore()
  }
  if (style.cutout) {
    const { colour, width } = style.cutout
    draw({ ...brush, look: { ...silhouetteLook(colour), paint: 'cel', ink: width * 2, inkColour: colour, shadow: colour } })
  }
  draw(brush)
}

function silhouetteLook(colour: Colour): Look {
  const only = rgb(colour)
  return { paint: 'flat', recolour: () => only, haze: null, groundShadow: false, eyes: 'dot' }
}

function drawPerson(
  brush: Brush,
  stage: Stage,
  actor: PersonActor,
  stand: FigureSlot,
  moment: FrameTime,
  walk: Walk | null,
  index: number,
): void {
  const t = moment.seconds
  const { mood, who } = stage.scene
  const sings = actor.action === 'sing' || actor.action === 'dance'
  const speaks = hasVoice(who, index)
  const voice = speaks ? voiceLevelAt(t, moment.speech) : 0
  person(brush, stand.x, stand.y, stand.height, actor.look, {
    pose: poseOf(stage, actor, stand, moment, walk, index, voice),
    expression: expressionAt(t, index * BLINK_PHASE_STEP, {
      mood,
      feeling: actor.feeling,
      isCrying: actor.isCrying,
      speech: moment.speech,
      visemes: moment.visemes,
      speaks,
      sings,
      isDistant: stage.scene.framing === 'wide' && !stage.scene.selfie,
      gazeTarget: (stage.scene.selfie && index === 0) || (sings && !looksAtPartner(t, index)) ? undefined : gazeTowards(stage, index),
      asleep: actor.asleep ?? actor.action === 'sleep',
      ...(FACES[actor.action] && { face: FACES[actor.action] }),
    }),
    swing: swingAt(t, index, walk),
    facingLeft: stand.facingLeft,
    held: heldBy(stage, stand, index, t),
    mount: mountOf(stage, actor, stand, walk, index),
    rest: actor.seat ?? SEAT_BY_PLACE[stage.scene.where] ?? (AT_TABLE.has(actor.action) ? 'chair' : 'stone'),
    isSubmerged: SUBMERGED.has(stage.scene.where),
    climbs: actor.climbs ?? (CLIFFS.has(stage.scene.where) && who.length === 1 ? 'cliff' : 'ladder'),
    isFilming: stage.scene.selfie && index === 0,
  })
}

/** Done at a table, before which a chair stands. */
const AT_TABLE: ReadonlySet<PersonActor['action']> = new Set(['write', 'type', 'study', 'eat'])

const FACES: Readonly<Partial<Record<PersonActor['action'], 'praying' | 'laughing'>>> = { pray: 'praying', laugh: 'laughing' }

/** Places where somebody alone climbs rock; elsewhere, and for each of several, a ladder stands. */
const CLIFFS: ReadonlySet<Scene['where']> = new Set([
  'mountain',
  'cave',
  'desert',
  'beach',
  'sea',
  'arctic',
  'jungle',
  'river',
  'plain',
  'forest',
])

/** Whether the audible voice is this figure's: as its scene says, or else all singing figures, or the first person, or the first animal. */
function hasVoice(who: readonly SceneActor[], index: number): boolean {
  const { speaks } = who[index]!
  if (speaks !== undefined) return speaks
  if (who.some((one) => one.action === 'sing')) return who[index]!.action === 'sing'
  const first = who.findIndex(({ kind }) => kind === 'person')
  return index === Math.max(0, first)
}

/** Whether a singing figure looks at its partner rather than at the viewer. */
const looksAtPartner = (t: number, index: number): boolean => (t + index * 1.3) % 5 > 3.4

/** Draws the bicycle that a figure rides, wheels turned by the distance covered. */
function mountOf({ mounts, look }: Stage, actor: PersonActor, stand: FigureSlot, walk: Walk | null, index: number): PersonState['mount'] {
  const own = mounts.find((one) => one.actor === index)
  if (!own) return undefined
  const turn = wheelAngle((walk?.distance ?? 0) / (stand.height * actor.look.stature))
  // Ghosts and borders are drawn in one colour.
  return (brush, h) => bicycle({ brush: brush.look === look ? { ...brush, look: own.look } : brush, size: h * BICYCLE_SIZE }, turn)
}

/** The prop that a figure holds, swaying where it hangs or flies. */
function heldBy({ held, mirrored }: Stage, stand: FigureSlot, index: number, t: number): Held | undefined {
  const own = held.find(({ actor }) => actor === index)
  if (!own) return undefined
  const isReadBackwards = own.isLettered && (stand.facingLeft ?? false) !== mirrored
  const { sprite, carry, size } = own
  const side = (sprite.canvas.width * size) / sprite.pixels
  const sway = carry === 'string' ? 0.09 * Math.sin(t * 1.3) : carry === 'hang' ? 0.05 * Math.sin(t * 1.9) : 0
  const pivot = carry === 'hang' ? size * 0.97 : 0
  const paint = (g: Ctx): void => {
    g.translate(0, -pivot)
    g.rotate(sway)
    // The head of who is cradled lies on the far arm, where nothing covers it.
    if (carry === 'cradled') g.scale(-1, 1)
    if (isReadBackwards) g.scale(-1, 1)
    g.translate(0, pivot - size / 2)
    sprite.drawState?.(g, 'behind', { seconds: t, size })
    g.drawImage(sprite.canvas, -side / 2, -side / 2, side, side)
    sprite.drawState?.(g, 'before', { seconds: t, size })
  }
  return { carry, size, paint }
}

function poseOf(
  stage: Stage,
  actor: PersonActor,
  stand: FigureSlot,
  moment: FrameTime,
  walk: Walk | null,
  index: number,
  voice: number,
): Pose {
  if (walk === null) {
    // Figures in company look at each other without shading their eyes; without a prop, `hold` has no pose.
    const idle =
      (actor.action === 'look' && stage.scene.who.length > 1) || (actor.action === 'hold' && !stage.held.some((one) => one.actor === index))
    const toMusic = actor.action === 'dance' || actor.action === 'sing'
    const t = toMusic ? musicTime(moment.seconds, moment.beats, beatOffset(stage.scene)) : moment.seconds + index * 0.7
    const acted = actingPose(idle ? 'stand' : actor.action, t, voice, stage.scene.mood, actor.feeling)
    const isFree = acted.seated !== true && !stage.held.some((one) => one.actor === index) && actor.look.tool === undefined
    const own = isFree ? inOwnWay(acted, actor, stanceOf(stage, index)) : acted
    const pose = GESTURES.has(actor.action) && isSomebodyAhead(stage, index) ? withHandsNear(own) : own
    if (!stage.scene.view || !isPortrait(stage.scene.view)) return pose
    if (toMusic) return inPortrait(pose)
    return BUST_ACTIONS.has(actor.action) && !stage.held.some((one) => one.actor === index) ? inBust(pose, actor.feeling) : pose
  }
  return locomotionPose(actor, stand, walk, index)
}

/** Whether another is so near in front of a figure that its gestures would touch. */
function isSomebodyAhead({ scene, stands }: Stage, index: number): boolean {
  const { x, y, height, facingLeft } = stands[index]!
  return stands.slice(0, scene.who.length).some((other, i) => {
    const ahead = (other.x - x) * (facingLeft ? -1 : 1)
    return i !== index && ahead > 0 && ahead < height * TOUCHING && Math.abs(other.y - y) < height * 0.3
  })
}
/** Distance of two people, in heights, within which an outstretched hand touches. */
const TOUCHING = 0.62
const GESTURES: ReadonlySet<PersonActor['action']> = new Set(['stand', 'talk', 'laugh', 'look', 'think'])

function inOwnWay(pose: Pose, { action, feeling }: PersonActor, stance: number): Pose {
  if (action === 'work') return withWorkStance(pose, stance)
  return STANDING.has(action) && !feeling ? withStance(pose, stance) : pose
}

const STANDING: ReadonlySet<PersonActor['action']> = new Set(['stand', 'look'])
/** Of three and more each stands in a way of its own. */
const stanceOf = ({ scene }: Stage, index: number): number => {
  const actor = scene.who[index]
  return (actor?.kind === 'person' ? actor.stance : undefined) ?? (scene.who.length > 2 ? index : 0)
}

/** Actions of the face alone. */
const BUST_ACTIONS: ReadonlySet<PersonActor['action']> = new Set(['stand', 'talk', 'think', 'look'])

/** Blink phase between figures, chosen so that no eyes are closed in the first frame, which is the shot's image. */
const BLINK_PHASE_STEP = 2.9

/** Beats before the shot, so that different shots start with different dance moves. */
const beatOffset = ({ shotSeed }: Scene): number => (shotSeed % 4) * 8

/** Offset of hair and hems, -1 to 1: idle sway, or trailing behind a walking figure. */
const swingAt = (t: number, index: number, walk: Walk | null): number =>
  walk === null ? 0.12 + 0.22 * Math.sin(t * 1.6 + index) + 0.08 * Math.sin(t * 3.7 + index) : 0.42 + 0.24 * Math.sin(t * 5.2 + index)

const eyeHeight = (stand: FigureSlot, who: SceneActor): number =>
  stand.y - stand.height * (who.kind === 'animal' ? 0.4 : 0.8 * who.look.stature)

/** Gaze of a standing figure towards the nearest other in the cast; undefined without one. */
function gazeTowards({ scene, stands }: Stage, index: number): readonly [number, number] | undefined {
  const own = stands[index]!
  const other = index === 0 ? 1 : 0
  const [seen, actor] = [stands[other], scene.who[other]]
  if (!seen || !actor || isWalking(scene.who[index]!)) return undefined
  const across = (seen.x - own.x) * (own.facingLeft ? -1 : 1)
  const down = eyeHeight(seen, actor) - eyeHeight(own, scene.who[index]!)
  const far = Math.hypot(across, down) || 1
  return [across / far, down / far]
}

function drawAnimal(
  brush: Brush,
  stage: Stage,
  actor: AnimalActor,
  stand: FigureSlot,
  moment: FrameTime,
  walk: Walk | null,
  index: number,
): void {
  const { speech, visemes, beats, seconds } = moment
  const heard = speech.length > 0 || (visemes?.length ?? 0) > 0
  animal(brush, stand.x, stand.y + stand.height * 0.01, stand.height * 0.42, actor.coat ?? actor.animal, {
    asleep: actor.asleep,
    ...(actor.act && !beats && { act: actor.act, ...(actor.cover && { cover: actor.cover }) }),
    seconds,
    inSnow: stage.scene.where === 'arctic' || stage.scene.weather === 'snow',
    walking: walk !== null,
    walked: walk?.distance,
    blink: blinkAt(moment.seconds, 1),
    face: animalFaceOf(stage.scene.mood, actor.feeling),
    facingLeft: stand.facingLeft,
    mouth: heard && hasVoice(stage.scene.who, index) ? mouthOpeningAt(seconds, speech, visemes) : undefined,
    music: actor.action && walk === null && (beats || !actor.act) ? musicTime(seconds, beats, beatOffset(stage.scene)) : undefined,
  })
}
