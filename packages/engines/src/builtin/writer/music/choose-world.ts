import type { MusicMood, MusicScenes } from '../../../ports/writer.ts'
import { guessLocale } from '../../scene/language.ts'
import { placesNamed } from '../../scene/place.ts'
import type { Chooser } from '../seeded-choice.ts'
import { ALL_WORLDS, isSongPlace, type SongPlace, type World, WORLDS } from './scenery.ts'

/** Places that words name outright, in their order. */
export function placesIn(words: string): SongPlace[] {
  const text = words.slice(0, 2000)
  return placesNamed(text, guessLocale(text))
    .map(({ place }) => place)
    .filter(isSongPlace)
}

/** The world that a song's own words speak of most, else one that suits its mood. */
export function chooseWorld({ song, topic, moments }: MusicScenes, mood: MusicMood, chooser: Chooser): World {
  const named = placesIn(`${song.name}. ${topic}. ${moments.map(({ words }) => words).join('. ')}`)
  const count = ({ home, places }: World): number => named.filter((place) => place === home || places.includes(place)).length
  const best = ALL_WORLDS.reduce((a, b) => (count(b) > count(a) ? b : a))
  const own = WORLDS[mood]
  const fitting = own.filter((world) => count(world) > 0)
  if (fitting.length > 0) return chooser.pick(fitting)
  return count(best) > 0 ? { ...best, light: chooser.pick(own).light } : chooser.pick(own)
}
