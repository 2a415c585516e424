import { type IdeaDetails, MAX_IDEA_FACTS } from '@fablecut/domain/story/inputs/idea'

/** The detail fields of the idea dialog; facts stand one a line. */
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

/** Facts as far as they may be typed: at most three lines, none longer than a detail may be. */
export const truncateFacts = (text: string, maxCharacters: number): string =>
  text
    .split('\n')
    .slice(0, MAX_IDEA_FACTS)
    .map((line) => [...line].slice(0, maxCharacters).join(''))
    .join('\n')
