import { framingView } from '../camera/camera.ts'
import { animal } from '../characters/animal.ts'
import { person } from '../characters/person.ts'
import { poseAt } from '../characters/pose.ts'
import type { Brush } from '../paint/brush.ts'
import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { clamp, type Colour, rgb, smooth } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { Stand } from '../settings/setting.ts'
import { actingPose, blinkAt, expressionAt, mixPoses, voiceAt } from './acting.ts'
import type { Moment } from './draw.ts'
import type { Stage } from './stage.ts'

/** A figure that moves: drawn anew every second frame, as in drawn films, and carried along in between. */
export type Puppet = (g: Ctx, moment: Moment) => void

type PersonActor = Extract<SceneActor, { kind: 'person' }>
type AnimalActor = Extract<SceneActor, { kind: 'animal' }>
/** What is kept around a figure's feet, in heights: left, up, right, down. */
const PERSON_ROOM = { left: 0.52, up: 1.16, right: 0.62, down: 0.08 }
const ANIMAL_ROOM = { left: 0.85, up: 1.2, right: 0.85, down: 0.1 }

export function makePuppets(stage: Stage): Puppet[] {
  return stage.scene.who.slice(0, stage.stands.length).map((actor, index) => makePuppet(stage, actor, stage.stands[index]!, index))
}

function makePuppet(stage: Stage, actor: SceneActor, stand: Stand, index: number): Puppet {
  const room = actor.kind === 'person' ? PERSON_ROOM : ANIMAL_ROOM
  const margin = 16 * stage.frame.unit
  const [left, up] = [room.left * stand.height + margin, room.up * stand.height + margin]
  const width = left + room.right * stand.height + margin
  const height = up + room.down * stand.height + margin
  const scale = framingView(stage.frame, stage.scene.framing, stage.focus, 1).scale * stage.grain
  const [canvas, q] = newCanvas(width * scale, height * scale)
  const halo = stage.style.halo ? haloSprite(stage.style.halo) : null
  let drawn = -1
  return (g, moment) => {
    const walk = walkOf(actor, stand, moment)
    const x = stand.x + walk.dx * (stand.facingLeft ? -1 : 1)
    if (halo) shine(g, halo, x, stand)
    if (drawn !== moment.index >> 1) {
      drawn = moment.index >> 1
      q.setTransform(1, 0, 0, 1, 0, 0)
      q.clearRect(0, 0, canvas.width, canvas.height)
      q.setTransform(scale, 0, 0, scale, (stand.facingLeft ? width - left : left) * scale, up * scale)
      perform(q, stage, actor, { ...stand, x: 0, y: 0 }, moment, walk.walking, index)
    }
    g.drawImage(canvas, x - (stand.facingLeft ? width - left : left), stand.y - up, width, height)
  }
}

/** From the side into place, then they stay. `walking`: 1 in mid step, 0 at rest. */
function walkOf(actor: SceneActor, stand: Stand, moment: Moment): { dx: number; walking: number } {
  const walks = actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run'
  if (!walks) return { dx: 0, walking: 0 }
  const speed = stand.height * 0.26
  const length = Math.min(speed * moment.duration, stand.height * 0.75)
  const done = Math.min(length, speed * moment.seconds)
  return { dx: done - length * 0.6, walking: moment.duration === 0 ? 1 : smooth((length - done) / (stand.height * 0.08)) }
}

function haloSprite({ colour, alpha }: NonNullable<Stage['style']['halo']>): Canvas {
  const [sprite, g] = newCanvas(128, 128)
  g.fillStyle = radial(g, 64, 64, 0, 64, [stop(0, colour, alpha), stop(0.25, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(0, 0, 128, 128)
  return sprite
}

function shine(g: Ctx, sprite: Canvas, x: number, { y, height }: Stand): void {
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.drawImage(sprite, x - height * 0.75, y - height * 1.3, height * 1.5, height * 1.5)
  g.restore()
}

/** The figure with its ghosts and border, feet at the origin. */
function perform(
  g: Ctx,
  { style, look, frame }: Stage,
  actor: SceneActor,
  stand: Stand,
  moment: Moment,
  walking: number,
  index: number,
): void {
  const brush: Brush = { g, look, unit: frame.unit, lively: true }
  const draw = (held: Brush): void =>
    actor.kind === 'person' ? performPerson(held, actor, stand, moment, walking, index) : performAnimal(held, actor, stand, moment, walking)
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

function performPerson(brush: Brush, actor: PersonActor, stand: Stand, moment: Moment, walking: number, index: number): void {
  const t = moment.seconds
  const voice = index === 0 ? voiceAt(t, moment.speech) : 0
  const walks = actor.action === 'walk' || actor.action === 'run'
  const rest = actingPose(walks ? 'stand' : actor.action, t + index * 0.7, voice)
  person(brush, stand.x, stand.y, stand.height, actor.look, {
    pose: walks ? mixPoses(rest, poseAt(actor.action, t * 0.75), clamp(walking)) : rest,
    expression: expressionAt(t, index * 2.1, voice),
    swing: 0.35 + 0.3 * Math.sin(t * 1.6 + index) + walking * 0.3,
    facingLeft: stand.facingLeft,
  })
}

function performAnimal(brush: Brush, actor: AnimalActor, stand: Stand, moment: Moment, walking: number): void {
  animal(brush, stand.x, stand.y + stand.height * 0.01, stand.height * 0.42, actor.animal, {
    seconds: moment.seconds,
    walking: walking > 0.3,
    blink: blinkAt(moment.seconds, 1),
    facingLeft: stand.facingLeft,
  })
}
