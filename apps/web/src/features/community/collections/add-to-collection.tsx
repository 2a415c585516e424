import { FolderPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import type { AddToCollectionProps } from '../../../slots/add-to-collection.ts'
import { collectionTexts as texts } from '../../../texts/community/collections.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const CollectionDialog = lazy(async () => ({ default: (await import('./collection-dialog.tsx')).CollectionDialog }))

/** Opens the dialog with the viewer's collections, after sign-in. */
export function AddToCollectionButton({ story }: AddToCollectionProps) {
  const gate = useSignInGate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button size="sm" variant="ghost" icon={<FolderPlus aria-hidden />} onClick={() => void gate.run(open)}>
        {texts.add}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <CollectionDialog story={story} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
