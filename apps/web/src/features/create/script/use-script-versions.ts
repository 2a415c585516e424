import type { StyleValue } from '@fablecut/domain/story/style'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { canUndo, rememberRewrite, undo, type VersionHistory } from './version-history.ts'

type Script = { readonly read: () => string; readonly write: (script: string) => void }

/** Rewriting with AI and its way back; a failed rewrite is only logged. Source: C-150 to C-152, C-346, CD-48. */
export function useScriptVersions(script: Script) {
  const gate = useSignInGate()
  const [history, setHistory] = useState<VersionHistory>([])
  const [isWriting, setWriting] = useState(false)
  const [suggestedStyle, setSuggestedStyle] = useState<StyleValue | null>(null)

  /** Replaces the script by what the writer makes of `text`; true when it did. */
  const writeFrom = async (text: string): Promise<boolean> => {
    setWriting(true)
    try {
      const before = script.read()
      const { enhancedScript, rewritten, suggested_style } = await api.stories.rewriteScript({ story: text })
      setHistory((known) => rememberRewrite(known, before, enhancedScript))
      script.write(enhancedScript)
      setSuggestedStyle(suggested_style ?? null)
      if (rewritten === false) toast.info(createTexts.script.tidied)
      return true
    } catch (error) {
      console.error('The script could not be rewritten', error)
      return false
    } finally {
      setWriting(false)
    }
  }

  const goBack = () => {
    const step = undo(history, script.read())
    setHistory(step.history)
    if (step.text !== null) script.write(step.text)
  }

  const rewrite = () => gate.run(async () => void (script.read().trim() !== '' && (await writeFrom(script.read()))))

  return { canUndo: canUndo(history), goBack, isWriting, rewrite, suggestedStyle, writeFrom }
}

export type ScriptVersions = ReturnType<typeof useScriptVersions>
