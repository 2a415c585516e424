import { estimatedMinutes, type GenerationPace } from '@fablecut/domain/story/inputs/estimated-minutes'
import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/inputs/script-suggestions'
import { spokenLength } from '../../../story-data/spoken-length.ts'

const [first] = SCRIPT_SUGGESTIONS
if (!first) throw new Error('There is no ready script')

/** Script of the first film. */
export const FIRST_FILM = first

/** Expected generation time of the first film, in whole minutes, as its progress page shows it. */
export const firstFilmMinutes = (pace: GenerationPace | undefined): number =>
  estimatedMinutes('script_to_video', false, { pace, filmSeconds: spokenLength(FIRST_FILM.fullScript).seconds })
