import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { useStart, type StartRequest } from '../form/start/use-start.ts'
import type { StoryForm } from '../form/use-story-form.ts'
import { isShortScript, scriptRequest, type ScriptForm } from './script-form.ts'

type Started = Awaited<ReturnType<typeof api.workflow.generateScriptToVideo>>
type StartOptions = Pick<StoryForm<ScriptForm>, 'form' | 'draft'> & { readonly onSubmit: (response: Started) => void }

/** Starts an explainer; a very short script asks for confirmation first. */
export function useStartStory({ form, draft, onSubmit }: StartOptions) {
  const [shortScript, setShortScript] = useState<StartRequest | null>(null)
  const { start, ...rest } = useStart({
    form,
    draft,
    category: () => 'script_to_video',
    request: scriptRequest,
    send: (body, options) => api.workflow.generateScriptToVideo(body, options),
    texts: createTexts.starts.script_to_video,
    mayStart: (values, request) => {
      if (!isShortScript(values)) return true
      setShortScript(request)
      return false
    },
    onSubmit,
  })
  const close = () => setShortScript(null)
  const proceed = () => {
    close()
    if (shortScript) void start(shortScript)
  }
  return { ...rest, shortScript: { isOpen: shortScript !== null, close, proceed } }
}
