import type { StoryboardShot } from '../../../ports/writer.ts'
import { type CameraWork, withoutCloseUp } from './camera-work.ts'
import { type ShotAction, actionAt, parseActions, withActors } from './shot-actions.ts'
import type { Intensity } from './intensity.ts'
import { includesWord } from '../../scene/matching.ts'
import { SCENERY, type SongPlace } from './scenery.ts'
import { varyFraming } from './vary-framing.ts'
import { type ShotPlan, buildShot, type MusicVideoPlan } from './music-video-plan.ts'
import { withCastName, titleOf, parseDescribedScenes, type DescribedScene, sceneForShot } from './described-scenes.ts'

/** Actions for shots without a described event. */
const FILLER_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    A quiet moment: @ sits and waits
    Looking far: @ looks into the distance
    Step by step: @ walks slowly
    Lost in thought: @ thinks
    Only a breath: @ stands still
  `),
  steady: parseActions(`
    On the way: @ walks
    Something is there: @ points at something
    Eyes open: @ looks up
    Not alone: @ smiles and waves hello
  `),
  big: parseActions(`
    Running: @ runs
    All at once: @ dances
    Faster: @ runs ever faster
    Here it is: @ dances with joy
  `),
}
const PAIR_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    Between the two: @ and & sit side by side
    Slow steps: @ and & walk slowly side by side
    Only a word: @ and & talk softly
  `),
  steady: parseActions(`
    Two ways, one road: @ and & walk side by side
    So much to say: @ and & talk and laugh
    Hello to all: @ and & wave hello
  `),
  big: parseActions(`
    Together: @ and & dance together
    Side by side: @ and & run side by side
  `),
}

/** Interval of cutaways without people, in shots. */
const CUTAWAY_EVERY = 4

/** Shots of a story about the cast, in the order of its description; without one, from the song's world and mood. */
export function storyShots(plan: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, world } = plan
  const names = request.names.length > 0 ? request.names : [DEFAULT_ACTOR]
  const scenes = parseDescribedScenes(request.topic)
  let lastScene: DescribedScene | undefined
  const plans = moments.map((_, i): ShotPlan => {
    const scene = sceneForShot(scenes, i, moments.length)
    const place = scene?.place ?? placeOf(plan, i)
    const light = scene?.light || world.light
    const common = { motion: MOTION[intensities[i]!], light, cameraWork: camera[i]! }
    if (request.bRoll && isCutaway(i, moments.length)) return { ...common, ...cutaway(place, i, camera[i]!, names) }
    if (scene && scene !== lastScene) {
      lastScene = scene
      const content = withCastName(scene.words, names)
      const withPlace = scene.isPlaced ? content : `${content}, ${SCENERY[place].location}`
      return {
        ...common,
        title: titleOf(scene.words, names),
        content: withPlace,
        light: scene.light === '' ? world.light : scene.unstatedLight,
        cameraWork: withoutCloseUp(camera, i),
      }
    }
    const { title, action } = fillerAction(intensities[i]!, names, i)
    return { ...common, title, content: `${action} ${SCENERY[place].location}` }
  })
  return varyFraming(plans, names).map((plan) => buildShot(plan, mood))
}

const DEFAULT_ACTOR = 'A wanderer'
const FALLBACK_CUTAWAY = 'drifting clouds'

/** Never the first or last shot, and never two in a row. */
const isCutaway = (index: number, count: number): boolean => index % CUTAWAY_EVERY === CUTAWAY_EVERY - 1 && index < count - 1

/** A place without people, or an object of it. */
function cutaway(
  place: SongPlace,
  index: number,
  cameraWork: CameraWork,
  names: readonly string[],
): { readonly title: string; readonly content: string } {
  const { title, views, details } = SCENERY[place]
  const all = cameraWork.framing === 'Wide shot' ? views : details
  // `a rose in the garden` would show a character called Rose.
  const unambiguous = all.filter((content) => !names.some((name) => includesWord(content, name)))
  const list = unambiguous.length > 0 ? unambiguous : [FALLBACK_CUTAWAY]
  return { title, content: list[Math.floor(index / CUTAWAY_EVERY) % list.length]! }
}

function fillerAction(intensity: Intensity, names: readonly string[], index: number): ShotAction {
  const [main, other] = [names[0]!, names[1]]
  if (other !== undefined && index % 2 === 1) return withActors(actionAt(PAIR_ACTIONS[intensity], index >> 1), main, other)
  const list = FILLER_ACTIONS[intensity]
  return withActors(actionAt(list, index), main)
}

/** The place of a shot without a description: the world's home in choruses, else its places in order. */
function placeOf({ world, moments }: MusicVideoPlan, index: number): SongPlace {
  if (moments[index]!.section === 'chorus') return world.home
  return world.places[Math.floor((index / moments.length) * world.places.length)] ?? world.home
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'slow and gentle',
  steady: 'in a steady flow with the song',
  big: 'full of energy, to the beat',
}
