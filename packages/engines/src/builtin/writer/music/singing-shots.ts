import type { MusicMoment, StoryboardShot } from '../../../ports/writer.ts'
import { type Deed, deeds, doneBy } from './deeds.ts'
import type { Drive } from './drive.ts'
import { type Light, SCENERY, type SongPlace } from './scenery.ts'
import { shotOf, type SongFilm } from './song-film.ts'
import { named, pieceAt, piecesOf, placeIn, titleOfPiece } from './told-scenes.ts'

/** Sung near, danced from afar. */
const CLOSE: readonly Deed[] = deeds(`
  Face to face: @ sings to the camera
  Every word: @ sings into a microphone
  Eyes on you: @ sings with a smile
`)
const HALF: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    Softly: @ sings softly into a microphone
    A slow sway: @ sings and sways
    Just a voice: @ sings to the camera
  `),
  steady: deeds(`
    Into the song: @ sings into a microphone
    Finding the beat: @ dances to the beat
    The next line: @ sings to the camera
  `),
  big: deeds(`
    On the beat: @ dances to the beat
    Full voice: @ sings into a microphone with all heart
    Hands up: @ dances with both hands up
  `),
}
const WIDE: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    Alone in the light: @ sings into a microphone
    Slow steps: @ walks along slowly
  `),
  steady: deeds(`
    Small steps: @ dances
    The place is theirs: @ sings
  `),
  big: deeds(`
    The big dance: @ dances under bright show lights
    All in: @ dances with wide steps
  `),
}
const BOTH: Readonly<Record<Drive, Deed>> = {
  quiet: { title: 'Two voices', does: '@ and & sing together' },
  steady: { title: 'Side by side', does: '@ and & sing side by side' },
  big: { title: 'Together', does: '@ and & dance together' },
}

type Show = { readonly place: SongPlace; readonly light: Light }
/** Where songs are performed; the first is where every chorus comes home to. */
const SHOWS: readonly (readonly Show[])[] = [
  [
    { place: 'stage', light: 'at night' },
    { place: 'city', light: 'at night' },
    { place: 'street', light: 'at night' },
    { place: 'future-city', light: 'at night' },
  ],
  [
    { place: 'future-city', light: 'at night' },
    { place: 'stage', light: 'at night' },
    { place: 'station', light: 'at night' },
    { place: 'abstract', light: 'at night' },
  ],
  [
    { place: 'beach', light: 'at sunset' },
    { place: 'stage', light: 'at night' },
    { place: 'street', light: 'at sunset' },
    { place: 'city', light: 'at night' },
  ],
  [
    { place: 'stage', light: 'at night' },
    { place: 'desert', light: 'at sunset' },
    { place: 'castle', light: 'at night' },
    { place: 'abstract', light: 'at night' },
  ],
]

/** The cast sings and dances; scenes that the creator described are spread over the shots. */
export function singingShots(film: SongFilm): StoryboardShot[] {
  const { request, moments, drives, camera, mood, chooser } = film
  const names = request.names.length > 0 ? request.names : [NOBODY]
  const told = piecesOf(request.topic)
  const shows = chooser.pick(SHOWS)
  const stretches = stretchesOf(moments)
  return moments.map((moment, i) => {
    const deed = performanceOf(film, names, i)
    const common = { motion: MOTION[drives[i]!], work: camera[i]! }
    const piece = pieceAt(told, i, moments.length)
    if (piece === undefined) {
      const { place, light } = moment.section === 'chorus' ? shows[0]! : shows[1 + (stretches[i]! % (shows.length - 1))]!
      return shotOf({ ...common, title: deed.title, seen: `${deed.does} ${SCENERY[place].at}`, light }, mood)
    }
    const isNew = i === 0 || piece !== pieceAt(told, i - 1, moments.length)
    if (isNew || i % 3 === 0)
      return shotOf({ ...common, title: titleOfPiece(piece, names), seen: named(piece, names, names[0]!), light: '' }, mood)
    return shotOf({ ...common, title: deed.title, seen: `${deed.does}, ${placeIn(piece) ?? piece}`, light: '' }, mood)
  })
}

const NOBODY = 'A singer'

/** Counts up where a section begins and after every four shots of a long one. */
function stretchesOf(moments: readonly MusicMoment[]): number[] {
  let stretch = 0
  let since = 0
  return moments.map(({ section }, i) => {
    const isNew = i > 0 && section !== moments[i - 1]!.section
    since = isNew || since >= 3 ? 0 : since + 1
    return since === 0 && i > 0 ? ++stretch : stretch
  })
}

const MOTION: Readonly<Record<Drive, string>> = {
  quiet: 'swaying gently with the song',
  steady: 'moving to the beat',
  big: 'dancing hard on every beat, lights flash',
}

/** Two singers take turns near, and come together where it is big or wide. */
function performanceOf({ drives, camera }: SongFilm, names: readonly string[], index: number): Deed {
  const drive = drives[index]!
  const { framing } = camera[index]!
  const [main, other] = [names[0]!, names[1]]
  const own = framing === 'Close-up' ? CLOSE : framing === 'Medium shot' ? HALF[drive] : WIDE[drive]
  const isTogether = other !== undefined && framing !== 'Close-up' && (drive === 'big' || index % 3 === 2)
  if (isTogether) return doneBy(BOTH[drive], main, other)
  return doneBy(own[index % own.length]!, other !== undefined && index % 2 === 1 ? other : main)
}
