import { type IdeaDetails, MAX_IDEA_FACTS } from '@fablecut/domain/story/inputs/idea'

/** The detail fields of the idea dialog; one fact per line. */
export type IdeaDetailFields = { readonly audience: string; readonly facts: string; readonly ending: string }

export const NO_DETAILS: IdeaDetailFields = { audience: '', facts: '', ending: '' }

/** The details that were filled in. */
export function detailsOf({ audience, facts, ending }: IdeaDetailFields): IdeaDetails {
  const lines = facts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    ...(audience.trim() !== '' && { audience: audience.trim() }),
    ...(lines.length > 0 && { facts: lines.slice(0, MAX_IDEA_FACTS) }),
    ...(ending.trim() !== '' && { ending: ending.trim() }),
  }
}

/** Limits the facts field while typing: at most three lines of at most the length of a detail. */
export const truncateFacts = (text: string, maxCharacters: number): string =>
  text
    .split('\n')
    .slice(0, MAX_IDEA_FACTS)
    .map((line) => [...line].slice(0, maxCharacters).join(''))
    .join('\n')
