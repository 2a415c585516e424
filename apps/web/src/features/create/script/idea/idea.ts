import { MAX_IDEA_CHARACTERS } from '@fablecut/domain/story/inputs/script'

/** Truncates an idea to its limit of 100 characters. */
export const truncateIdea = (text: string): string => [...text].slice(0, MAX_IDEA_CHARACTERS).join('')

/** The trimmed idea; null while it can't be sent. */
export function ideaOf(text: string): string | null {
  const idea = text.trim()
  return idea === '' || [...idea].length > MAX_IDEA_CHARACTERS ? null : idea
}
