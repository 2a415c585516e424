import { Redo2, Undo2 } from 'lucide-react'
import { createTexts } from '../../../texts/create.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useUndoState, type UndoSteps } from './use-text-history.ts'

const texts = createTexts.undo

/** Undo and redo buttons of a text field. `disabled`: while the text is being generated. */
export function UndoButtons({ history, disabled = false }: { history: UndoSteps; disabled?: boolean }) {
  const { canUndo, canRedo } = useUndoState(history)
  return (
    <span className="flex items-center">
      <IconButton size="sm" label={texts.undo} keys="Ctrl Z" icon={<Undo2 />} disabled={disabled || !canUndo} onClick={history.undo} />
      <IconButton
        size="sm"
        label={texts.redo}
        keys="Ctrl Shift Z"
        icon={<Redo2 />}
        disabled={disabled || !canRedo}
        onClick={history.redo}
      />
    </span>
  )
}
