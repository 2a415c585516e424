import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

const texts = pageTexts.shortcuts

/** All keys of the editor; opened by `?`. */
export const ShortcutsDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => (
  <Dialog
    bare
    open={open}
    onOpenChange={onOpenChange}
    title={texts.title}
    width="md"
    actions={<Button onClick={() => onOpenChange(false)}>{texts.close}</Button>}
  >
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-13">
      {texts.list.map(([keys, what]) => (
        <div key={keys} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-medium text-text">
            <kbd className="font-sans">{keys}</kbd>
          </dt>
          <dd className="text-text-2">{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
