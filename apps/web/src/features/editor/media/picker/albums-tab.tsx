import type { WireAlbum } from '@fablecut/contracts/operations/media/albums'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FolderPlus, Images, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../../api/client.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { Picture } from '../../../../ui/layout/picture.tsx'
import { AlbumName } from './album-name.tsx'
import { LoadFailed, MediaPages } from './media-pages.tsx'
import { PickEmpty, PickScroller, PickSkeletons } from './pick-grid.tsx'
import { useAlbumChanges } from './use-album-changes.ts'

const texts = mediaTexts.picker.albums

/** Albums of the creator: open, create, rename, delete. */
export function AlbumsTab() {
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery(query.media.albums.list.queryOptions())
  const open = data?.albums.find(({ id }) => id === openId)
  if (open) return <OpenAlbum album={open} onBack={() => setOpenId(null)} />
  return (
    <PickScroller>
      <NewAlbum />
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <PickSkeletons />
      ) : data.albums.length === 0 ? (
        <PickEmpty text={texts.none} />
      ) : (
        <ul aria-label={texts.list} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {data.albums.map((album) => (
            <AlbumTile key={album.id} album={album} onOpen={() => setOpenId(album.id)} />
          ))}
        </ul>
      )}
    </PickScroller>
  )
}

function NewAlbum() {
  const [isNaming, setNaming] = useState(false)
  const { make: create } = useAlbumChanges()
  if (!isNaming)
    return (
      <Button size="sm" icon={<FolderPlus aria-hidden />} className="mb-3" onClick={() => setNaming(true)}>
        {texts.create}
      </Button>
    )
  return (
    <AlbumName
      name=""
      onCancel={() => setNaming(false)}
      onSave={(name) => void create(name).then((isDone) => isDone && setNaming(false))}
    />
  )
}

function AlbumTile({ album, onOpen }: { album: WireAlbum; onOpen: () => void }) {
  const [state, setState] = useState<'rest' | 'naming' | 'deleting'>('rest')
  const { rename, remove } = useAlbumChanges()
  const close = (): void => setState('rest')
  return (
    <li className="relative grid min-w-0 content-start gap-1">
      <button
        type="button"
        onClick={onOpen}
        className="quick relative grid aspect-video place-items-center overflow-hidden rounded-md bg-well outline-1 outline-line hover:outline-line-2 focus-visible:shadow-(--focus)"
      >
        <Images aria-hidden className="size-6 text-text-3" />
        {album.cover_url !== null && <Picture src={album.cover_url} alt="" />}
        <span className="sr-only">{album.name}</span>
      </button>
      {state === 'naming' ? (
        <AlbumName name={album.name} onCancel={close} onSave={(name) => void rename(album, name).then((isDone) => isDone && close())} />
      ) : (
        <div className="flex items-center gap-1">
          <span className="min-w-0 grow truncate text-12">
            {album.name} <span className="text-text-3">{texts.count(album.count)}</span>
          </span>
          <Menu trigger={<IconButton size="sm" label={texts.menu(album.name)} icon={<MoreHorizontal aria-hidden />} />} className="z-50">
            <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setState('naming')}>
              {texts.rename}
            </MenuItem>
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setState('deleting')}>
              {texts.remove}
            </MenuItem>
          </Menu>
        </div>
      )}
      <ConfirmDialog
        open={state === 'deleting'}
        onOpenChange={close}
        title={texts.confirmTitle(album.name)}
        text={texts.confirmText}
        confirm={texts.remove}
        danger
        onConfirm={() => {
          close()
          void remove(album)
        }}
      />
    </li>
  )
}

function OpenAlbum({ album, onBack }: { album: WireAlbum; onBack: () => void }) {
  return (
    <PickScroller>
      <div className="mb-3 flex items-center gap-2">
        <IconButton size="sm" label={texts.back} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
        <h3 className="truncate text-14 font-strong">{album.name}</h3>
      </div>
      <MediaPages from={{ album_id: album.id }} empty={mediaTexts.picker.empty.album} />
    </PickScroller>
  )
}
