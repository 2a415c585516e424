import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { Check, Play, Square } from 'lucide-react'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { playSample, stopSample, usePlayingSample } from '../script/sample-player.ts'

const texts = createTexts.music.songs
/** Quiet, while a form is filled in. Source: C-095. */
const PREVIEW_VOLUME = 0.3

/** A song with its preview; only one plays at a time. */
export function SongRow({ song, isChosen, onSelect }: { song: WireSong; isChosen: boolean; onSelect: () => void }) {
  const isPlaying = usePlayingSample() === song.id
  const listen = () => (isPlaying ? stopSample() : playSample(song.id, song.url, () => toast.error(texts.unavailable), PREVIEW_VOLUME))
  return (
    <li className="flex min-h-12 min-w-0 items-center gap-2 rounded-sm px-1.5 hover:bg-hover">
      <IconButton
        size="sm"
        label={isPlaying ? texts.stop(song.name) : texts.listen(song.name)}
        icon={isPlaying ? <Square /> : <Play />}
        onClick={listen}
      />
      <span className="min-w-0 grow">
        <span className="block truncate text-13 font-medium">{song.name}</span>
        <span className="block truncate text-12 text-text-3">{texts.facts(song.artist, song.genre, song.tempo)}</span>
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      <Button size="sm" variant="line" aria-label={texts.selectLabel(song.name)} onClick={onSelect}>
        {texts.select}
      </Button>
    </li>
  )
}
