import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useItemEdit } from './use-item-edit.ts'
import { nowSeconds } from '../session/now-seconds.ts'

type PaneHeadProps = { title: string; note?: string; deletes?: readonly string[]; children?: ReactNode }

/** Header of the properties pane: title, note and delete button. */
export function PaneHeader({ title, note, deletes, children }: PaneHeadProps) {
  const { edit } = useItemEdit()
  return (
    <header className="flex min-h-8 items-center gap-2">
      <h2 className="shrink-0 text-14 font-strong">{title}</h2>
      {note && <span className="truncate text-12 text-text-3 tabular-nums">{note}</span>}
      <span className="ms-auto flex items-center gap-1">
        {children}
        {deletes && (
          <IconButton
            size="sm"
            label={texts.delete}
            keys="Del"
            icon={<Trash2 aria-hidden />}
            onClick={() => edit({ type: 'deleteItems', itemIds: deletes, nowSeconds: nowSeconds() })}
          />
        )}
      </span>
    </header>
  )
}
