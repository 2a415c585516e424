import { estimatedMinutes } from '@fablecut/domain/story/estimated-minutes'
import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/script-suggestions'

const [first] = SCRIPT_SUGGESTIONS
if (!first) throw new Error('There is no ready script')

/** The ready script that an empty account is offered. */
export const FIRST_FILM = first

/** How long its film is, in seconds. */
const FILM_SECONDS = 60

/** Whole minutes that the first film will take: at the pace measured here, in seconds of work for one of film, else what people are told to expect. */
export const firstFilmMinutes = (pace: number | undefined): number =>
  pace === undefined ? estimatedMinutes('script_to_video', false) : Math.max(1, Math.round((pace * FILM_SECONDS) / 60))
