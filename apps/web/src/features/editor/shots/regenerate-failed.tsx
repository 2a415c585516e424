import type { Shot } from '@fablecut/domain/story/shots/shot'
import { RefreshCw } from 'lucide-react'
import { useStore } from 'zustand'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { pickedModelsStore } from '../shot/model-choice.ts'
import { useRegenerate } from '../shot/use-regenerate.ts'
import { isAnyGenerating, type Takes } from '../shot/use-takes.ts'

/** Whether a shot failed and has no other media. */
export const isFailed = (shot: Shot, takes: Takes): boolean =>
  shot.activeImageId === null && shot.activeVideoId === null && !isAnyGenerating(takes) && takes.image[0]?.status === 'failed'

/** Overlay of a failed shot: message and regenerate button with price. */
export function RegenerateFailed({ shot }: { shot: Shot }) {
  const settings = useStore(pickedModelsStore(useEditorSession()))
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { regenerate, priceOf } = useRegenerate()
  const price = priceOf([shot.shotId], ['image'], settings)
  return (
    <span className="pointer-events-none absolute inset-x-1.5 top-1.5 grid aspect-video place-content-center justify-items-center gap-2 p-3 pt-8 text-center text-12 font-medium">
      {texts.card.failed}
      <Button
        size="sm"
        className="pointer-events-auto"
        disabled={price === null || isReadOnly || shot.imagePrompt.trim() === ''}
        icon={<RefreshCw aria-hidden />}
        price={price === null ? undefined : <CreditAmount credits={price} />}
        onClick={() => void regenerate([shot.shotId], ['image'], { settings })}
      >
        {texts.card.regenerate}
      </Button>
    </span>
  )
}
