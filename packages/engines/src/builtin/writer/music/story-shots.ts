import type { StoryboardShot } from '../../../ports/writer.ts'
import { type CameraWork, withoutCloseUp } from './camera-work.ts'
import { type ShotAction, actionAt, parseActions, withActors } from './shot-actions.ts'
import type { Intensity } from './intensity.ts'
import { includesWord } from '../../scene/matching.ts'
import { SCENERY, type SongPlace } from './scenery.ts'
import { varyFraming } from './vary-framing.ts'
import { type ShotPlan, shotOf, type MusicVideoPlan } from './music-video-plan.ts'
import { withCastName, titleOf, parseDescribedScenes, type DescribedScene, sceneForShot } from './described-scenes.ts'

/** What somebody does between the events of a story. */
const BETWEEN: Readonly<Record<Intensity, readonly ShotAction[]>> = {
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
const WITH_FRIEND: Readonly<Record<Intensity, readonly ShotAction[]>> = {
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

/** Every so many shots one without people. */
const CUTAWAY_EVERY = 4

/** A story about the cast, in the order of its description; without one, what the song's own world and mood suggest. */
export function storyShots(film: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, world } = film
  const names = request.names.length > 0 ? request.names : [NOBODY]
  const scenes = parseDescribedScenes(request.topic)
  let shown: DescribedScene | undefined
  const plans = moments.map((_, i): ShotPlan => {
    const scene = sceneForShot(scenes, i, moments.length)
    const place = scene?.place ?? placeOf(film, i)
    const light = scene?.light || world.light
    const common = { motion: MOTION[intensities[i]!], light, work: camera[i]! }
    if (request.bRoll && isCutaway(i, moments.length)) return { ...common, ...cutaway(place, i, camera[i]!, names) }
    if (scene && scene !== shown) {
      shown = scene
      const seen = withCastName(scene.words, names)
      const where = scene.isPlaced ? seen : `${seen}, ${SCENERY[place].at}`
      return {
        ...common,
        title: titleOf(scene.words, names),
        seen: where,
        light: scene.light === '' ? world.light : scene.unstatedLight,
        work: withoutCloseUp(camera, i),
      }
    }
    const { title, does } = between(intensities[i]!, names, i)
    return { ...common, title, seen: `${does} ${SCENERY[place].at}` }
  })
  return varyFraming(plans, names).map((plan) => shotOf(plan, mood))
}

const NOBODY = 'A wanderer'
const NOTHING = 'drifting clouds'

/** Never the first, the last, or two in a row. */
const isCutaway = (index: number, count: number): boolean => index % CUTAWAY_EVERY === CUTAWAY_EVERY - 1 && index < count - 1

/** A place without people, or a thing of it. */
function cutaway(
  place: SongPlace,
  index: number,
  work: CameraWork,
  names: readonly string[],
): { readonly title: string; readonly seen: string } {
  const { title, views, details } = SCENERY[place]
  const all = work.framing === 'Wide shot' ? views : details
  // A rose in the garden would be taken for somebody called Rose.
  const fitting = all.filter((seen) => !names.some((name) => includesWord(seen, name)))
  const list = fitting.length > 0 ? fitting : [NOTHING]
  return { title, seen: list[Math.floor(index / CUTAWAY_EVERY) % list.length]! }
}

function between(intensity: Intensity, names: readonly string[], index: number): ShotAction {
  const [main, other] = [names[0]!, names[1]]
  if (other !== undefined && index % 2 === 1) return withActors(actionAt(WITH_FRIEND[intensity], index >> 1), main, other)
  const list = BETWEEN[intensity]
  return withActors(actionAt(list, index), main)
}

/** Where an untold story plays: at the world's home in choruses, and through its places in their order between them. */
function placeOf({ world, moments }: MusicVideoPlan, index: number): SongPlace {
  if (moments[index]!.section === 'chorus') return world.home
  return world.places[Math.floor((index / moments.length) * world.places.length)] ?? world.home
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'slow and gentle',
  steady: 'in a steady flow with the song',
  big: 'full of energy, to the beat',
}
