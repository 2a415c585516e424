import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, EyeOff, TextCursorInput, Trash2 } from 'lucide-react'
import { collectionTexts as texts } from '../../../texts/community/collections.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { PLATE } from '../../../story-components/card-plate.ts'
import type { CollectionData } from './collection-queries.ts'
import { useCollectionChanges } from './use-collection-changes.tsx'

/** Collections with image, name and count. `isOwn`: also says which are private, and has the actions of the owner. */
export const CollectionTiles = ({ collections, isOwn }: { collections: readonly CollectionData[]; isOwn: boolean }) => (
  <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
    {collections.map((collection) => (
      <li key={collection.id} className="relative min-w-0">
        <Tile collection={collection} isOwn={isOwn} />
        {isOwn && <TileMenu collection={collection} />}
      </li>
    ))}
  </ul>
)

const Tile = ({ collection, isOwn }: { collection: CollectionData; isOwn: boolean }) => (
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
)

function TileMenu({ collection }: { collection: CollectionData }) {
  const changes = useCollectionChanges(collection)
  return (
    <div className="absolute end-3.5 top-3.5">
      <Menu trigger={<IconButton size="sm" className={PLATE} label={texts.mine.menu(collection.name)} icon={<Ellipsis />} />}>
        {/* After the menu has given the focus back. */}
        <MenuItem icon={<TextCursorInput aria-hidden />} onSelect={() => setTimeout(changes.rename)}>
          {texts.page.rename}
        </MenuItem>
        <MenuItem icon={collection.is_public ? <EyeOff aria-hidden /> : <Eye aria-hidden />} onSelect={changes.toggleVisibility}>
          {changes.visibilityText}
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setTimeout(changes.delete)}>
          {texts.page.delete}
        </MenuItem>
      </Menu>
      {changes.dialogs}
    </div>
  )
}
