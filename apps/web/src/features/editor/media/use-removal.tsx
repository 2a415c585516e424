import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useState, type ReactNode } from 'react'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useAssetActions } from './use-asset-actions.ts'

const texts = mediaTexts.confirm

/** Confirms the deletion of an asset, or explains why it is in use; `dialog` must be rendered. */
export function useRemoval(asset: MediaAsset): { confirmRemoval: () => void; dialog: ReactNode } {
  const { remove, whyKept } = useAssetActions()
  const [isOpen, setOpen] = useState(false)
  const confirmRemoval = (): void => {
    const reason = whyKept(asset)
    if (reason === null) setOpen(true)
    else toast.error(reason)
  }
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title(asset.title)}
      text={texts.text}
      confirm={texts.confirm}
      danger
      onConfirm={() => {
        setOpen(false)
        void remove(asset)
      }}
    />
  )
  return { confirmRemoval, dialog }
}
