import { Sparkles } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { pickedModelsStore } from '../shot/model-choice.ts'
import { useRegenerate } from '../shot/use-regenerate.ts'

type BatchButtonProps = { shotIds: readonly string[]; medium: 'image' | 'video'; onStarted: () => void; children: ReactNode }

/** Generates several shots in one run; the button shows the total price. */
export function BatchButton({ shotIds, medium, onStarted, children }: BatchButtonProps) {
  const settings = useStore(pickedModelsStore(useEditorSession()))
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { regenerate, priceOf } = useRegenerate()
  const [isStarting, setStarting] = useState(false)
  const price = priceOf(shotIds, [medium], settings)
  const start = () => {
    setStarting(true)
    onStarted()
    void regenerate(shotIds, [medium], { settings }).finally(() => setStarting(false))
  }
  return (
    <Button
      size="sm"
      busy={isStarting}
      disabled={price === null || isReadOnly}
      icon={<Sparkles aria-hidden />}
      price={price === null ? undefined : <CreditAmount credits={price} />}
      onClick={start}
    >
      {children}
    </Button>
  )
}
