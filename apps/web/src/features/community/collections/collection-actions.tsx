import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '../../../api/client.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { CollectionPageData } from './collection-queries.ts'
import { useCollectionChanges } from './use-collection-changes.tsx'

const texts = collectionTexts.page

type CollectionActionsProps = { collection: CollectionPageData; isArranging: boolean; onArrange: () => void }

/** What its owner can do with a collection. */
export function CollectionActions({ collection, isArranging, onArrange }: CollectionActionsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const changes = useCollectionChanges(collection, async () => {
    await navigate({ to: '/collection', replace: true })
    client.removeQueries({ queryKey: query.collections.get.key() })
  })
  return (
    <div className="flex flex-wrap gap-2">
      {(collection.stories.length > 0 || isArranging) && (
        <Button size="sm" variant={isArranging ? 'raised' : 'line'} aria-pressed={isArranging} onClick={onArrange}>
          {isArranging ? texts.manageDone : texts.manage}
        </Button>
      )}
      <Button size="sm" variant="line" onClick={changes.rename}>
        {texts.rename}
      </Button>
      <Button size="sm" variant="line" busy={changes.isChangingVisibility} onClick={changes.toggleVisibility}>
        {changes.visibilityText}
      </Button>
      <Button size="sm" variant="danger-ghost" onClick={changes.delete}>
        {texts.delete}
      </Button>
      {changes.dialogs}
    </div>
  )
}
