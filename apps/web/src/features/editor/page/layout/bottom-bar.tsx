import { Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { SyncStatus } from './sync-status.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** View switch, undo and redo, sync status, and `children`. */
export const BottomBar = ({ onKeys, children }: { onKeys: () => void; children?: ReactNode }) => (
  <>
    <ViewSwitch />
    <span aria-hidden className="mx-1.5 h-5 w-px bg-line-2" />
    <UndoButtons />
    <IconButton label={pageTexts.keys.open} keys="?" icon={<Keyboard aria-hidden />} size="sm" onClick={onKeys} />
    <div className="ms-auto flex items-center gap-3">
      <SyncStatus />
      {children}
    </div>
  </>
)
