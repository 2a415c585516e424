import type { MusicMood } from '@fablecut/generation/ports/writer'
import type { Chooser } from '../seeded-choice.ts'
import { BRIGHT_DAY, type HourAndWeather, MORNING_FOG, NIGHT, NIGHT_RAIN, type SongPlace, SUNRISE, SUNSET } from './scenery.ts'
import type { Setting } from './song-shot.ts'

/** A place and light in which a song is performed. */
type Venue = Setting & { readonly place: SongPlace }
type Venues = readonly [home: Venue, ...others: readonly Venue[]]
const venue = (place: SongPlace, light: HourAndWeather): Venue => ({ place, ...light })
const STAGE = venue('stage', NIGHT)

/** Venues besides a stage that suit a mood, the best first. */
const MOOD_VENUES: Readonly<Record<MusicMood, readonly [Venue, Venue, Venue]>> = {
  calm: [venue('garden', SUNSET), venue('river', MORNING_FOG), venue('beach', SUNRISE)],
  warm: [venue('beach', SUNSET), venue('village', SUNSET), venue('field', SUNSET)],
  playful: [venue('garden', BRIGHT_DAY), venue('market', BRIGHT_DAY), venue('beach', BRIGHT_DAY)],
  hopeful: [venue('mountain', SUNRISE), venue('city', SUNSET), venue('beach', SUNSET)],
  epic: [venue('castle', SUNSET), venue('mountain', SUNSET), venue('ruins', SUNSET)],
  tense: [venue('street', NIGHT_RAIN), venue('ruins', NIGHT), venue('station', NIGHT)],
  dreamy: [venue('abstract', NIGHT), venue('beach', NIGHT), venue('garden', NIGHT)],
  sad: [venue('street', NIGHT_RAIN), venue('bedroom', NIGHT), venue('beach', MORNING_FOG)],
  energetic: [venue('future-city', NIGHT), venue('street', NIGHT), venue('city', NIGHT)],
  curious: [venue('abstract', NIGHT), venue('garden', SUNSET), venue('library', NIGHT)],
}

/** The venues of a music video: a stage and three places that suit the mood. The first one is for every chorus. */
export function venuesFor(mood: MusicMood, chooser: Chooser): Venues {
  const [best, ...more] = MOOD_VENUES[mood]
  const [home, other] = chooser.pick([
    [STAGE, best],
    [STAGE, best],
    [best, STAGE],
  ] as const)
  return [home, ...chooser.shuffle([other, ...more])]
}
