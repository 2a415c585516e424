import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, ListMusic } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../../api/client.ts'
import { musicTexts } from '../../../../texts/music/music.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { BELOW_768, useNarrow } from '../../../../ui/hooks/use-narrow.ts'
import { SongList } from './song-list.tsx'

const texts = musicTexts.songs

/** The eight featured songs: in a popover, on phones in a bottom sheet. */
export function SongPicker({ onSelect }: { onSelect: (song: WireSong) => void }) {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow(BELOW_768)
  const select = (song: WireSong) => {
    setOpen(false)
    onSelect(song)
  }
  const content = (
    <>
      <SongList featured value="" onSelect={select} />
      <MoreMusic />
    </>
  )
  const button = (
    <Button variant="ghost" icon={<ListMusic />} aria-haspopup="dialog">
      {musicTexts.source.pick}
    </Button>
  )
  if (!isNarrow)
    return (
      <Popover
        title={texts.featured}
        trigger={button}
        open={isOpen}
        onOpenChange={setOpen}
        className="flex max-h-(--available-height) w-108 flex-col"
      >
        {content}
      </Popover>
    )
  return (
    <>
      <Button variant="ghost" icon={<ListMusic />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {musicTexts.source.pick}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.featured} phone="sheet-768">
        {content}
      </Dialog>
    </>
  )
}

/** Links to other music sources; those without a URL in the settings are left out. */
function MoreMusic() {
  const { data } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const links = data?.music_links
  const songs = [
    { text: texts.freeMusic, address: links?.free },
    { text: texts.makeMusic, address: links?.make },
    { text: texts.learnMore, address: links?.learn },
  ].filter((link): link is { text: typeof link.text; address: string } => Boolean(link.address))
  if (songs.length === 0) return null
  return (
    <nav aria-label={texts.externalLinks} className="mt-3 flex shrink-0 flex-wrap gap-x-4 gap-y-2 border-t border-line pt-3">
      {songs.map(({ text, address }) => (
        <a
          key={text}
          href={address}
          target="_blank"
          rel="noopener"
          className="quick hit relative inline-flex items-center gap-1.5 rounded-sm text-12 text-text-2 hover:text-text"
        >
          {text}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ))}
    </nav>
  )
}
