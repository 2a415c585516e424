import { type Camera, cameraAt, cameraView, framingView, withBeatPulse, withHeadroom, withReach } from '../camera/camera.ts'
import { drawTrack, isOnRails } from '../composition/things/track.ts'
import { mountIn } from '../composition/seated-with.ts'
import type { SceneItem } from '../composition/related/scene-link.ts'
import { drawWithin } from '../composition/related/window.ts'
import { showsGround } from '../composition/view.ts'
import type { Brush } from '../paint/brush.ts'
import { ellipse, groundShadow } from '../paint/shapes.ts'
import type { Ctx } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { drawChanging, drawWithEvent } from '../motion/events/draw-event.ts'
import { eventMotion, eventShadow } from '../motion/events/event-motion.ts'
import { type Backdrop, drawLayer } from './backdrop.ts'
import { drawBeatFlash, pulseAt, pulseStrength } from './music/pulse.ts'
import type { Puppet } from './puppet.ts'
import type { Stage } from './stage.ts'
import type { StageProp } from './stage-prop.ts'
import type { FrameTime } from './frame-time.ts'

/** Stateful drawing functions of a stage. */
export type StageRenderers = { readonly backdrop: Backdrop; readonly puppets: readonly Puppet[] }

/** Draws one frame of a stage; the context is `frame.width * stage.pixelRatio` pixels wide. */
export function drawStage(stage: Stage, { backdrop, puppets }: StageRenderers, g: Ctx, moment: FrameTime): void {
  const pulse = moment.beats ? pulseAt(moment.seconds, moment.beats) * pulseStrength(stage.style.value) : 0
  const camera = withBeatPulse(cameraOf(stage, moment), pulse)
  g.save()
  g.scale(stage.pixelRatio, stage.pixelRatio)
  g.save()
  if (stage.mirrored) {
    g.translate(stage.frame.width, 0)
    g.scale(-1, 1)
  }
  backdrop(g, camera, moment)
  if (stage.mat) {
    g.drawImage(stage.mat, 0, 0)
    stage.animatedOverlay?.(g, moment.seconds)
  }
  drawFiguresAndProps(g, stage, puppets, camera, moment)
  for (const layer of stage.foreground) drawLayer(g, stage, layer, camera, moment)
  g.restore()
  for (const particles of stage.particles) particles(g, moment.seconds + 3, pulse)
  drawBeatFlash(g, stage.frame, stage.style.halo?.colour ?? stage.look.sun ?? '#ffe2b0', pulse)
  g.restore()
}

/** Draws what lies behind figures and things at one moment. */
export const drawBackdrop = (stage: Stage, backdrop: Backdrop, g: Ctx, moment: FrameTime): void =>
  backdrop(g, cameraOf(stage, moment), moment)

/** The camera moves over the time that a composition is seen; what is near needs less of a move. */
function cameraOf({ scene, frame, crown }: Stage, { seconds, duration, shown }: FrameTime): Camera {
  const { startSeconds, endSeconds } = shown ?? { startSeconds: 0, endSeconds: duration }
  const [length, since] = [endSeconds - startSeconds, seconds - startSeconds]
  const camera = cameraAt(scene.move, frame, length > 0 ? since / length : 0, since)
  const own = scene.view && !showsGround(scene.view) ? withReach(camera, NEAR_REACH) : camera
  return crown === undefined || scene.view === undefined ? own : withHeadroom(own, frame, crown)
}

/** Part of a move that near views make. */
const NEAR_REACH = 0.6

/** Draws props and figures, back to front. */
function drawFiguresAndProps(g: Ctx, stage: Stage, puppets: readonly Puppet[], camera: Camera, moment: FrameTime): void {
  const { frame, scene, focus } = stage
  const framed = framingView(frame, scene.framing, focus, 1)
  const view = cameraView(frame, camera, 0.97)
  g.save()
  g.translate(view.dx, view.dy)
  g.scale(view.scale, view.scale)
  g.translate(framed.dx, framed.dy)
  g.scale(framed.scale, framed.scale)
  // Who sits on an animal is as near as the animal.
  const mount = stage.stands[mountIn(scene.who)]
  const nearest = mount ?? stage.stands[0]
  const isOwn = (kind: SceneItem['kind'], index: number): boolean =>
    !stage.links.some(({ item }) => item.kind === kind && item.index === index)
  const props = stage.props.flatMap((prop, index) => (isOwn('prop', index) ? [{ prop, index }] : []))
  const isStanding = ({ prop }: (typeof props)[number]): boolean => !prop.floating && prop.y < (nearest?.y ?? 0) + 4
  const drawAll = (some: typeof props): void => {
    for (const { index } of some) drawItem(g, stage, puppets, { kind: 'prop', index }, moment)
  }
  drawAll(props.filter(({ prop }) => prop.floating))
  drawAll(props.filter(isStanding))
  for (let index = puppets.length - 1; index >= 0; index--)
    if (isOwn('figure', index)) drawItem(g, stage, puppets, { kind: 'figure', index }, moment)
  drawAll(props.filter((one) => !one.prop.floating && !isStanding(one)))
  g.restore()
}

