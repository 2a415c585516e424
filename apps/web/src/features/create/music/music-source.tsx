import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { useId, useRef } from 'react'
import { musicTexts } from '../../../texts/music/music.ts'
import { LoadedSong } from './loaded-song.tsx'
import { MusicDrop } from './music-drop.tsx'
import { SongPicker } from './library/song-picker.tsx'
import { SongSteps } from './song-steps.tsx'
import type { Song } from './song.ts'
import { useSongImport } from './use-song-import.ts'

const texts = musicTexts.source

type MusicSourceProps = { value: Song | null; onChange: (song: Song | null) => void; error?: string | undefined; label?: string }

/** The song of a music video: by link, by file or from the featured ones; songs of more than 300 s may stay whole. */
export function MusicSource({ value, onChange, error, label = texts.label }: MusicSourceProps) {
  const labelId = useId()
  const file = useRef<HTMLInputElement>(null)
  const intake = useSongImport({ keepsLongSongs: true, onSong: onChange })
  const shownError = intake.error ?? error
  const select = (song: WireSong) => {
    intake.clearError()
    onChange({ url: song.url, name: song.name, durationSeconds: song.duration })
  }
  return (
    <section aria-labelledby={labelId} className="min-w-0">
      <p id={labelId} className="pb-2.5 text-13 font-strong">
        {label}
      </p>
      {value ? (
        <LoadedSong
          song={value}
          onRemove={() => onChange(null)}
          onTrim={intake.trim.canOpen(value) ? () => intake.trim.open(value, 'upload') : undefined}
        />
      ) : (
        <MusicDrop
          isBusy={intake.isBusy}
          onFile={intake.takeFile}
          onUpload={() => file.current?.click()}
          onPasteLink={() => intake.link.setOpen(true)}
          picker={<SongPicker onSelect={select} />}
        />
      )}
      <SongSteps intake={intake} file={file} />
      {shownError && (
        <p role="alert" className="pt-1.5 text-12 text-danger">
          {shownError}
        </p>
      )}
    </section>
  )
}
