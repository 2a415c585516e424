import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { musicTexts } from '../../../texts/music/music.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SongList } from './library/song-list.tsx'

type SongDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; value: string; onSelect: (song: WireSong) => void }

/** The whole library. */
export function SongDialog({ open, onOpenChange, value, onSelect }: SongDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={musicTexts.songs.title} width="md" phone="full">
      {open && (
        <SongList
          value={value}
          onSelect={(song) => {
            onSelect(song)
            onOpenChange(false)
          }}
        />
      )}
    </Dialog>
  )
}
