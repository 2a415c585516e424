import { animal } from '../characters/animal.ts'
import { person } from '../characters/person.ts'
import { type Camera, cameraAt, cameraView, framingView } from '../camera/camera.ts'
import { groundShadow, type Brush } from '../paint/brush.ts'
import { type Ctx, glow } from '../paint/canvas.ts'
import { clamp, smooth } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { poseAt } from '../characters/pose.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { Stand } from '../settings/setting.ts'
import { actingPose, blinkAt, expressionAt, mixPoses, type SpeechWindow, voiceAt } from './acting.ts'
import type { PaintedLayer, Stage, StageProp } from './stage.ts'

export type Moment = {
  readonly seconds: number
  readonly duration: number
  readonly speech: readonly SpeechWindow[]
  readonly index: number
}

/** Draws one moment of a stage into a context of `frame.width * grain` pixels across. */
export function drawStage(stage: Stage, g: Ctx, moment: Moment): void {
  const camera = cameraAt(stage.scene.move, stage.frame, moment.duration > 0 ? moment.seconds / moment.duration : 0)
  g.save()
  g.scale(stage.grain, stage.grain)
  for (const layer of stage.behind) drawLayer(g, stage, layer, camera, moment.seconds)
  if (stage.mat) g.drawImage(stage.mat, 0, 0)
  drawLiving(g, stage, camera, moment)
  for (const layer of stage.before) drawLayer(g, stage, layer, camera, moment.seconds)
  for (const particles of stage.particles) particles(g, moment.seconds + 3)
  g.restore()
}

function drawLayer(g: Ctx, stage: Stage, layer: PaintedLayer, camera: Camera, seconds: number): void {
  const { frame } = stage
  const view = cameraView(frame, camera, layer.nearness)
  const w = (layer.canvas.width / layer.scale) * view.scale
  const h = (layer.canvas.height / layer.scale) * view.scale
  const y = layer.y * view.scale + view.dy
  if (layer.drift === 0) {
    g.drawImage(layer.canvas, layer.x * view.scale + view.dx, y, w, h)
    return
  }
  const x = layer.x * view.scale + view.dx + ((layer.drift * seconds) % w)
  g.drawImage(layer.canvas, x, y, w, h)
  if (x > 0) g.drawImage(layer.canvas, x - w, y, w, h)
}

/** Things and figures, at the depth of the ground they stand on. */
function drawLiving(g: Ctx, stage: Stage, camera: Camera, moment: Moment): void {
  const { frame, scene, focus } = stage
  const framed = framingView(frame, scene.framing, focus, 1)
  const view = cameraView(frame, camera, 0.97)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  g.translate(framed.dx, framed.dy)
  g.scale(framed.scale, framed.scale)
  const standing = stage.props.filter((prop) => !prop.floating && prop.y < (stage.stands[0]?.y ?? 0) + 4)
  for (const prop of stage.props) if (prop.floating) drawProp(g, stage, prop, moment.seconds)
  for (const prop of standing) drawProp(g, stage, prop, moment.seconds)
  for (let i = Math.min(scene.who.length, stage.stands.length) - 1; i >= 0; i--)
    drawActor(g, stage, scene.who[i]!, stage.stands[i]!, moment, i)
  for (const prop of stage.props) if (!prop.floating && !standing.includes(prop)) drawProp(g, stage, prop, moment.seconds)
  g.restore()
}

