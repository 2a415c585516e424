import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, FolderPlus, Images } from 'lucide-react'
import { query } from '../../../../api/client.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useAlbumChanges } from './use-album-changes.ts'

const texts = mediaTexts.picker.albums

/** Adds the selection to an existing or new album. */
export function AlbumMenu({ assets }: { assets: readonly MediaAsset[] }) {
  const { data } = useQuery(query.media.albums.list.queryOptions())
  const { make: create, put } = useAlbumChanges()
  const ids = assets.map(({ id }) => id)
  const reportAdded = (name: string) => (isDone: boolean) => void (isDone && toast.success(texts.addedTo(name)))
  return (
    <Menu
      className="max-h-64 overflow-y-auto"
      trigger={
        <Button variant="ghost" disabled={ids.length === 0}>
          <span className="inline-flex items-center gap-1.5">
            {texts.addTo}
            <ChevronDown aria-hidden />
          </span>
        </Button>
      }
    >
      {data?.albums.map(({ id, name }) => (
        <MenuItem key={id} icon={<Images aria-hidden />} onSelect={() => void put(id, ids).then(reportAdded(name))}>
          {name}
        </MenuItem>
      ))}
      <MenuItem icon={<FolderPlus aria-hidden />} onSelect={() => void create(texts.create, ids).then(reportAdded(texts.create))}>
        {texts.create}
      </MenuItem>
    </Menu>
  )
}
