import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { languageModelTexts as texts } from '../texts/engines.ts'

/** Badge of a form, notice of the home page and note of the connected language model: who writes, where scripts go and what it costs. Null without one. */
export function useLanguageModelNotice(): { readonly badge: string; readonly home: string; readonly note: string } | null {
  const { data } = useQuery(query.system.get.queryOptions())
  if (!data?.language_model) return null
  const { name, location } = data.language_model
  return { badge: texts.badge(name), home: texts.home(name), note: texts.notes[location](name) }
}
