import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { remixSourceOf, withRemixSource, type StoryDraft } from './draft/draft-remix-source.ts'
import { createDraftSaver, hasDraft } from './draft/draft-saver.ts'
import { readDraft } from './draft/draft-storage.ts'
import { usePrefillStore, type Prefill } from '../../../story-data/remix/prefill-store.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'

export type StoryFormRules<Form extends FieldValues> = {
  readonly draftKey: string
  /** Validation on submit. */
  readonly schema: z.ZodType<Form, Form>
  /** The form restored from a draft; missing and invalid fields take their defaults. */
  readonly restore: (stored: Readonly<Record<string, unknown>>) => Form
  readonly fromPrefill: (prefill: Prefill) => Form
}

export type StoryForm<Form extends FieldValues> = {
  readonly form: UseFormReturn<Form>
  readonly draft: StoryDraft<Form>
  readonly isDraftSaved: boolean
}

/** A creation form with its draft: a remix takes precedence over the stored draft and is not stored until a field is edited. */
export function useStoryForm<Form extends FieldValues>(rules: StoryFormRules<Form>): StoryForm<Form> {
  const [{ initial, isRemix, remixedFrom }] = useState(() => readInitial(rules))
  const [isDraftSaved, setDraftSaved] = useState(() => !isRemix && hasDraft(browserStorage, rules.draftKey))
  const [draft] = useState(() => withRemixSource<Form>(createDraftSaver(browserStorage, rules.draftKey, setDraftSaved), remixedFrom))
  const form = useForm<Form>({ defaultValues: initial as DefaultValues<Form>, resolver: zodResolver(rules.schema), mode: 'onChange' })

  useEffect(() => usePrefillStore.getState().clear(), [])
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.schedule(values) })
    const heed = (event: StorageEvent) => draft.onStorageChange(event)
    window.addEventListener('pagehide', draft.flush)
    window.addEventListener('storage', heed)
    return () => {
      stop()
      window.removeEventListener('pagehide', draft.flush)
      window.removeEventListener('storage', heed)
      draft.flush()
    }
  }, [form, draft])

  return { form, draft, isDraftSaved }
}

type Initial<Form> = { readonly initial: Form; readonly isRemix: boolean; readonly remixedFrom: string | null }

function readInitial<Form extends FieldValues>({ draftKey, restore, fromPrefill }: StoryFormRules<Form>): Initial<Form> {
  const { prefill } = usePrefillStore.getState()
  if (prefill !== null) return { initial: fromPrefill(prefill), isRemix: true, remixedFrom: remixSourceOf(prefill) }
  const stored = readDraft(browserStorage, draftKey) ?? {}
  return { initial: restore(stored), isRemix: false, remixedFrom: remixSourceOf(stored) }
}
