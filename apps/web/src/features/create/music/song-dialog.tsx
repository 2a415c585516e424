import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stopSample } from '../script/sample-player.ts'
import { SongRow } from './song-row.tsx'

const texts = createTexts.music.songs
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

type SongDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; value: string; onSelect: (song: WireSong) => void }

/** Songs of the library to hear and choose, one at a time. Source: C-159, CD-55. */
export function SongDialog({ open, onOpenChange, value, onSelect }: SongDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} width="md" phone="full">
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

function SongList({ value, onSelect }: Pick<SongDialogProps, 'value' | 'onSelect'>) {
  const { data, isPending, isError, refetch } = useQuery(query.songs.list.queryOptions({ input: {} }))
  const [mood, setMood] = useState<string | null>(null)
  useEffect(() => stopSample, [])
  if (isPending)
    return (
      <div aria-busy className="grid gap-2">
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-12" />
        ))}
      </div>
    )
  if (isError)
    return (
      <div role="alert" className="flex items-center gap-3 text-13 text-text-2">
        {texts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  const moods = [...new Set(data.songs.map((song) => song.mood))].sort()
  const shown = data.songs.filter((song) => mood === null || song.mood === mood)
  return (
    <>
      <div role="group" aria-label={texts.moods} className="flex flex-wrap gap-2 pb-3">
        {moods.map((name) => (
          <Chip key={name} dense selected={mood === name} onClick={() => setMood(mood === name ? null : name)}>
            {name}
          </Chip>
        ))}
      </div>
      <ul
        aria-label={texts.title}
        className="grid max-h-[min(60dvh,480px)] grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto [scrollbar-width:thin]"
      >
        {shown.map((song) => (
          <SongRow key={song.id} song={song} isChosen={song.url === value} onSelect={() => onSelect(song)} />
        ))}
      </ul>
    </>
  )
}
