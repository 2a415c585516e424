import { type ScriptSuggestion, SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/inputs/script-suggestions'
import { suggestionTexts } from '../texts/suggestions.ts'

/** The suggested scripts in the language of the interface, in order. */
export const SUGGESTED_SCRIPTS: readonly ScriptSuggestion[] = SCRIPT_SUGGESTIONS.map((suggestion) => ({
  ...suggestion,
  ...suggestionTexts[suggestion.id],
}))
