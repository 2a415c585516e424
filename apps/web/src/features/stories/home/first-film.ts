import { estimatedMinutes, type GenerationPace } from '@fablecut/domain/story/inputs/estimated-minutes'
import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/inputs/script-suggestions'

const [first] = SCRIPT_SUGGESTIONS
if (!first) throw new Error('There is no ready script')

/** Script of the first film. */
export const FIRST_FILM = first

/** Duration of its film, in seconds. */
const FILM_SECONDS = 60

/** Expected generation time of the first film, in whole minutes. */
export const firstFilmMinutes = (pace: GenerationPace | undefined): number =>
  estimatedMinutes('script_to_video', false, { pace, filmSeconds: FILM_SECONDS })
