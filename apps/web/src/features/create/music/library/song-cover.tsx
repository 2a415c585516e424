import { songCover, songIdOf } from '@fablecut/domain/song/song-url'
import { Music } from 'lucide-react'
import { Picture } from '../../../../ui/layout/picture.tsx'

/** Cover of a song, or a placeholder icon. `address`: URL of the song. */
export function SongCover({ address, image }: { address: string; image?: string | null }) {
  const id = songIdOf(address)
  const picture = image === undefined ? id && songCover(id) : image
  const note = <Music className="size-4.5 text-music" />
  return (
    <span aria-hidden className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-music-bg">
      {picture ? <Picture key={picture} src={picture} alt="" fallback={note} /> : note}
    </span>
  )
}
