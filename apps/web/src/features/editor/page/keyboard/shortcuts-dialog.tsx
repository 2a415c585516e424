import { useState } from 'react'
import { useStore } from 'zustand'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { changedKeys, changeKeys } from '../../keys/changed-keys.ts'
import { COMMANDS, keysOf } from '../../keys/commands.ts'
import { shownKey } from '../../keys/key-name.ts'
import { KeyFields } from './key-fields.tsx'

const texts = pageTexts.shortcuts

/** All keys of the editor; opened by `?`. The keys of commands can be changed, for this browser. */
export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [isChanging, setChanging] = useState(false)
  const changed = useStore(changedKeys)
  const close = (next: boolean): void => {
    setChanging(false)
    onOpenChange(next)
  }
  return (
    <Dialog
      bare
      open={open}
      onOpenChange={close}
      title={texts.title}
      width="md"
      actions={
        <>
          {isChanging && (
            <Button variant="ghost" disabled={Object.keys(changed).length === 0} onClick={() => changeKeys({})}>
              {texts.reset}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setChanging(!isChanging)}>
            {isChanging ? texts.changed : texts.change}
          </Button>
          <Button onClick={() => close(false)}>{texts.close}</Button>
        </>
      }
    >
      {isChanging ? <KeyFields /> : <KeyList />}
    </Dialog>
  )
}

function KeyList() {
  const changed = useStore(changedKeys)
  const commands = COMMANDS.map((command) => [keysOf(changed, command).map(shownKey).join(texts.or), texts.commands[command]] as const)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-13">
      {[...commands, ...texts.list].map(([keys, what]) => (
        <div key={what} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-medium text-text">
            <kbd className="font-sans">{keys === '' ? texts.noKey : keys}</kbd>
          </dt>
          <dd className="text-text-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
