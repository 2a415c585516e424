import { MAX_IDEA_CHARACTERS } from '@fablecut/domain/story/inputs/script'

/** The text as far as it may be typed: at most 100 characters. Source: C-147. */
export const limitIdea = (text: string): string => [...text].slice(0, MAX_IDEA_CHARACTERS).join('')

/** The idea to send, trimmed; null while nothing can be sent. Source: C-149, C-254. */
export function ideaOf(text: string): string | null {
  const idea = text.trim()
  return idea === '' || [...idea].length > MAX_IDEA_CHARACTERS ? null : idea
}
