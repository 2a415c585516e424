import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import type { Song } from '../music/song.ts'

const texts = musicVideoTexts.simple
const MOST = 4

type ExampleSongsProps = { value: string; onPick: (song: Song) => void }

/** Example songs for a lyrics video; hidden when the list fails to load. */
export function ExampleSongs({ value, onPick }: ExampleSongsProps) {
  const { data } = useQuery(query.songs.list.queryOptions({ input: { featured: 'true' } }))
  if (!data) return null
  return (
    <div role="group" aria-label={texts.examples} className="flex flex-wrap items-center gap-2">
      <span className="text-12 text-text-3">{texts.examples}</span>
      {data.songs.slice(0, MOST).map(({ id, name, url, duration }) => (
        <Chip key={id} dense selected={url === value} onClick={() => onPick({ url, name, durationSeconds: duration })}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
