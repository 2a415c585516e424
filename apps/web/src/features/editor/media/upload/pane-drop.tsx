import { useState, type DragEvent, type ReactNode } from 'react'
import { mediaTexts as texts } from '../../../../texts/editor/media.ts'
import { usePaneUpload } from './use-pane-upload.ts'

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Drop zone for files over the whole pane. */
export function PaneDrop({ children }: { children: ReactNode }) {
  const upload = usePaneUpload()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent): void => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const leave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent): void => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    upload([...event.dataTransfer.files])
  }
  return (
    <div
      data-media-drop
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className="relative flex min-h-0 grow flex-col"
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-scrim text-center text-13 font-medium">
          {texts.dropHere}
        </div>
      )}
    </div>
  )
}
