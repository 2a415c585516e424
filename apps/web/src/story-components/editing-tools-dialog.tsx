import { Captions, ImagePlus, Music, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { createTexts } from '../texts/create.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

const texts = createTexts.tools
const ICONS: readonly ReactNode[] = [<ImagePlus key="add" />, <RefreshCw key="again" />, <Music key="music" />, <Captions key="captions" />]

/** Introduces the features of the editor. */
export function EditingToolsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      width="md"
      phone="sheet"
      actions={<Button onClick={() => onOpenChange(false)}>{texts.close}</Button>}
    >
      <ul className="grid gap-4">
        {texts.points.map((point, index) => (
          <li key={point.title} className="flex gap-3.5">
            <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-md bg-hover text-text-2 [&_svg]:size-4.5">
              {ICONS[index]}
            </span>
            <span>
              <span className="block font-strong">{point.title}</span>
              <span className="block text-13 text-text-2">{point.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
