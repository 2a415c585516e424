import { withoutUnknownPositions } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanAngle, PlanCamera, PlanMove, PlanSize, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { StoryboardShot } from '@fablecut/generation/ports/writer'
import type { Intensity } from './intensity.ts'
import { planMoodOf } from './song-mood.ts'
import type { MusicVideo, SongShot } from './song-shot.ts'

/** Cycles of camera moves, faster with intensity. */
const MOVES: Readonly<Record<Intensity, readonly PlanMove[]>> = {
  quiet: ['push', 'pan-left', 'pull', 'crane-up', 'pan-right'],
  steady: ['push', 'orbit', 'pan-right', 'crane-up', 'pan-left', 'pull'],
  big: ['push', 'orbit', 'shake', 'crane-up', 'pan-left', 'pull', 'pan-right', 'crane-down'],
}
const CAST_ANGLES: readonly PlanAngle[] = ['eye', 'low', 'eye', 'high', 'low']
const OTHER_ANGLES: readonly PlanAngle[] = ['eye', 'high', 'low']
/** Actions that need the whole body in the frame. */
const FULL_BODY_ACTIONS = /^(?:dance|run|walk|ride|jump|climb)$/u
const CLOSE_SIZES: ReadonlySet<PlanSize> = new Set<PlanSize>(['close', 'extreme-close'])

type Framed = { readonly shot: SongShot; readonly camera: PlanCamera }

/** Who or what a shot is about. */
const subjectOf = ({ cast, things }: SongShot): string =>
  [...cast.map(({ id }) => id), ...things.slice(0, 1).map(({ what }) => what)].join()

/** Whether two shots in these sizes would look alike. */
function isAlike(shot: SongShot, size: PlanSize, other: Framed): boolean {
  const hasSamePlace = shot.setting.place === other.shot.setting.place
  const hasSameSubject = subjectOf(shot) === subjectOf(other.shot)
  if (size === other.camera.size) return hasSamePlace || hasSameSubject
  return hasSameSubject && CLOSE_SIZES.has(size) && CLOSE_SIZES.has(other.camera.size)
}

/** How little a size suits a shot after others: alike neighbours first, then repetition, then the shot's own preference. */
function costOf(shot: SongShot, size: PlanSize, preference: number, before: readonly Framed[]): number {
  const last = before.at(-1)
  const used = before.filter(({ camera }) => camera.size === size).length
  const isRecent = before.slice(-2).some(({ camera }) => camera.size === size)
  return (last && isAlike(shot, size, last) ? 100 : 0) + (isRecent ? 3 : 0) + used + preference * 0.6
}

function sizeOf(shot: SongShot, before: readonly Framed[]): PlanSize {
  const usable = shot.sizes.filter((size) => !CLOSE_SIZES.has(size) || !shot.cast.some(({ action }) => FULL_BODY_ACTIONS.test(action)))
  const sizes = usable.length > 0 ? usable : shot.sizes
  const costs = sizes.map((size, i) => costOf(shot, size, i, before))
  return sizes[costs.indexOf(Math.min(...costs))]!
}

const nextDifferent = <T>(cycle: readonly T[], index: number, before: T | undefined): T => {
  const next = cycle[index % cycle.length]!
  return next === before ? cycle[(index + 1) % cycle.length]! : next
}

type Turn = { readonly angles: readonly PlanAngle[]; readonly turn: number; readonly before: readonly Framed[] }

/** The next angle of the cycle; what was seen before comes back from an angle that is new for it, if there is one. */
function angleOf(shot: SongShot, size: PlanSize, { angles, turn, before }: Turn): PlanAngle {
  const last = before.at(-1)?.camera.angle
  const same = before.filter(
    (other) => other.camera.size === size && other.shot.setting.place === shot.setting.place && subjectOf(other.shot) === subjectOf(shot),
  )
  const used = new Set(same.map(({ camera }) => camera.angle))
  const cycle = angles.map((_, i) => angles[(turn + i) % angles.length]!)
  return cycle.find((angle) => angle !== last && !used.has(angle)) ?? cycle.find((angle) => angle !== last) ?? cycle[0]!
}

/** The camera of every shot: neighbours differ in size or in what they show, in angle and in move. The first pushes in from near: it has to hold a stranger. */
function framed(shots: readonly SongShot[], { intensities, request }: MusicVideo): Framed[] {
  const result: Framed[] = []
  for (const [i, shot] of shots.entries()) {
    const before = result.at(-1)?.camera
    const size = sizeOf(shot, result)
    const angles = shot.cast.length > 0 ? CAST_ANGLES : OTHER_ANGLES
    const angle = i === 0 ? (shot.cast.length > 0 ? 'low' : 'eye') : angleOf(shot, size, { angles, turn: i + request.seed, before: result })
    const move = i === 0 ? 'push' : i === shots.length - 1 ? 'pull' : nextDifferent(MOVES[intensities[i]!], i + request.seed, before?.move)
    result.push({ shot, camera: { size, angle, move } })
  }
  return result
}

/** The shots with their plans, and with prompts for models of other providers, which name the characters. */
export function filmShots(shots: readonly SongShot[], video: MusicVideo): StoryboardShot[] {
  return framed(shots, video).map(({ shot, camera }): StoryboardShot => {
    const plan = withoutUnknownPositions<ShotPlan>({
      form: 'scene',
      ...shot.setting,
      mood: planMoodOf(video.mood),
      cast: shot.cast,
      things: shot.things,
      text: shot.text ?? [],
      camera,
      transition: 'cut',
    })
    const { imagePrompt, videoPrompt } = promptsOfPlan({ ...plan, text: [] }, video.request.cast)
    return { title: shot.title, voiceOver: '', imagePrompt: shot.words ? `${shot.words}. ${imagePrompt}` : imagePrompt, videoPrompt, plan }
  })
}
