import { Redo2, Undo2 } from 'lucide-react'
import { pageTexts as texts } from '../../../../texts/editor/page.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'

const look = (isOn: boolean): string => (isOn ? '' : 'text-text-off! hover:bg-transparent!')

/** The buttons keep the focus when disabled. */
export function UndoButtons() {
  const session = useEditorSession()
  const canUndo = useEditor(({ history, readOnlyReason }) => history.past.length > 0 && readOnlyReason === null)
  const canRedo = useEditor(({ history, readOnlyReason }) => history.future.length > 0 && readOnlyReason === null)
  return (
    <div className="flex gap-0.5">
      <IconButton
        label={texts.undo}
        keys={texts.keys.undo}
        icon={<Undo2 aria-hidden />}
        size="sm"
        aria-disabled={!canUndo}
        className={look(canUndo)}
        onClick={() => session.undo()}
      />
      <IconButton
        label={texts.redo}
        keys={texts.keys.redo}
        icon={<Redo2 aria-hidden />}
        size="sm"
        aria-disabled={!canRedo}
        className={look(canRedo)}
        onClick={() => session.redo()}
      />
    </div>
  )
}
