import type { MusicMood, StoryboardShot } from '../../../ports/writer.ts'
import { detectLocale } from '../../scene/language.ts'
import { isSongPlace, type Light, SCENERY, type SongPlace } from './scenery.ts'
import { buildShot, type MusicVideoPlan } from './music-video-plan.ts'
import { type LyricImagery, imageryOfLyrics } from './lyric-imagery.ts'
import { joinPhrases } from './time-and-weather.ts'

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

const LIGHTS: Readonly<Record<MusicMood, readonly Light[]>> = {
  calm: ['at sunrise', 'at sunset', 'at night'],
  warm: ['at sunset', 'at sunrise'],
  playful: ['on a bright day', 'at sunset'],
  hopeful: ['at sunrise', 'on a bright day', 'at sunset'],
  epic: ['at sunset', 'at night', 'at sunrise'],
  tense: ['at night', 'in the morning fog'],
  dreamy: ['at night', 'at sunset'],
  sad: ['in the morning fog', 'at night', 'at sunset'],
  energetic: ['at night', 'at sunset'],
  curious: ['at night', 'at sunrise'],
}
const SLOW_MOVES = ['slow push in', 'slow pan right', 'slow pull back', 'slow pan left'] as const
/** Prompt text that keeps the centre of the image empty. */
const EMPTY_CENTRE = 'open space in the middle'

/** Backgrounds with an empty centre for lyrics: what the lyrics name, else a place that suits the song. The light changes with the section. */
export function lyricsShots(plan: MusicVideoPlan): StoryboardShot[] {
  const { moments, mood } = plan
  const places = openPlaces(plan)
  const lights = LIGHTS[mood]
  const locale = detectLocale(
    moments
      .map(({ words }) => words)
      .join(' ')
      .slice(0, 4000),
  )
  const visits = new Map<SongPlace, number>()
  let section = 0
  let previous: SongPlace | undefined
  return moments.map((moment, i) => {
    if (i > 0 && moment.section !== moments[i - 1]!.section) section++
    const imagery = imageryOfLyrics(moment.words, locale)
    const lessVisited = (a: SongPlace, b: SongPlace): SongPlace => ((visits.get(b) ?? 0) < (visits.get(a) ?? 0) ? b : a)
    const last = previous
    const place = imagery.place ?? places.filter((candidate) => candidate !== last).reduce(lessVisited)
    // A repeated place is framed closer.
    const framing = place === last ? 'Medium shot' : 'Wide shot'
    const visit = visits.get(place) ?? 0
    visits.set(place, visit + 1)
    previous = place
    const { title, views } = SCENERY[place]
    const content = [views[visit % views.length]!, ...imagery.things, EMPTY_CENTRE].join(', ')
    const cameraWork = { framing, camera: SLOW_MOVES[i % SLOW_MOVES.length]! } as const
    return buildShot(
      { title, content, light: lightOf(imagery, lights[section % lights.length]!), motion: 'very slow and calm', cameraWork },
      mood,
    )
  })
}

const lightOf = ({ hour, weather }: LyricImagery, sectionLight: Light): string => {
  if (hour === '' && weather === '') return sectionLight
  return joinPhrases(hour || (sectionLight.includes('fog') ? '' : sectionLight), weather)
}

/** Open places, starting with those of the song's world. */
function openPlaces({ world, mood, chooser }: MusicVideoPlan): SongPlace[] {
  const worldPlaces = [world.home, ...world.places].filter((place) => OPEN_PLACES.includes(place))
  const rest = chooser.shuffle(OPEN_PLACES.filter((place) => !worldPlaces.includes(place) && (PLACE_MOODS[place]?.includes(mood) ?? true)))
  return [...new Set([...worldPlaces, ...rest])].filter(isSongPlace)
}
