import { framingView } from '../camera/camera.ts'
import { type Gait, gaitForSpeed, RUN, WALK } from '../characters/poses/gait.ts'
import { ridePose } from '../characters/poses/ride.ts'
import { runPose, walkPose } from '../characters/poses/pose.ts'
import { showsGround } from '../composition/view.ts'
import type { Pose } from '../characters/poses/body-pose.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { FrameTime } from './frame-time.ts'
import type { Stage } from './stage.ts'

/** Whether a figure moves across the frame. */
export const isWalking = (actor: SceneActor): boolean =>
  actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride'

/** Progress of a walking figure, in frame pixels: `offset` from its stand, `distance` since the clip's start, `speed` per second. */
export type Walk = { readonly offset: number; readonly distance: number; readonly speed: number }

/** Duration assumed for stills, so that the clip starts with the same step. */
const DEFAULT_SECONDS = 5

/** Walk of a figure at a time; null for figures that don't walk. All share one speed, limited by the room in the frame. */
export function walkAt({ scene, stands, frame, focus }: Stage, actor: SceneActor, { seconds, duration }: FrameTime): Walk | null {
  if (!isWalking(actor)) return null
  if (scene.view && !showsGround(scene.view)) return walkInPlace(stands[0]!.height, seconds)
  const walking = stands.filter((_, i) => isWalking(scene.who[i]!))
  const height = walking[0]!.height
  // Close framings show less of the ground than the frame.
  const view = framingView(frame, scene.framing, focus, 1)
  const [left, right] = [-view.dx / view.scale, (frame.width - view.dx) / view.scale]
  const roomBehind = Math.min(height * 0.42, ...walking.map(({ x, facingLeft }) => (facingLeft ? right - x : x - left) - height * 0.3))
  const ahead = Math.min(height * 0.75, ...walking.map(({ x, facingLeft }) => (facingLeft ? x - left : right - x) - height * 0.3))
  const from = -Math.max(0, roomBehind)
  const speed = Math.min(height * 0.42, (Math.max(0, ahead) - from) / (duration > 0 ? duration : DEFAULT_SECONDS))
  // Without room they still step, as if the camera went along.
  const pace = Math.max(speed, height * MIN_PACE)
  return { offset: from + speed * seconds, distance: pace * seconds, speed: pace }
}

/** Slowest pace in heights per second: below it a walk freezes in mid-stride. */
const MIN_PACE = 0.24

/** A camera that goes along keeps near figures where they are. */
const walkInPlace = (height: number, seconds: number): Walk => ({
  offset: 0,
  distance: height * 0.34 * seconds,
  speed: height * 0.34,
})

/** Shorter steps than `WALK`. */
const STROLL_GAIT: Gait = { ...WALK, stride: 0.62, lift: 0.12 }

/** Pose of a walking, running or riding figure, its stride matched to the speed so that feet don't slide. */
export function locomotionPose(
  { action, look }: Extract<SceneActor, { kind: 'person' }>,
  stand: FigureSlot,
  { distance, speed }: Walk,
  index: number,
): Pose {
  if (action === 'ride') return ridePose(look, distance / (stand.height * look.stature), distance / Math.max(1, speed))
  const legLength = stand.height * look.stature * 0.35
  const isRunning = action === 'run'
  const { gait, cycles } = gaitForSpeed(isRunning ? RUN : STROLL_GAIT, speed / legLength, isRunning ? 1.1 : 0.62)
  const cycle = 0.12 + index * 0.37 + (speed > 0 ? (distance / speed) * cycles : 0)
  return isRunning ? runPose(cycle, gait) : walkPose(cycle, gait)
}
