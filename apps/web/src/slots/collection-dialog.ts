import { createSlot } from './create-slot.tsx'

export type CollectionDialogProps = {
  story: { readonly id: string; readonly title: string }
  open: boolean
  onClose: () => void
}

/** The collections of the account with a checkbox each, for a published story. Implemented by `features/community/collections`. */
export const [CollectionDialog, CollectionDialogProvider] = createSlot<CollectionDialogProps>('CollectionDialog')
