import type { IdeaDetail, IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { StyleValue } from '@fablecut/domain/story/style'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { reviewedText, reviewOf, type RewriteReview } from './rewrite-review.ts'

/** `apply` replaces the script as one undo step. */
type Script = { readonly read: () => string; readonly apply: (script: string) => void }

type Written = { readonly script: string; readonly missingDetails: readonly IdeaDetail[] }

/** Generates a script from an idea, or rewrites it. Each is one undo step; a failure is only logged. */
export function useScriptWriter(script: Script) {
  const gate = useSignInGate()
  const [isWriting, setWriting] = useState(false)
  const [suggestedStyle, setSuggestedStyle] = useState<StyleValue | null>(null)
  const [review, setReview] = useState<RewriteReview | null>(null)
  const [fromIdea, setFromIdea] = useState<Written | null>(null)

  const request = async (story: string, details?: IdeaDetails): Promise<Written | null> => {
    setWriting(true)
    try {
      const { enhancedScript, rewritten, suggested_style, missing_details } = await api.stories.rewriteScript({
        story,
        ...(details && { details: { ...details, facts: details.facts && [...details.facts] } }),
      })
      script.apply(enhancedScript)
      setSuggestedStyle(suggested_style ?? null)
      if (rewritten === false) toast.info(createTexts.script.builtInPolishNote)
      return { script: enhancedScript, missingDetails: missing_details ?? [] }
    } catch (error) {
      console.error('The script could not be rewritten', error)
      return null
    } finally {
      setWriting(false)
    }
  }

  /** Replaces the script by one generated from an idea; returns null on failure, else the missing details. */
  const writeIdea = async (idea: string, details: IdeaDetails): Promise<readonly IdeaDetail[] | null> => {
    const written = await request(idea, details)
    if (written === null) return null
    setReview(null)
    setFromIdea(written)
    return written.missingDetails
  }

  const rewrite = () =>
    gate.run(async () => {
      const before = script.read()
      const written = before.trim() === '' ? null : await request(before)
      if (written === null) return
      setReview(reviewOf(before, written.script))
      setFromIdea(null)
    })

  const reviewChange = (next: RewriteReview) => {
    setReview(next)
    script.apply(reviewedText(next))
  }

  return { isWriting, rewrite, suggestedStyle, writeIdea, review, reviewChange, closeReview: () => setReview(null), fromIdea }
}

export type ScriptWriter = ReturnType<typeof useScriptWriter>
