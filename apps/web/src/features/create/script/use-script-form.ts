import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { createDraftSaver, hasDraft, type DraftSaver } from '../draft-saver.ts'
import { DRAFT_KEYS, readDraft } from '../draft-storage.ts'
import { usePrefillStore } from '../prefill-store.ts'
import { formOfPrefill, restoreForm, scriptFormSchema, type ScriptForm } from './script-form.ts'

export type ScriptFormHandle = UseFormReturn<ScriptForm>

/** The form with its draft: a remix wins over the stored draft and is no draft until a field is edited. Source: CD-18, HD-60. */
export function useScriptForm(): { form: ScriptFormHandle; draft: DraftSaver<ScriptForm>; isDraftSaved: boolean } {
  const [{ initial, isRemix }] = useState(readInitial)
  const [isDraftSaved, setDraftSaved] = useState(() => !isRemix && hasDraft(localStorage, DRAFT_KEYS.script))
  const [draft] = useState(() => createDraftSaver<ScriptForm>(localStorage, DRAFT_KEYS.script, setDraftSaved))
  const form = useForm<ScriptForm>({ defaultValues: initial, resolver: zodResolver(scriptFormSchema), mode: 'onChange' })

  useEffect(() => usePrefillStore.getState().clear(), [])
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.schedule(values) })
    window.addEventListener('pagehide', draft.flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [form, draft])

  return { form, draft, isDraftSaved }
}

function readInitial(): { initial: ScriptForm; isRemix: boolean } {
  const { prefill } = usePrefillStore.getState()
  if (prefill !== null) return { initial: formOfPrefill(prefill), isRemix: true }
  return { initial: restoreForm(readDraft(localStorage, DRAFT_KEYS.script) ?? {}), isRemix: false }
}
