import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/client.ts'
import { ListError } from '../../../story-components/list-error.tsx'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { NewCollectionForm } from './new-collection-form.tsx'

const texts = collectionTexts.mine

/** `/collection`: all collections of the account. */
export function CollectionsPage() {
  const { data, error, isPending, refetch } = useQuery(query.collections.list.queryOptions({ input: {} }))
  const [isCreating, setCreating] = useState(false)
  usePageTitle(collectionTexts.list)
  return (
    <main id="content" className="page pb-14">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pt-7 pb-5">
        <h1 className="me-auto text-20 font-strong">{collectionTexts.list}</h1>
        <Button size="sm" variant="line" icon={<FolderPlus aria-hidden />} onClick={() => setCreating(true)}>
          {collectionTexts.dialog.new}
        </Button>
      </div>
      {isPending && <Skeletons />}
      {error && !data && (
        <ListError error={error} title={collectionTexts.failed} text={collectionTexts.page.failedText} onRetry={() => void refetch()} />
      )}
      {data?.collections.length === 0 && (
        <EmptyState
          text={texts.none}
          action={
            <Link to="/story/community" className={buttonClass({ variant: 'primary' })}>
              {texts.browse}
            </Link>
          }
        />
      )}
      {data && data.collections.length > 0 && <CollectionTiles collections={data.collections} isOwn />}
      <Dialog open={isCreating} onOpenChange={setCreating} title={collectionTexts.dialog.new} phone="sheet">
        <NewCollectionForm onCreated={() => setCreating(false)} />
      </Dialog>
    </main>
  )
}

const Skeletons = () => (
  <div role="status" aria-label={collectionTexts.loading} className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="aspect-4/3 rounded-card" />
    ))}
  </div>
)