function drawProp(g: Ctx, { look, frame, style }: Stage, prop: StageProp, seconds: number): void {
  const sway = Math.sin(seconds * 1.7 + prop.phase)
  const side = (prop.sprite.canvas.width * prop.size) / prop.sprite.pixels
  if (!prop.floating) groundShadow({ g, look, unit: frame.unit }, prop.x, prop.y - prop.size * 0.04, prop.size * 0.46, prop.size * 0.08)
  g.save()
  if (prop.floating) {
    if (style.halo) glow(g, prop.x, prop.y, prop.size * 0.9, style.halo.colour, style.halo.alpha * 0.5)
    g.translate(prop.x + Math.sin(seconds * 0.8 + prop.phase) * prop.size * 0.05, prop.y + sway * prop.size * 0.07)
    g.rotate(sway * 0.05)
    g.drawImage(prop.sprite.canvas, -side / 2, -side / 2, side, side)
  } else {
    g.translate(prop.x, prop.y + prop.size * 0.03)
    g.rotate(sway * 0.022)
    g.scale(1, 1 + Math.sin(seconds * 2.3 + prop.phase) * 0.012)
    g.drawImage(prop.sprite.canvas, -side / 2, -(side + prop.size) / 2, side, side)
  }
  g.restore()
}

/** How far somebody has walked: from the side into place, then they stay. */
function walkedPart(moment: Moment, stand: Stand): { dx: number; walking: number } {
  const speed = stand.height * 0.26
  const length = Math.min(speed * moment.duration, stand.height * 0.75)
  const done = Math.min(length, speed * moment.seconds)
  return { dx: done - length * 0.6, walking: moment.duration === 0 ? 1 : smooth((length - done) / (stand.height * 0.08)) }
}

function drawActor(g: Ctx, stage: Stage, actor: SceneActor, stand: Stand, moment: Moment, index: number): void {
  const { style, look, frame } = stage
  const brush: Brush = { g, look, unit: frame.unit }
  if (style.halo) glow(g, stand.x, stand.y - stand.height * 0.55, stand.height * 0.75, style.halo.colour, style.halo.alpha)
  const draw = (b: Brush): void =>
    actor.kind === 'person' ? drawPerson(b, actor, stand, moment, index) : drawAnimal(b, actor, stand, moment)
  for (const ghost of style.ghosts ?? []) {
    g.save()
    g.translate(ghost.dx * frame.unit, 0)
    draw({ ...brush, look: oneColour(ghost.colour as string) })
    g.restore()
  }
  if (style.cutout)
    draw({
      ...brush,
      look: {
        ...oneColour(style.cutout.colour as string),
        paint: 'cel',
        ink: style.cutout.width * 2,
        inkColour: style.cutout.colour,
        shadow: style.cutout.colour,
      },
    })
  draw(brush)
}

const oneColour = (colour: string): Look => ({ paint: 'flat', recolour: () => rgbOf(colour), haze: null, groundShadow: false, eyes: 'dot' })
const rgbOf = (colour: string): [number, number, number] => {
  const value = parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function drawPerson(brush: Brush, actor: Extract<SceneActor, { kind: 'person' }>, stand: Stand, moment: Moment, index: number): void {
  const t = moment.seconds
  const voice = index === 0 ? voiceAt(t, moment.speech) : 0
  const walks = actor.action === 'walk' || actor.action === 'run'
  const { dx, walking } = walks ? walkedPart(moment, stand) : { dx: 0, walking: 0 }
  const rest = actingPose(walks ? 'stand' : actor.action, t + index * 0.7, voice)
  const pose = walks ? mixPoses(rest, poseAt(actor.action, t * 0.75), clamp(walking)) : rest
  person(brush, stand.x + dx * (stand.facingLeft ? -1 : 1), stand.y, stand.height, actor.look, {
    pose,
    expression: expressionAt(t, index * 2.1, voice),
    swing: 0.35 + 0.3 * Math.sin(t * 1.6 + index) + walking * 0.3,
    facingLeft: stand.facingLeft,
  })
}

function drawAnimal(brush: Brush, actor: Extract<SceneActor, { kind: 'animal' }>, stand: Stand, moment: Moment): void {
  const { dx, walking } = actor.walking ? walkedPart(moment, stand) : { dx: 0, walking: 0 }
  animal(brush, stand.x + dx * (stand.facingLeft ? -1 : 1), stand.y + stand.height * 0.01, stand.height * 0.42, actor.animal, {
    seconds: moment.seconds,
    walking: walking > 0.3,
    blink: blinkAt(moment.seconds, 1),
    facingLeft: stand.facingLeft,
  })
}
