import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../../../api/client.ts'
import { collectionTexts as texts } from '../../../texts/community/collections.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import type { CollectionData } from './collection-queries.ts'

/** Collections of a profile, with the private ones for their owner. Nothing without any, and when they cannot be read: the stories matter more. */
export function ProfileCollections({ username, isOwn }: { username: string; isOwn: boolean }) {
  const open = useQuery(query.collections.ofProfile.queryOptions({ input: { username }, enabled: !isOwn }))
  const own = useQuery(query.collections.list.queryOptions({ input: {}, enabled: isOwn }))
  const collections = (isOwn ? own : open).data?.collections ?? []
  if (collections.length === 0) return null
  return (
    <section aria-labelledby="profile-collections" className="pb-8">
      <h2 id="profile-collections" className="pb-3 text-16 font-strong">
        {texts.list}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {collections.map((collection) => (
          <Tile key={collection.id} collection={collection} isOwn={isOwn} />
        ))}
      </ul>
    </section>
  )
}

const Tile = ({ collection, isOwn }: { collection: CollectionData; isOwn: boolean }) => (
  <li className="min-w-0">
    <Link
      to="/collection/$id"
      params={{ id: collection.id }}
      className="quick grid gap-2 rounded-card border border-line p-2 hover:bg-raised"
    >
      <span className="aspect-video overflow-hidden rounded-sm bg-raised">
        {collection.image_url && <img src={collection.image_url} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <bdi className="truncate text-14 font-medium">{collection.name}</bdi>
      <span className="flex items-center gap-2 text-12 text-text-3 tabular-nums">
        {texts.count(collection.story_count)}
        {isOwn && !collection.is_public && <Badge>{texts.private}</Badge>}
      </span>
    </Link>
  </li>
)
