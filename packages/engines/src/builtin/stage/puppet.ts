import { framingView } from '../camera/camera.ts'
import { animal } from '../characters/animals/animal.ts'
import type { Held } from '../characters/poses/carry.ts'
import { person, type PersonMoment } from '../characters/people/person.ts'
import { BICYCLE, wheelTurn } from '../characters/poses/ride.ts'
import { bicycle } from '../props/painted/vehicles.ts'
import type { Rest } from '../characters/poses/rest.ts'
import type { Pose } from '../characters/poses/body-pose.ts'
import type { Brush } from '../paint/brush.ts'
import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, rgb } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import type { Scene, SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { actingPose, blinkAt, expressionAt, openingAt, voiceAt } from './acting.ts'
import type { Moment } from './moment.ts'
import type { Stage, StageHeld } from './stage.ts'
import { musicTime } from './music/music-time.ts'
import { stepPose, type Way, walks, wayOf } from './walking.ts'

/** An animated figure; redrawn every second frame, as in hand-drawn animation, and moved in between. */
export type Puppet = (g: Ctx, moment: Moment) => void

type PersonActor = Extract<SceneActor, { kind: 'person' }>
type AnimalActor = Extract<SceneActor, { kind: 'animal' }>
/** What is kept around a figure's feet, in heights: left, up, right, down. */
const PERSON_ROOM = { left: 0.52, up: 1.16, right: 0.62, down: 0.08 }
const HOLDER_ROOM = { left: 0.56, up: 1.46, right: 0.78, down: 0.08 }
const SLEEPER_ROOM = { left: 0.78, up: 0.74, right: 0.78, down: 0.08 }
const ANIMAL_ROOM = { left: 0.95, up: 1.3, right: 0.95, down: 0.1 }

export function makePuppets(stage: Stage): Puppet[] {
  return stage.scene.who.slice(0, stage.stands.length).map((actor, index) => makePuppet(stage, actor, stage.stands[index]!, index))
}

function roomOf(stage: Stage, actor: SceneActor, index: number): typeof PERSON_ROOM {
  if (actor.kind === 'animal') return ANIMAL_ROOM
  if (actor.action === 'sleep') return SLEEPER_ROOM
  const held = stage.held.find((one) => one.actor === index)
  return held && reachesUp(held.carry) ? HOLDER_ROOM : PERSON_ROOM
}

const reachesUp = (carry: StageHeld['carry']): boolean => carry === 'shade' || carry === 'string'

function makePuppet(stage: Stage, actor: SceneActor, stand: FigureSlot, index: number): Puppet {
  const room = roomOf(stage, actor, index)
  const margin = 16 * stage.frame.unit
  const [left, up] = [room.left * stand.height + margin, room.up * stand.height + margin]
  const width = left + room.right * stand.height + margin
  const height = up + room.down * stand.height + margin
  const scale = framingView(stage.frame, stage.scene.framing, stage.focus, 1).scale * stage.grain
  const [canvas, q] = newCanvas(width * scale, height * scale)
  const halo = stage.style.halo ? haloSprite(stage.style.halo) : null
  let drawn = -1
  return (g, moment) => {
    const way = wayOf(stage, actor, moment)
    const x = stand.x + (way?.ahead ?? 0) * (stand.facingLeft ? -1 : 1)
    if (halo) shine(g, halo, x, stand)
    if (drawn !== moment.index >> 1) {
      drawn = moment.index >> 1
      q.setTransform(1, 0, 0, 1, 0, 0)
      q.clearRect(0, 0, canvas.width, canvas.height)
      q.setTransform(scale, 0, 0, scale, (stand.facingLeft ? width - left : left) * scale, up * scale)
      perform(q, stage, actor, { ...stand, x: 0, y: 0 }, moment, way, index)
    }
    g.drawImage(canvas, x - (stand.facingLeft ? width - left : left), stand.y - up, width, height)
  }
}

function haloSprite({ colour, alpha }: NonNullable<Stage['style']['halo']>): Canvas {
  const [sprite, g] = newCanvas(128, 128)
  g.fillStyle = radial(g, 64, 64, 0, 64, [stop(0, colour, alpha), stop(0.25, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(0, 0, 128, 128)
  return sprite
}

function shine(g: Ctx, sprite: Canvas, x: number, { y, height }: FigureSlot): void {
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.drawImage(sprite, x - height * 0.75, y - height * 1.3, height * 1.5, height * 1.5)
  g.restore()
}

/** The figure with its ghosts and border, feet at the origin. */
function perform(g: Ctx, stage: Stage, actor: SceneActor, stand: FigureSlot, moment: Moment, way: Way | null, index: number): void {
  const { style, look, frame } = stage
  const brush: Brush = { g, look, unit: frame.unit, animated: true }
  const draw = (held: Brush): void =>
    actor.kind === 'person'
      ? performPerson(held, stage, actor, stand, moment, way, index)
      : performAnimal(held, stage, actor, stand, moment, way, index)
  for (const ghost of style.ghosts ?? []) {
    g.save()
    g.translate(ghost.dx * frame.unit, 0)
    draw({ ...brush, look: oneColour(ghost.colour) })
    g.restore()
  }
  if (style.cutout) {
    const { colour, width } = style.cutout
    draw({ ...brush, look: { ...oneColour(colour), paint: 'cel', ink: width * 2, inkColour: colour, shadow: colour } })
  }
  draw(brush)
}

function oneColour(colour: Colour): Look {
  const only = rgb(colour)
  return { paint: 'flat', recolour: () => only, haze: null, groundShadow: false, eyes: 'dot' }
}

function performPerson(
  brush: Brush,
  stage: Stage,
  actor: PersonActor,
  stand: FigureSlot,
  moment: Moment,
  way: Way | null,
  index: number,
): void {
  const t = moment.seconds
  const { mood, who } = stage.scene
  const sings = actor.action === 'sing' || actor.action === 'dance'
  const speaks = hasVoice(who, index)
  const voice = speaks ? voiceAt(t, moment.speech) : 0
  person(brush, stand.x, stand.y, stand.height, actor.look, {
    pose: poseOf(stage, actor, stand, moment, way, index, voice),
    expression: expressionAt(t, index * BLINK_APART, {
      mood,
      speech: moment.speech,
      visemes: moment.visemes,
      speaks,
      sings,
      small: stage.scene.framing === 'wide',
      towards: sings && !glances(t, index) ? undefined : towards(stage, index),
      asleep: actor.action === 'sleep',
    }),
    swing: swingAt(t, index, way),
    facingLeft: stand.facingLeft,
    held: heldBy(stage, index, t),
    mount: mountOf(stage, actor, stand, way, index),
    rest: RESTS[stage.scene.where] ?? 'stone',
  })
}

/** The voice is of all who sing; where nobody does, of the first person, else of the first animal. */
function hasVoice(who: readonly SceneActor[], index: number): boolean {
  if (who.some((one) => one.action === 'sing')) return who[index]!.action === 'sing'
  const first = who.findIndex(({ kind }) => kind === 'person')
  return index === Math.max(0, first)
}

/** Two singers look at each other now and then, else at who watches. */
const glances = (t: number, index: number): boolean => (t + index * 1.3) % 5 > 3.4

/** What people sit on, by place. */
const RESTS: Partial<Record<Scene['where'], Rest>> = {
  ...restsOf('chair', ['room', 'kitchen', 'office', 'school', 'lab', 'cafe', 'library', 'bedroom', 'hospital', 'castle', 'stage']),
  ...restsOf('bench', ['village', 'city', 'street', 'market', 'garden', 'station', 'rooftop', 'future-city']),
  ...restsOf('log', ['forest', 'field', 'river', 'jungle', 'mountain']),
}

function restsOf(rest: Rest, places: readonly Scene['where'][]): Partial<Record<Scene['where'], Rest>> {
  return Object.fromEntries(places.map((place) => [place, rest]))
}

/** The bicycle that somebody rides, its wheels as far as the way. */
function mountOf({ mounts, look }: Stage, actor: PersonActor, stand: FigureSlot, way: Way | null, index: number): PersonMoment['mount'] {
  const own = mounts.find((one) => one.actor === index)
  if (!own) return undefined
  const turn = wheelTurn((way?.covered ?? 0) / (stand.height * actor.look.stature))
  // Ghosts and borders are drawn in one colour.
  return (brush, h) => bicycle({ brush: brush.look === look ? { ...brush, look: own.look } : brush, size: h * BICYCLE }, turn)
}

/** What somebody holds; a balloon pulls at its string. */
function heldBy({ held }: Stage, index: number, t: number): Held | undefined {
  const own = held.find(({ actor }) => actor === index)
  if (!own) return undefined
  const { sprite, carry, size } = own
  const side = (sprite.canvas.width * size) / sprite.pixels
  const sway = carry === 'string' ? 0.09 * Math.sin(t * 1.3) : carry === 'hang' ? 0.05 * Math.sin(t * 1.9) : 0
  const pivot = carry === 'hang' ? size * 0.97 : 0
  const paint = (g: Ctx): void => {
    g.translate(0, -pivot)
    g.rotate(sway)
    g.drawImage(sprite.canvas, -side / 2, pivot - (side + size) / 2, side, side)
  }
  return { carry, size, paint }
}

function poseOf(stage: Stage, actor: PersonActor, stand: FigureSlot, moment: Moment, way: Way | null, index: number, voice: number): Pose {
  if (way === null) {
    // Who is not alone looks at the other, with no hand over the brow; empty hands hold nothing up.
    const idle =
      (actor.action === 'look' && stage.scene.who.length > 1) || (actor.action === 'hold' && !stage.held.some((one) => one.actor === index))
    const toMusic = actor.action === 'dance' || actor.action === 'sing'
    const t = toMusic ? musicTime(moment.seconds, moment.beats, phraseOf(stage.scene)) : moment.seconds + index * 0.7
    return actingPose(idle ? 'stand' : actor.action, t, voice, stage.scene.mood)
  }
  return stepPose(actor, stand, way, index)
}

/** Nobody's eyes are shut as a shot begins: its still shows that moment. */
const BLINK_APART = 2.9

/** Beats that were danced before a shot: another shot shows another figure of the dance. */
const phraseOf = ({ shotSeed }: Scene): number => (shotSeed % 4) * 8

/** Air and steps move hair and hems; those who walk leave them behind. */
const swingAt = (t: number, index: number, way: Way | null): number =>
  way === null ? 0.12 + 0.22 * Math.sin(t * 1.6 + index) + 0.08 * Math.sin(t * 3.7 + index) : 0.42 + 0.24 * Math.sin(t * 5.2 + index)

const level = (stand: FigureSlot, who: SceneActor): number =>
  stand.y - stand.height * (who.kind === 'animal' ? 0.4 : 0.8 * who.look.stature)

/** Those who are not alone look at each other. */
function towards({ scene, stands }: Stage, index: number): readonly [number, number] | undefined {
  const own = stands[index]!
  const other = index === 0 ? 1 : 0
  const [seen, actor] = [stands[other], scene.who[other]]
  if (!seen || !actor || walks(scene.who[index]!)) return undefined
  const across = (seen.x - own.x) * (own.facingLeft ? -1 : 1)
  const down = level(seen, actor) - level(own, scene.who[index]!)
  const far = Math.hypot(across, down) || 1
  return [across / far, down / far]
}

function performAnimal(
  brush: Brush,
  stage: Stage,
  actor: AnimalActor,
  stand: FigureSlot,
  moment: Moment,
  way: Way | null,
  index: number,
): void {
  const height = stand.height * 0.42
  const { speech, visemes, beats, seconds } = moment
  const heard = speech.length > 0 || (visemes?.length ?? 0) > 0
  animal(brush, stand.x, stand.y + stand.height * 0.01, height, actor.coat ?? actor.animal, {
    asleep: actor.asleep,
    seconds: moment.seconds,
    walking: way !== null,
    walked: way?.covered,
    blink: blinkAt(moment.seconds, 1),
    facingLeft: stand.facingLeft,
    mouth: heard && hasVoice(stage.scene.who, index) ? openingAt(seconds, speech, visemes) : undefined,
    music: actor.action && way === null ? musicTime(seconds, beats, phraseOf(stage.scene)) : undefined,
  })
}