/** Draws a figure or prop with what is placed at it: first what is behind it, then what is before it or looks out of it. */
function drawItem(g: Ctx, stage: Stage, puppets: readonly Puppet[], { kind, index }: SceneItem, moment: FrameTime): void {
  const drawLinked = (isBehind: boolean): void => {
    for (const link of stage.links) {
      if (link.of.kind !== kind || link.of.index !== index || link.isBehind !== isBehind) continue
      g.save()
      if (link.moves && kind === 'prop') g.translate(...shiftOfProp(stage.props[index]!, moment))
      drawWithin(g, link.window, () => drawItem(g, stage, puppets, link.item, moment))
      g.restore()
    }
  }
  drawLinked(true)
  if (kind === 'prop') drawProp(g, stage, stage.props[index]!, moment)
  else puppets[index]!(g, moment)
  drawLinked(false)
}

/** How far a prop has moved from its place. */
function shiftOfProp({ animation, size, phase, floating, event }: StageProp, { seconds, duration }: FrameTime): [dx: number, dy: number] {
  const { dx = 0, dy = 0 } = eventMotion(event, partOf(seconds, duration), seconds + phase)
  const drift = floating ? Math.sin(seconds * 1.7 + phase) * size * 0.07 : 0
  return [dx * size, dy * size + drift - climbedBy(animation, size, seconds, duration)]
}

const partOf = (seconds: number, duration: number): number => (duration > 0 ? clamp(seconds / duration) : STILL_PART)
const climbedBy = ({ climb }: StageProp['animation'], size: number, seconds: number, duration: number): number =>
  duration > 0 ? climb * size * (seconds / duration) ** 1.6 : 0

/** Part of an event that a still shows. */
const STILL_PART = 0.6

/** Height of what lies, of its width. */
const FLAT_HEIGHT = 0.42

/** A plate under what lies on it; the origin is at its front edge. */
function drawPlate(brush: Brush, size: number): void {
  ellipse(brush, 0, -size * 0.2, size * 0.66, size * 0.24, 'white', { plain: true })
  ellipse(brush, 0, -size * 0.21, size * 0.5, size * 0.17, 'white', { plain: true, noInk: true, lighten: -0.1 })
}

/** Of wheels on rails, in sizes below the centre of a prop. */
const FOOT_ON_TRACK = 0.47

function drawProp(g: Ctx, { look, frame, mirrored }: Stage, prop: StageProp, { seconds, duration }: FrameTime): void {
  const { animation, size, phase, floating, event } = prop
  const sway = Math.sin(seconds * 1.7 + phase)
  const side = (prop.sprite.canvas.width * size) / prop.sprite.pixels
  const climbed = climbedBy(animation, size, seconds, duration)
  const part = partOf(seconds, duration)
  const shadow = eventShadow(event, part, seconds + phase)
  if (!floating && !animation.roll && !animation.climb && shadow > 0) {
    g.save()
    g.globalAlpha = shadow
    groundShadow({ g, look, unit: frame.unit }, prop.x, prop.y - size * 0.04, size * 0.46, size * 0.08)
    g.restore()
  }
  g.save()
  if (floating) {
    const across = Math.sin(seconds * 0.8 + phase) * size * 0.05 * animation.sway
    g.translate(prop.x + across, prop.y + sway * size * 0.07 - climbed)
    g.rotate(sway * 0.05 * animation.sway)
    g.translate(0, size / 2)
  } else {
    g.translate(prop.x, prop.y + size * 0.03 - climbed + size * 0.5 * animation.roll * Math.sin(seconds * 1.25 + phase))
    g.rotate(animation.roll ? animation.roll * sway : sway * 0.022 * Math.min(1.6, animation.sway))
    g.scale(1, 1 + Math.sin(seconds * 2.3 + phase) * 0.012)
  }
  if (prop.isFlat) {
    drawPlate({ g, look, unit: frame.unit }, size)
    g.translate(0, -size * 0.08)
    g.scale(1, FLAT_HEIGHT)
  }
  g.translate(0, -size / 2)
  // Signs and lettering stay readable in a mirrored scene.
  if (mirrored) g.scale(-1, 1)
  if (!floating && isOnRails(prop.icon)) drawTrack(g, size, FOOT_ON_TRACK)
  const time = { part, seconds: seconds + phase, size, icon: prop.icon }
  drawWithEvent(g, event, time, () => drawChanging(g, prop.sprite, event, { ...time, extent: side }))
  g.translate(0, size / 2)
  animation.draw?.(g, size, seconds)
  g.restore()
}
