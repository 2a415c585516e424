import { useState, type ReactNode } from 'react'
import { useSignInGate } from '../session/sign-in-gate.tsx'
import { CollectionDialog, type CollectionDialogProps } from '../slots/collection-dialog.ts'

/** Opens the dialog that adds a published story to collections, after sign-in. `dialog` must be rendered. */
export function useAddToCollection(story: CollectionDialogProps['story']): { readonly open: () => void; readonly dialog: ReactNode } {
  const gate = useSignInGate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return {
    open: () => void gate.run(show),
    // Stays rendered while it closes.
    dialog: wasOpened && <CollectionDialog story={story} open={isOpen} onClose={() => setOpen(false)} />,
  }
}
