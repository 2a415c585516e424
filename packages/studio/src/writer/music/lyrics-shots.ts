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

/** Pictures behind lyrics, without people: what the lyrics name, else a place that suits the song. The light changes with the section. */
export function lyricsShots(video: MusicVideo): SongShot[] {
  const { request, moments, mood, pictures } = video
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
    const place = picture?.place ?? places.filter((candidate) => candidate !== last).reduce(lessVisited)
    visits.set(place, (visits.get(place) ?? 0) + 1)
    previous = place
    const setting = { place, ...lightOf(picture, lights[section % lights.length]!) }
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
    if (moment.section === 'chorus' && (startsSection || i === 0)) return { title, setting, cast: [], ...motifShot(mood, choruses[i]!) }
    const isInsert = i % 2 === 1 || place === last
    const thing = detailOf(place, section, request.song.hasVoice !== false)
    return { title, setting, cast: [], things: isInsert ? [thing] : [], sizes: isInsert ? sizesOfThings([thing]) : ['wide', 'full'] }
  })
}

/** The motif of the song, of which there is more with each chorus. */
function motifShot(mood: MusicMood, chorus: number): Pick<SongShot, 'things' | 'sizes'> {
  const motif = motifOf(mood)
  return { things: [{ ...motif, count: motif.count * Math.max(1, chorus) }], sizes: ['wide', 'insert'] }
}

function lightOf(picture: LinePicture | undefined, sectionLight: HourAndWeather): HourAndWeather {
  if (!picture?.hour && !picture?.weather) return sectionLight
  return { hour: picture.hour ?? sectionLight.hour, weather: picture.weather ?? 'clear' }
}

/** Open places, starting with those of the song's world. */
function openPlaces({ world, mood, chooser }: MusicVideo): SongPlace[] {
  const worldPlaces = [world.home, ...world.places].filter((place) => OPEN_PLACES.includes(place))
  const rest = chooser.shuffle(OPEN_PLACES.filter((place) => !worldPlaces.includes(place) && (PLACE_MOODS[place]?.includes(mood) ?? true)))
  return [...new Set([...worldPlaces, ...rest])].filter((place) => isSongPlace(place))
}
