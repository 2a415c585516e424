import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { type CollectionPageData, refreshCollections } from './collection-queries.ts'

const texts = collectionTexts.page

type Change = { readonly storyId: string; readonly before: string | null } | { readonly storyId: string; readonly isRemoved: true }

/** The stories of an own collection with buttons that move and remove them. */
export function ArrangeStories({ collection: { id, stories } }: { collection: CollectionPageData }) {
  const client = useQueryClient()
  const [moved, setMoved] = useState('')
  const change = useMutation({
    mutationFn: (made: Change) =>
      'isRemoved' in made
        ? api.collections.remove({ id, story_id: made.storyId })
        : api.collections.move({ id, story_id: made.storyId, before: made.before }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => refreshCollections(client),
  })
  const move = (from: number, to: number) => {
    const { id: storyId, title } = stories[from]!
    const others = stories.toSpliced(from, 1)
    setMoved(texts.moved(title, to + 1, stories.length))
    change.mutate({ storyId, before: others[to]?.id ?? null })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol aria-label={texts.order} className="grid max-w-200 gap-2">
        {stories.map(({ id: storyId, title, card_image_url: image }, index) => (
          <li key={storyId} className="flex items-center gap-3 rounded-card border border-line p-2">
            <span className="aspect-video w-24 shrink-0 overflow-hidden rounded-sm bg-raised">
              {image && <img src={image} alt="" loading="lazy" className="size-full object-cover" />}
            </span>
            <bdi className="min-w-0 grow truncate text-14">{title}</bdi>
            <IconButton
              label={texts.up(title)}
              icon={<ChevronUp />}
              disabled={index === 0 || change.isPending}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={texts.down(title)}
              icon={<ChevronDown />}
              disabled={index === stories.length - 1 || change.isPending}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              label={texts.remove(title)}
              icon={<X />}
              disabled={change.isPending}
              onClick={() => change.mutate({ storyId, isRemoved: true })}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
