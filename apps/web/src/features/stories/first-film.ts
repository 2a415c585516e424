import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/script-suggestions'

const [first] = SCRIPT_SUGGESTIONS
if (!first) throw new Error('There is no ready script')

/** The ready script that an empty account is offered. */
export const FIRST_FILM = first
