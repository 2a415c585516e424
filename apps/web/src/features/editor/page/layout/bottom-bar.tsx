import type { ReactNode } from 'react'
import { SyncStatus } from './sync-status.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** View, undo and redo, saving, and what the page adds at the end. Source: ED-04. */
export const BottomBar = ({ children }: { children?: ReactNode }) => (
  <>
    <ViewSwitch />
    <span aria-hidden className="mx-1.5 h-5 w-px bg-line-2" />
    <UndoButtons />
    <div className="ml-auto flex items-center gap-3">
      <SyncStatus />
      {children}
    </div>
  </>
)
