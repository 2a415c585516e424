import type { ReactNode } from 'react'
import { mediaTexts as texts } from '../../../../texts/editor/media.ts'
import { useFileDrop } from '../../../../ui/form/use-file-drop.ts'
import { usePaneUpload } from './use-pane-upload.ts'

/** Drop zone for files over the whole pane. */
export function PaneDrop({ children }: { children: ReactNode }) {
  const { isOver, zone } = useFileDrop(usePaneUpload())
  return (
    <div data-media-drop {...zone} className="relative flex min-h-0 grow flex-col">
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-scrim text-center text-13 font-medium">
          {texts.dropHere}
        </div>
      )}
    </div>
  )
}
