import type { StoryboardShot } from '../../../ports/writer.ts'
import { type Deed, deeds, doneBy } from './deeds.ts'
import type { Drive } from './drive.ts'
import { isSongPlace, SCENERY, type SongPlace } from './scenery.ts'
import { shotOf, type SongFilm } from './song-film.ts'
import { named, pieceAt, piecesOf, placeIn, titleOfPiece } from './told-scenes.ts'
import { placesIn } from './choose-world.ts'

/** What somebody does between the events of a story. */
const BETWEEN: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    A quiet moment: @ sits and thinks
    Looking far: @ looks into the distance
    Step by step: @ walks along slowly
    A memory: @ holds a letter
    Only a breath: @ stands still
  `),
  steady: deeds(`
    On the way: @ walks on
    Something is there: @ points ahead
    Eyes open: @ looks up
    Not alone: @ waves and smiles
  `),
  big: deeds(`
    Running: @ runs
    All at once: @ dances
    Here it is: @ laughs and dances
    Without looking back: @ runs on and on
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
  const names = request.names.length > 0 ? request.names : ['A wanderer']
  const told = piecesOf(request.topic)
  return moments.map((moment, i) => {
    const piece = pieceAt(told, i, moments.length)
    const place = placeOf(film, piece, i)
    const common = { motion: MOTION[drives[i]!], work: camera[i]!, light: piece === undefined ? world.light : '' }
    if (request.bRoll && isCutaway(i, moments.length))
      return shotOf({ ...common, ...cutaway(place, i, camera[i]!.framing === 'Close-up') }, mood)
    const isEvent =
      piece !== undefined &&
      (i === 0 || piece !== pieceAt(told, i - 1, moments.length) || (request.bRoll && isCutaway(i - 1, moments.length)))
    if (isEvent) return shotOf({ ...common, title: titleOfPiece(piece, names), seen: named(piece, names, names[0]!) }, mood)
    const { title, does } = between(drives[i]!, names, i)
    const where = piece === undefined ? SCENERY[place].at : (placeIn(piece) ?? piece)
    return shotOf({ ...common, title, seen: piece === undefined ? `${does} ${where}` : `${does}, ${where}` }, mood)
  })
}

/** Never the first, the last, or two in a row. */
const isCutaway = (index: number, count: number): boolean => index % CUTAWAY_EVERY === CUTAWAY_EVERY - 1 && index < count - 1

/** A place without people, or a thing of it. */
function cutaway(place: SongPlace, index: number, isNear: boolean): { readonly title: string; readonly seen: string } {
  const { title, views, details } = SCENERY[place]
  const list = isNear ? details : views
  return { title, seen: list[index % list.length]! }
}

function between(drive: Drive, names: readonly string[], index: number): Deed {
  const [main, other] = [names[0]!, names[1]]
  if (other !== undefined && index % 2 === 1) return doneBy(WITH_FRIEND[drive], main, other)
  const list = BETWEEN[drive]
  return doneBy(list[index % list.length]!, main)
}

/** Where a shot plays: where its piece says; else the world's home in choruses, and its places in their order between them. */
function placeOf({ world, moments }: SongFilm, piece: string | undefined, index: number): SongPlace {
  const told = piece === undefined ? undefined : placesIn(piece)[0]
  if (told && isSongPlace(told)) return told
  if (moments[index]!.section === 'chorus') return world.home
  return world.places[Math.floor((index / moments.length) * world.places.length)] ?? world.home
}

const MOTION: Readonly<Record<Drive, string>> = {
  quiet: 'slow and gentle',
  steady: 'in a steady flow with the song',
  big: 'full of energy, to the beat',
}
