import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../../../api/client.ts'
import { collectionTexts as texts } from '../../../texts/community/collections.ts'
import { CollectionTiles } from './collection-tiles.tsx'

/** Collections of a profile, with the private ones for their owner. Nothing without any, and when they cannot be read: the stories matter more. */
export function ProfileCollections({ username, isOwn }: { username: string; isOwn: boolean }) {
  const open = useQuery(query.collections.ofProfile.queryOptions({ input: { username }, enabled: !isOwn }))
  const own = useQuery(query.collections.list.queryOptions({ input: {}, enabled: isOwn }))
  const collections = (isOwn ? own : open).data?.collections ?? []
  if (collections.length === 0) return null
  return (
    <section aria-labelledby="profile-collections" className="pb-8">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-3">
        <h2 id="profile-collections" className="text-16 font-strong">
          {texts.list}
        </h2>
        {isOwn && (
          <Link to="/collection" className="hit relative rounded-sm text-13 text-text-2 hover:text-text hover:underline">
            {texts.mine.all}
          </Link>
        )}
      </div>
      <CollectionTiles collections={collections} isOwn={isOwn} />
    </section>
  )
}
