import { SCRIPT_SUGGESTIONS, type ScriptSuggestionId } from '@fablecut/domain/story/inputs/script-suggestions'
import { translated } from './locale/translated.ts'

type SuggestionText = { readonly text: string; readonly fullScript: string }

const english = Object.fromEntries(SCRIPT_SUGGESTIONS.map(({ id, text, fullScript }) => [id, { text, fullScript }])) as Readonly<
  Record<ScriptSuggestionId, SuggestionText>
>

/** Names and scripts of the suggestions of the explainer form. The story has the language of its script. */
export const suggestionTexts = translated('suggestionTexts', english)
