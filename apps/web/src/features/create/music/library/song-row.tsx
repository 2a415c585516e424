import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { Check, Play, Square } from 'lucide-react'
import { musicTexts } from '../../../../texts/music/music.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { playSound, stopSound, usePlayingSound } from '../../../../ui/hooks/sound-player.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { SongCover } from './song-cover.tsx'

const { player, songs: texts } = musicTexts
/** Preview volume. */
const PREVIEW_VOLUME = 0.3

/** A song with its preview; only one plays at a time. */
export function SongRow({ song, isChosen, onSelect }: { song: WireSong; isChosen: boolean; onSelect: () => void }) {
  const isPlaying = usePlayingSound() === song.id
  const listen = () =>
    isPlaying ? stopSound() : playSound(song.id, song.url, { onFailure: () => toast.error(player.unavailable), volume: PREVIEW_VOLUME })
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-2 rounded-sm px-1.5 hover:bg-hover">
      <IconButton
        size="sm"
        label={isPlaying ? player.stop(song.name) : player.listen(song.name)}
        icon={isPlaying ? <Square /> : <Play />}
        onClick={listen}
      />
      <SongCover address={song.url} image={song.image} />
      <span className="min-w-0 grow">
        <span className="block truncate text-13 font-medium">{song.name}</span>
        <span className="block truncate text-12 text-text-3 tabular-nums">{texts.facts(song.artist, song.genre, song.tempo)}</span>
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      <Button size="sm" variant="line" aria-label={texts.selectLabel(song.name)} onClick={onSelect}>
        {texts.select}
      </Button>
    </li>
  )
}
