import type { IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import { cleanedLength, MAX_IDEA_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { normalizeScript } from './normalize-script.ts'

/** Whether a normalized text is an idea, not a script. */
export const isIdea = (normalized: string): boolean => cleanedLength(normalized) <= MAX_IDEA_CHARACTERS && !normalized.includes('\n')

/** A name without context, such as `Ada Lovelace`, is treated as English. */
export function languageOf(story: string, { facts = [], ending = '' }: IdeaDetails): string {
  const isName = /^(?:[A-Z][a-z]+ ?){1,3}$/.test(story)
  return detectLanguage([isName ? '' : story, ...facts, ending].join('\n'))
}

/** The details that contain letters or digits. */
export function normalizeDetails({ audience, facts = [], ending }: IdeaDetails): IdeaDetails {
  const [usableAudience, usableEnding] = [normalizeText(audience), normalizeText(ending)]
  const usableFacts = facts.flatMap((fact) => normalizeText(fact) ?? [])
  return {
    ...(usableAudience !== undefined && { audience: usableAudience }),
    ...(usableFacts.length > 0 && { facts: usableFacts }),
    ...(usableEnding !== undefined && { ending: usableEnding }),
  }
}

const normalizeText = (text = ''): string | undefined =>
  /[\p{L}\p{N}]/u.test(text) ? normalizeScript(text).replaceAll('\n', ' ') : undefined
