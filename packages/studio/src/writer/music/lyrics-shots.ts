import type { MusicMood } from '@fablecut/generation/ports/writer'
import { isAnimal, type LinePicture } from './line-pictures.ts'
import { lineTitle, sizesOfThings } from './lyric-shot.ts'
import {
  BRIGHT_DAY,
  detailOf,
  isSongPlace,
  type HourAndWeather,
  motifOf,
  MORNING_FOG,
  NIGHT,
  SCENERY,
  type SongPlace,
  SUNRISE,
  SUNSET,
} from './scenery.ts'
import { chorusNumbers, type MusicVideo, type SongShot } from './song-shot.ts'

/** Open places, for lyrics that name none. */
const OPEN_PLACES: readonly SongPlace[] = [
  'sea',
  'field',
  'mountain',
  'beach',
  'river',
  'garden',
  'village',
  'desert',
  'arctic',
  'forest',
  'city',
  'rooftop',
  'space',
]

/** Places that are used only for these moods unless named. */
const PLACE_MOODS: Partial<Record<SongPlace, readonly MusicMood[]>> = {
  space: ['dreamy', 'curious', 'epic'],
  desert: ['epic', 'tense', 'energetic'],
  arctic: ['sad', 'tense'],
  city: ['energetic', 'tense', 'sad', 'dreamy'],
  rooftop: ['energetic', 'tense', 'sad', 'dreamy', 'hopeful'],
}

const LIGHTS: Readonly<Record<MusicMood, readonly HourAndWeather[]>> = {
  calm: [SUNRISE, SUNSET, NIGHT],
  warm: [SUNSET, SUNRISE],
  playful: [BRIGHT_DAY, SUNSET],
  hopeful: [SUNRISE, BRIGHT_DAY, SUNSET],
  epic: [SUNSET, NIGHT, SUNRISE],
  tense: [NIGHT, MORNING_FOG],
  dreamy: [NIGHT, SUNSET],
  sad: [MORNING_FOG, NIGHT, SUNSET],
  energetic: [NIGHT, SUNSET],
  curious: [NIGHT, SUNRISE],
}

/** The hour and the weather that hold for each moment: those that its line names, else the last ones that were named, else the first ones of the song; undefined in songs that name none. */
function namedMoments(pictures: readonly (LinePicture | undefined)[]): (Partial<HourAndWeather> | undefined)[] {
  const first = pictures.find((picture) => picture?.hour)?.hour
  let hour = first
  let weather: LinePicture['weather']
  return pictures.map((picture) => {
    hour = picture?.hour ?? hour
    weather = picture?.weather ?? weather
    return hour || weather ? { ...(hour && { hour }), ...(weather && { weather }) } : undefined
  })
}

/** Where a moment without words is: at a place that the next lines sing of, else the last ones, which is not the one before. */
function placeOfLyrics(pictures: readonly (LinePicture | undefined)[], at: number, before: string | undefined): SongPlace | undefined {
  const sung = [...pictures.slice(at), ...pictures.slice(0, at).toReversed()].flatMap((picture) => picture?.place ?? [])
  return sung.find((place) => place !== before)
}

/** Pictures behind lyrics, without people: what the lyrics name, else a place that suits the song. The light changes with the section where the lyrics tell no hour. */
export function lyricsShots(video: MusicVideo): SongShot[] {
  const { request, moments, mood, pictures } = video
  const named = namedMoments(pictures)
  const places = openPlaces(video)
  const lights = LIGHTS[mood]
  const choruses = chorusNumbers(moments)
  const visits = new Map<SongPlace, number>()
  let section = 0
  let previous: SongPlace | undefined
  return moments.map((moment, i): SongShot => {
    const startsSection = i > 0 && moment.section !== moments[i - 1]!.section
    if (startsSection) section++
    const picture = pictures[i]
    const lessVisited = (a: SongPlace, b: SongPlace): SongPlace => ((visits.get(b) ?? 0) < (visits.get(a) ?? 0) ? b : a)
    const last = previous
    const sungPlace = picture?.place ?? placeOfLyrics(pictures, i, last)
    const place = sungPlace ?? places.filter((candidate) => candidate !== last).reduce(lessVisited)
    visits.set(place, (visits.get(place) ?? 0) + 1)
    previous = place
    const setting = { place, ...lightOf(named[i], lights[section % lights.length]!) }
    const animals = picture?.cast.filter(isAnimal) ?? []
    const things = picture?.things ?? []
    if (picture && things.length + animals.length > 0)
      return {
        title: lineTitle(picture),
        setting,
        cast: animals,
        things,
        sizes: animals.length > 0 ? ['full', 'wide'] : sizesOfThings(things),
      }
    const { title } = SCENERY[place]
    // A line that names its place alone, or no line yet: the place itself, and no thing that nobody sings of.
    if (sungPlace !== undefined)
      return { title, setting, cast: [], things: [], sizes: place === last ? ['full', 'wide'] : ['wide', 'full'] }
    if (moment.section === 'chorus' && (startsSection || i === 0)) return { title, setting, cast: [], ...motifShot(mood, choruses[i]!) }
    const isInsert = i % 2 === 1
    const thing = detailOf(place, section, request.song.hasVoice !== false)
    return { title, setting, cast: [], things: isInsert ? [thing] : [], sizes: isInsert ? sizesOfThings([thing]) : ['wide', 'full'] }
  })
}

/** The motif of the song, of which there is more with each chorus. */
function motifShot(mood: MusicMood, chorus: number): Pick<SongShot, 'things' | 'sizes'> {
  const motif = motifOf(mood)
  return { things: [{ ...motif, count: motif.count * Math.max(1, chorus) }], sizes: ['wide', 'insert'] }
}

function lightOf(told: Partial<HourAndWeather> | undefined, sectionLight: HourAndWeather): HourAndWeather {
  return told ? { hour: told.hour ?? sectionLight.hour, weather: told.weather ?? 'clear' } : sectionLight
}

/** Open places, starting with those of the song's world. */
function openPlaces({ world, mood, chooser }: MusicVideo): SongPlace[] {
  const worldPlaces = [world.home, ...world.places].filter((place) => OPEN_PLACES.includes(place))
  const rest = chooser.shuffle(OPEN_PLACES.filter((place) => !worldPlaces.includes(place) && (PLACE_MOODS[place]?.includes(mood) ?? true)))
  return [...new Set([...worldPlaces, ...rest])].filter((place) => isSongPlace(place))
}
