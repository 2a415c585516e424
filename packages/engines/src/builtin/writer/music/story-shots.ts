import type { StoryboardShot } from '../../../ports/writer.ts'
import { type CameraWork, inSight } from './camera-work.ts'
import { type Deed, deedAt, deeds, doneBy } from './deeds.ts'
import type { Drive } from './drive.ts'
import { includesWord } from '../../scene/matching.ts'
import { SCENERY, type SongPlace } from './scenery.ts'
import { shotOf, type SongFilm } from './song-film.ts'
import { named, titleOf, toldScenes, type ToldScene, turnOf } from './told-scenes.ts'

/** What somebody does between the events of a story. */
const BETWEEN: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    A quiet moment: @ sits and waits
    Looking far: @ looks into the distance
    Step by step: @ walks slowly
    Lost in thought: @ thinks
    Only a breath: @ stands still
  `),
  steady: deeds(`
    On the way: @ walks
    Something is there: @ points at something
    Eyes open: @ looks up
    Not alone: @ smiles and waves hello
  `),
  big: deeds(`
    Running: @ runs
    All at once: @ dances
    Faster: @ runs ever faster
    Here it is: @ dances with joy
  `),
}
const WITH_FRIEND: Readonly<Record<Drive, Deed>> = {
  quiet: { title: 'Between the two', does: '@ and & sit side by side' },
  steady: { title: 'Two ways, one road', does: '@ and & walk side by side' },
  big: { title: 'Together', does: '@ and & dance together' },
}

/** Every so many shots one without people. */
const CUTAWAY_EVERY = 4

/** A story about the cast, in the order in which it was told; without one, what the song's own world and mood suggest. */
export function storyShots(film: SongFilm): StoryboardShot[] {
  const { request, moments, drives, camera, mood, world } = film
  const names = request.names.length > 0 ? request.names : [NOBODY]
  const told = toldScenes(request.topic)
  let shown: ToldScene | undefined
  return moments.map((_, i) => {
    const scene = turnOf(told, i, moments.length)
    const place = scene?.place ?? placeOf(film, i)
    const light = scene?.light || world.light
    const common = { motion: MOTION[drives[i]!], light, work: camera[i]! }
    if (request.bRoll && isCutaway(i, moments.length)) return shotOf({ ...common, ...cutaway(place, i, camera[i]!, names) }, mood)
    if (scene && scene !== shown) {
      shown = scene
      const seen = named(scene.words, names)
      const where = scene.isPlaced ? seen : `${seen}, ${SCENERY[place].at}`
      return shotOf(
        {
          ...common,
          title: titleOf(scene.words, names),
          seen: where,
          light: scene.light === '' ? world.light : scene.lightBeside,
          work: inSight(camera, i),
        },
        mood,
      )
    }
    const { title, does } = between(drives[i]!, names, i)
    return shotOf({ ...common, title, seen: `${does} ${SCENERY[place].at}` }, mood)
  })
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

function between(drive: Drive, names: readonly string[], index: number): Deed {
  const [main, other] = [names[0]!, names[1]]
  if (other !== undefined && index % 2 === 1) return doneBy(WITH_FRIEND[drive], main, other)
  const list = BETWEEN[drive]
  return doneBy(deedAt(list, index), main)
}

/** Where an untold story plays: at the world's home in choruses, and through its places in their order between them. */
function placeOf({ world, moments }: SongFilm, index: number): SongPlace {
  if (moments[index]!.section === 'chorus') return world.home
  return world.places[Math.floor((index / moments.length) * world.places.length)] ?? world.home
}

const MOTION: Readonly<Record<Drive, string>> = {
  quiet: 'slow and gentle',
  steady: 'in a steady flow with the song',
  big: 'full of energy, to the beat',
}
