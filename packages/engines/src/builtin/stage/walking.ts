import { framingView } from '../camera/camera.ts'
import { type Gait, pacedGait, RUN, WALK } from '../characters/poses/gait.ts'
import { ridePose } from '../characters/poses/ride.ts'
import { runPose, walkPose } from '../characters/poses/pose.ts'
import type { Pose } from '../characters/poses/body-pose.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Moment } from './moment.ts'
import type { Stage } from './stage.ts'

export const walks = (actor: SceneActor): boolean =>
  actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride'

/** Where somebody is on their way. Pixels: ahead of their place, since the shot began, and in a second. */
export type Way = { readonly ahead: number; readonly covered: number; readonly pace: number }

/** How long a still's shot is taken to be: its clip begins with the same step. */
const USUAL_SECONDS = 5

/** Null for those who stay. All walk alike, so they keep together, and as far as the frame leaves room for. */
export function wayOf({ scene, stands, frame, focus }: Stage, actor: SceneActor, { seconds, duration }: Moment): Way | null {
  if (!walks(actor)) return null
  const walking = stands.filter((_, i) => walks(scene.who[i]!))
  const height = walking[0]!.height
  // What is seen of the ground: less than the frame in near shots.
  const view = framingView(frame, scene.framing, focus, 1)
  const [left, right] = [-view.dx / view.scale, (frame.width - view.dx) / view.scale]
  const behind = Math.min(height * 0.42, ...walking.map(({ x, facingLeft }) => (facingLeft ? right - x : x - left) - height * 0.3))
  const ahead = Math.min(height * 0.75, ...walking.map(({ x, facingLeft }) => (facingLeft ? x - left : right - x) - height * 0.3))
  const from = -Math.max(0, behind)
  const pace = Math.min(height * 0.42, (Math.max(0, ahead) - from) / (duration > 0 ? duration : USUAL_SECONDS))
  return { ahead: from + pace * seconds, covered: pace * seconds, pace }
}

/** Short steps: a shot is small. */
const STROLL: Gait = { ...WALK, stride: 0.62, lift: 0.12 }

/** Steps as long as the way asks for, so that no foot slides and nobody walks as if under water. */
export function stepPose(
  { action, look }: Extract<SceneActor, { kind: 'person' }>,
  stand: FigureSlot,
  { covered, pace }: Way,
  index: number,
): Pose {
  if (action === 'ride') return ridePose(look, covered / (stand.height * look.stature), covered / Math.max(1, pace))
  const leg = stand.height * look.stature * 0.35
  const runs = action === 'run'
  const { gait, cycles } = pacedGait(runs ? RUN : STROLL, pace / leg, runs ? 1.1 : 0.62)
  const done = 0.12 + index * 0.37 + (pace > 0 ? (covered / pace) * cycles : 0)
  return runs ? runPose(done, gait) : walkPose(done, gait)
}
