import type { MusicMood, MusicScenes } from '@fablecut/generation/ports/writer'
import type { Chooser } from '../seeded-choice.ts'
import { placesIn } from './find-places.ts'
import { ALL_WORLDS, type World, WORLDS } from './scenery.ts'

/** The world whose places the song names most, else one that suits its mood. */
export function chooseWorld({ song, topic, moments }: MusicScenes, mood: MusicMood, chooser: Chooser): World {
  const named = placesIn(`${song.name}. ${topic}. ${moments.map(({ words }) => words).join('. ')}`)
  const count = ({ home, places }: World): number => named.filter((place) => place === home || places.includes(place)).length
  const best = ALL_WORLDS.reduce((a, b) => (count(b) > count(a) ? b : a))
  const moodWorlds = WORLDS[mood]
  const matching = moodWorlds.filter((world) => count(world) > 0)
  if (matching.length > 0) return chooser.pick(matching)
  return count(best) > 0 ? { ...best, light: chooser.pick(moodWorlds).light } : chooser.pick(moodWorlds)
}
