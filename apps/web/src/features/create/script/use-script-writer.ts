import type { StyleValue } from '@fablecut/domain/story/style'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

/** `apply` replaces the script as one undo step. */
type Script = { readonly read: () => string; readonly apply: (script: string) => void }

/** Writing with AI: from an idea, or the script again. Each is one undo step; a failure is only logged. Source: C-150, C-151, C-346, CD-48. */
export function useScriptWriter(script: Script) {
  const gate = useSignInGate()
  const [isWriting, setWriting] = useState(false)
  const [suggestedStyle, setSuggestedStyle] = useState<StyleValue | null>(null)

  /** Replaces the script by what the writer makes of `text`; true when it did. */
  const writeFrom = async (text: string): Promise<boolean> => {
    setWriting(true)
    try {
      const { enhancedScript, rewritten, suggested_style } = await api.stories.rewriteScript({ story: text })
      script.apply(enhancedScript)
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

  const rewrite = () => gate.run(async () => void (script.read().trim() !== '' && (await writeFrom(script.read()))))

  return { isWriting, rewrite, suggestedStyle, writeFrom }
}

export type ScriptWriter = ReturnType<typeof useScriptWriter>
