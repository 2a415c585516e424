import { contentOfPicture, type LinePicture } from './line-pictures.ts'
import { lineTitle, sizesFor, sizesOfThings } from './lyric-shot.ts'
import { detailOf, motifOf, SCENERY, type SongPlace } from './scenery.ts'
import { chorusNumbers, type MusicVideo, type SongShot } from './song-shot.ts'

/** Shots of what the lyrics show, and of places and things of one world at one time of day; every cut changes to another place. */
export function styleShots(video: MusicVideo): SongShot[] {
  const { request, moments, mood, world, pictures } = video
  const visits = new Map<string, number>()
  const choruses = chorusNumbers(moments)
  let previous: string | undefined
  let inserts = 0
  return moments.map((moment, i): SongShot => {
    const picture = pictures[i]
    const place = placeFor(video, picture, i, previous)
    const setting = { place, ...world.light }
    previous = place
    const visit = visits.get(place) ?? 0
    visits.set(place, visit + 1)
    const ofLine = picture && lineShot(picture, setting)
    if (ofLine) return ofLine
    const { title } = SCENERY[place]
    const startsChorus = moment.section === 'chorus' && moments[i - 1]?.section !== 'chorus'
    if (startsChorus) {
      const motif = motifOf(mood)
      return { title, setting, cast: [], things: [{ ...motif, count: motif.count * choruses[i]! }], sizes: ['wide', 'insert'] }
    }
    const isInsert = request.bRoll && i % 2 === 1
    const thing = detailOf(place, visit + inserts++, request.song.hasVoice !== false)
    return { title, setting, cast: [], things: isInsert ? [thing] : [], sizes: isInsert ? sizesOfThings([thing]) : ['wide', 'full'] }
  })
}

function lineShot(picture: LinePicture, setting: SongShot['setting']): SongShot | undefined {
  const { cast: all, things } = contentOfPicture(picture, undefined)
  const cast = all.slice(0, 2)
  if (cast.length + things.length === 0) return undefined
  const weather = picture.weather ?? setting.weather
  return {
    title: lineTitle(picture),
    setting: { ...setting, weather },
    cast,
    things,
    sizes: sizesFor(cast.length, things),
  }
}

/** The place named in the lyrics, else the next place of the world; choruses return to its home in every second shot. */
function placeFor(
  { moments, world }: MusicVideo,
  picture: LinePicture | undefined,
  index: number,
  previous: string | undefined,
): SongPlace {
  if (picture?.place && picture.place !== previous) return picture.place
  if (moments[index]!.section === 'chorus' && previous !== world.home) return world.home
  const places = world.places
  const next = places[index % places.length]!
  return next === previous ? places[(index + 1) % places.length]! : next
}
