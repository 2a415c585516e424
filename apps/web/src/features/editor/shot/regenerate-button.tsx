import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { pickedModelsStore } from './model-choice.ts'
import { useRegenerate, type RegenerationOptions } from './use-regenerate.ts'

type RegenerateButtonProps = {
  shotId: string
  medium: ShotMedium
  /** Medium generated from it in the same run, included in the price. */
  followedBy?: ShotMedium | undefined
  /** Whether the shot has no take yet. */
  isFirst: boolean
  /** Input that is missing; null when there is none. */
  missingInput: string | null
  options?: Omit<RegenerationOptions, 'settings'>
}

/** Regenerates an image, clip or voice-over of a shot; the button shows the price. */
export function RegenerateButton({ shotId, medium, followedBy, isFirst, missingInput, options }: RegenerateButtonProps) {
  const session = useEditorSession()
  const settings = useStore(pickedModelsStore(session))
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { regenerate, priceOf } = useRegenerate()
  const [isStarting, setStarting] = useState(false)
  const media = followedBy === undefined ? [medium] : [medium, followedBy]
  const price = priceOf([shotId], media, settings)
  const start = () => {
    setStarting(true)
    void regenerate([shotId], media, { ...options, settings }).finally(() => setStarting(false))
  }
  return (
    <div className="grid gap-1.5">
      <Button
        busy={isStarting}
        disabled={missingInput !== null || price === null || isReadOnly}
        icon={isFirst ? <Sparkles aria-hidden /> : <RefreshCw aria-hidden />}
        price={price === null ? undefined : price === 0 ? texts.free : <CreditAmount credits={price} />}
        onClick={start}
      >
        {followedBy === undefined ? (isFirst ? texts.generate : texts.regenerate)[medium] : texts.regenerateImageAndVideo}
      </Button>
      {missingInput !== null && <p className="text-12 text-text-3">{missingInput}</p>}
    </div>
  )
}
