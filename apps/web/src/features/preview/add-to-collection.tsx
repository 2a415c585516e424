import { FolderPlus } from 'lucide-react'
import { useAddToCollection } from '../../story-components/use-add-to-collection.tsx'
import { collectionTexts as texts } from '../../texts/community/collections.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** Adds a published story to collections, after sign-in. */
export function AddToCollection({ story }: { story: { readonly id: string; readonly title: string } }) {
  const { open, dialog } = useAddToCollection(story)
  return (
    <>
      <Button size="sm" variant="ghost" icon={<FolderPlus aria-hidden />} onClick={open}>
        {texts.add}
      </Button>
      {dialog}
    </>
  )
}
