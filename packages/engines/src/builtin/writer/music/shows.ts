import type { MusicMood } from '../../../ports/writer.ts'
import type { Chooser } from '../seeded-choice.ts'
import type { Light, SongPlace } from './scenery.ts'

/** Somewhere a song is performed. */
type Show = { readonly place: SongPlace; readonly light: Light }
type Shows = readonly [home: Show, ...others: readonly Show[]]
const show = (place: SongPlace, light: Light): Show => ({ place, light })
const STAGE = show('stage', 'at night')

/** Places beside a stage that suit a mood, the best first. */
const OF_MOOD: Readonly<Record<MusicMood, readonly [Show, Show, Show]>> = {
  calm: [show('garden', 'at sunset'), show('river', 'in the morning fog'), show('beach', 'at sunrise')],
  warm: [show('beach', 'at sunset'), show('village', 'at sunset'), show('field', 'at sunset')],
  playful: [show('garden', 'on a bright day'), show('market', 'on a bright day'), show('beach', 'on a bright day')],
  hopeful: [show('mountain', 'at sunrise'), show('city', 'at sunset'), show('beach', 'at sunset')],
  epic: [show('castle', 'at sunset'), show('mountain', 'at sunset'), show('ruins', 'at sunset')],
  tense: [show('street', 'at night in the rain'), show('ruins', 'at night'), show('station', 'at night')],
  dreamy: [show('abstract', 'at night'), show('beach', 'at night'), show('garden', 'at night')],
  sad: [show('street', 'at night in the rain'), show('bedroom', 'at night'), show('beach', 'in the morning fog')],
  energetic: [show('future-city', 'at night'), show('street', 'at night'), show('city', 'at night')],
  curious: [show('abstract', 'at night'), show('garden', 'at sunset'), show('library', 'at night')],
}

/** Where a song is performed: on a stage and at three places of its mood. Every chorus comes home to the first. */
export function showsFor(mood: MusicMood, chooser: Chooser): Shows {
  const [best, ...more] = OF_MOOD[mood]
  const [home, other] = chooser.pick([
    [STAGE, best],
    [STAGE, best],
    [best, STAGE],
  ] as const)
  return [home, ...chooser.shuffle([other, ...more])]
}
