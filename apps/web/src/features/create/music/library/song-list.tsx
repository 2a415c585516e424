import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../../api/client.ts'
import { musicTexts } from '../../../../texts/music/music.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Chip } from '../../../../ui/buttons/chip.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { stopSound } from '../../../../ui/hooks/sound-player.ts'
import { SongRow } from './song-row.tsx'

const texts = musicTexts.songs
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type SongListProps = {
  /** Only the featured eight. */
  featured?: boolean
  /** URL of the selected song. */
  value: string
  onSelect: (song: WireSong) => void
}

/** List of library songs with previews. */
export function SongList({ featured = false, value, onSelect }: SongListProps) {
  const { data, isPending, isError, refetch } = useQuery(query.songs.list.queryOptions({ input: featured ? { featured: 'true' } : {} }))
  const [mood, setMood] = useState<string | null>(null)
  useEffect(() => () => stopSound(), [])
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
  const filtered = data.songs.filter((song) => mood === null || song.mood === mood)
  return (
    <>
      {!featured && (
        <div role="group" aria-label={texts.moods} className="flex flex-wrap gap-2 pb-3">
          {moods.map((name) => (
            <Chip key={name} dense selected={mood === name} onClick={() => setMood(mood === name ? null : name)}>
              {texts.mood(name)}
            </Chip>
          ))}
        </div>
      )}
      <ul
        aria-label={featured ? texts.featured : texts.title}
        className="grid max-h-[min(60dvh,480px)] min-h-0 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto [scrollbar-width:thin]"
      >
        {filtered.map((song) => (
          <SongRow key={song.id} song={song} isChosen={song.url === value} onSelect={() => onSelect(song)} />
        ))}
      </ul>
    </>
  )
}
