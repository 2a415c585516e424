import type { MusicMood } from '../../../ports/writer.ts'
import type { Chooser } from '../seeded-choice.ts'
import type { Light, SongPlace } from './scenery.ts'

/** A place and light in which a song is performed. */
type Venue = { readonly place: SongPlace; readonly light: Light }
type Venues = readonly [home: Venue, ...others: readonly Venue[]]
const venue = (place: SongPlace, light: Light): Venue => ({ place, light })
const STAGE = venue('stage', 'at night')

/** Venues besides a stage that suit a mood, the best first. */
const MOOD_VENUES: Readonly<Record<MusicMood, readonly [Venue, Venue, Venue]>> = {
  calm: [venue('garden', 'at sunset'), venue('river', 'in the morning fog'), venue('beach', 'at sunrise')],
  warm: [venue('beach', 'at sunset'), venue('village', 'at sunset'), venue('field', 'at sunset')],
  playful: [venue('garden', 'on a bright day'), venue('market', 'on a bright day'), venue('beach', 'on a bright day')],
  hopeful: [venue('mountain', 'at sunrise'), venue('city', 'at sunset'), venue('beach', 'at sunset')],
  epic: [venue('castle', 'at sunset'), venue('mountain', 'at sunset'), venue('ruins', 'at sunset')],
  tense: [venue('street', 'at night in the rain'), venue('ruins', 'at night'), venue('station', 'at night')],
  dreamy: [venue('abstract', 'at night'), venue('beach', 'at night'), venue('garden', 'at night')],
  sad: [venue('street', 'at night in the rain'), venue('bedroom', 'at night'), venue('beach', 'in the morning fog')],
  energetic: [venue('future-city', 'at night'), venue('street', 'at night'), venue('city', 'at night')],
  curious: [venue('abstract', 'at night'), venue('garden', 'at sunset'), venue('library', 'at night')],
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
