import type { UseFormReturn } from 'react-hook-form'
import { DRAFT_KEYS } from '../form/draft/draft-storage.ts'
import { useStoryForm, type StoryForm } from '../form/use-story-form.ts'
import { scriptFromPrefill, restoreScript, scriptFormSchema, type ScriptForm } from './script-form.ts'

export type ScriptFormHandle = UseFormReturn<ScriptForm>

export const useScriptForm = (): StoryForm<ScriptForm> =>
  useStoryForm({ draftKey: DRAFT_KEYS.script, schema: scriptFormSchema, restore: restoreScript, fromPrefill: scriptFromPrefill })
