import type { MusicMood, StoryboardShot } from '../../../ports/writer.ts'
import { guessLocale } from '../../scene/language.ts'
import { isSongPlace, type Light, SCENERY, type SongPlace } from './scenery.ts'
import { shotOf, type MusicVideoPlan } from './music-video-plan.ts'
import { type LyricImagery, imageryOfLyrics } from './lyric-imagery.ts'
import { joinPhrases } from './time-and-weather.ts'

/** Wide and open places, in which words that name nothing stand well. */
const OPEN: readonly SongPlace[] = [
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

/** Open places that no mood but these should meet unasked. */
const RARE: Partial<Record<SongPlace, readonly MusicMood[]>> = {
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
const STILL_MOVES = ['slow push in', 'slow pan right', 'slow pull back', 'slow pan left'] as const
/** Leads the painter: nothing stands behind the words. */
const ROOM = 'open space in the middle'

/** Calm grounds with room in the middle for large words: what the words name, else a place that suits the song; each section has its own places and light. */
export function lyricsShots(film: MusicVideoPlan): StoryboardShot[] {
  const { moments, mood } = film
  const places = openPlaces(film)
  const lights = LIGHTS[mood]
  const locale = guessLocale(
    moments
      .map(({ words }) => words)
      .join(' ')
      .slice(0, 4000),
  )
  const visits = new Map<SongPlace, number>()
  let section = 0
  let before: SongPlace | undefined
  return moments.map((moment, i) => {
    if (i > 0 && moment.section !== moments[i - 1]!.section) section++
    const sung = imageryOfLyrics(moment.words, locale)
    const seldom = (a: SongPlace, b: SongPlace): SongPlace => ((visits.get(b) ?? 0) < (visits.get(a) ?? 0) ? b : a)
    const last = before
    const place = sung.place ?? places.filter((one) => one !== last).reduce(seldom)
    // Twice in the same place: the second picture is nearer.
    const framing = place === last ? 'Medium shot' : 'Wide shot'
    const visit = visits.get(place) ?? 0
    visits.set(place, visit + 1)
    before = place
    const { title, views } = SCENERY[place]
    const seen = [views[visit % views.length]!, ...sung.things, ROOM].join(', ')
    const work = { framing, camera: STILL_MOVES[i % STILL_MOVES.length]! } as const
    return shotOf({ title, seen, light: lightOf(sung, lights[section % lights.length]!), motion: 'very slow and calm', work }, mood)
  })
}

const lightOf = ({ hour, weather }: LyricImagery, own: Light): string => {
  if (hour === '' && weather === '') return own
  return joinPhrases(hour || (own.includes('fog') ? '' : own), weather)
}

/** Open places, those of the song's world first. */
function openPlaces({ world, mood, chooser }: MusicVideoPlan): SongPlace[] {
  const near = [world.home, ...world.places].filter((place) => OPEN.includes(place))
  const rest = chooser.shuffle(OPEN.filter((place) => !near.includes(place) && (RARE[place]?.includes(mood) ?? true)))
  return [...new Set([...near, ...rest])].filter(isSongPlace)
}
