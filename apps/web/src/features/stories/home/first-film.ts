import { estimatedMinutes, type GenerationPace } from '@fablecut/domain/story/inputs/estimated-minutes'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import { SUGGESTED_SCRIPTS } from '../../../story-data/suggested-scripts.ts'

const [first] = SUGGESTED_SCRIPTS
if (!first) throw new Error('There is no ready script')

/** Script of the first film, in the language of the interface. */
export const FIRST_FILM = first

/** Expected generation time of the first film, in whole minutes, as its progress page shows it. */
export const firstFilmMinutes = (pace: GenerationPace | undefined): number =>
  estimatedMinutes('script_to_video', false, { pace, filmSeconds: spokenLength(FIRST_FILM.fullScript).seconds })
