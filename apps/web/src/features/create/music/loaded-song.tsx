import { Scissors, X } from 'lucide-react'
import { formatDuration } from '../../../texts/format.ts'
import { musicTexts } from '../../../texts/music/music.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useSoundSeconds } from '../../../ui/hooks/sound-player.ts'
import { ListenButton } from './listen-button.tsx'
import { PreparingSong } from './preparing-song.tsx'
import { SongCover } from './library/song-cover.tsx'
import type { Song } from './song.ts'
import { isTooLong, preciseTime } from './trim/trim-range.ts'
import { useDecodedAudio } from './use-decoded-audio.ts'
import { Waveform } from './trim/waveform.tsx'

const texts = musicTexts.source

type LoadedSongProps = { song: Song; onRemove: () => void; /** Absent when the song can't be trimmed. */ onTrim?: (() => void) | undefined }

/** The selected song with its duration, waveform and player. */
export function LoadedSong({ song, onRemove, onTrim }: LoadedSongProps) {
  const { url, name, durationSeconds: duration, cut } = song
  const seconds = useSoundSeconds(url)
  const sound = useDecodedAudio(url)
  const hint = isTooLong(duration) ? texts.tooLong(formatDuration(duration)) : duration === 0 ? texts.unknownLength : null
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-3">
        <SongCover address={cut?.url ?? url} />
        <div className="min-w-0 grow">
          <p className="truncate text-14 font-medium" title={name}>
            {name}
          </p>
          <p className="text-12 text-text-3 tabular-nums">
            {seconds !== null && `${formatDuration(seconds)} / `}
            {formatDuration(duration)}
          </p>
          {cut && (
            <p className="truncate text-12 text-text-3 tabular-nums">
              {texts.trimmed(preciseTime(cut.start), preciseTime(cut.end), formatDuration(cut.durationSeconds))}
            </p>
          )}
        </div>
        <div className="flex shrink-0 gap-1">
          {onTrim && <IconButton label={musicTexts.trim.open} icon={<Scissors />} onClick={onTrim} />}
          <ListenButton song={song} size="md" />
          <IconButton label={texts.remove(name)} icon={<X />} onClick={onRemove} />
        </div>
      </div>
      {sound ? (
        <Waveform
          peaks={sound.peaks}
          height={32}
          bright={{ from: 0, to: seconds === null || duration === 0 ? 1 : Math.min(1, seconds / duration) }}
          className="mt-3"
        />
      ) : (
        <PreparingSong className="mt-3 h-8" />
      )}
      {hint && <p className="pt-2 text-12 text-text-3">{hint}</p>}
    </div>
  )
}
