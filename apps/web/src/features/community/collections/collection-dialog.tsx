import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import type { CollectionDialogProps } from '../../../slots/collection-dialog.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { refreshCollections } from './collection-queries.ts'
import { NewCollectionForm } from './new-collection-form.tsx'

const texts = collectionTexts.dialog

/** The viewer's collections with a box each, and a form for a new one. */
export function CollectionDialog({ story, open, onClose }: CollectionDialogProps) {
  const { data, error, isPending, refetch } = useQuery(
    query.collections.list.queryOptions({ input: { story_id: story.id }, enabled: open }),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text(story.title)}
      phone="sheet"
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <div className="grid gap-4">
        {isPending && (
          <div role="status" aria-label={collectionTexts.loading}>
            <Skeleton className="h-16" />
          </div>
        )}
        {error && !data && (
          <div role="alert" className="grid gap-2 text-13">
            <p>
              {collectionTexts.failed}. <span className="text-text-2">{messageOf(error)}</span>
            </p>
            <Button size="sm" variant="line" className="justify-self-start" onClick={() => void refetch()}>
              {collectionTexts.retry}
            </Button>
          </div>
        )}
        {data?.collections.length === 0 && <p className="text-13 text-text-2">{texts.none}</p>}
        <ul className="grid max-h-60 gap-1 overflow-y-auto">
          {data?.collections.map((collection) => (
            <Entry key={collection.id} storyId={story.id} collection={collection} />
          ))}
        </ul>
        {data && <NewCollectionForm storyId={story.id} />}
      </div>
    </Dialog>
  )
}

type Listed = Awaited<ReturnType<typeof api.collections.list>>['collections'][number]

function Entry({ storyId, collection }: { storyId: string; collection: Listed }) {
  const client = useQueryClient()
  const { id, name, has_story: hasStory } = collection
  const change = useMutation({
    mutationFn: (isIn: boolean) =>
      isIn ? api.collections.add({ id, story_id: storyId }) : api.collections.remove({ id, story_id: storyId }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => refreshCollections(client),
  })
  const isIn = change.isPending ? change.variables : hasStory
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-14 hover:bg-hover">
        <input
          type="checkbox"
          checked={isIn}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.checked)}
          className="size-4 shrink-0 accent-accent"
        />
        <bdi className="min-w-0 grow truncate">{name}</bdi>
        <Badge>{collection.is_public ? collectionTexts.public : collectionTexts.private}</Badge>
      </label>
    </li>
  )
}
