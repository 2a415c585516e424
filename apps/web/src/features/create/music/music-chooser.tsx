import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { query } from '../../../api/client.ts'
import { madeBy } from '../../../texts/engines.ts'
import { musicTexts } from '../../../texts/music/music.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { missingMusic, MUSIC_CHOICES, musicFieldsOf, type MusicChoice, type MusicFields } from './background-music.ts'
import { ListenButton } from './listen-button.tsx'
import { SongDialog } from './song-dialog.tsx'
import { songNameOf } from '../../../story-data/song-name.ts'
import { SongSteps } from './song-steps.tsx'
import type { Song } from './song.ts'
import { useSongImport } from './use-song-import.ts'

const texts = musicTexts.background

type MusicChooserProps = { value: MusicFields; onChange: (value: MusicFields) => void }

/** The five music choices; each remembers its song. */
export function MusicChooser({ value, onChange }: MusicChooserProps) {
  const { background_music: music, background_music_choice: choice } = value
  const [isSongsOpen, setSongsOpen] = useState(false)
  const [songs, setSongs] = useState<Partial<Record<MusicChoice, Song>>>({})
  const song = songs[choice]?.url === music ? songs[choice] : songAt(music)
  const file = useRef<HTMLInputElement>(null)
  const chosen = useRef(choice)
  useEffect(() => {
    chosen.current = choice
  })
  const rememberSong = (of: MusicChoice, song: Song) => {
    setSongs((known) => ({ ...known, [of]: song }))
    // A song that arrives late does not override another choice.
    if (chosen.current === of) onChange({ background_music: song.url, background_music_choice: of })
  }
  const intake = useSongImport({ keepsLongSongs: false, onSong: (song, from) => rememberSong(from, song) })
  const open = (of: MusicChoice) => {
    if (of === 'trending') setSongsOpen(true)
    if (of === 'link') intake.link.setOpen(true)
    if (of === 'upload') file.current?.click()
  }
  const choose = (next: MusicChoice) => {
    const known = { ...songs, [choice]: song }
    setSongs(known)
    if (next === 'auto' || next === 'none') return onChange(musicFieldsOf(next === 'auto' ? 'auto' : ''))
    onChange({ background_music: known[next]?.url ?? '', background_music_choice: next })
    if (!known[next]?.url) open(next)
  }
  const missing = missingMusic(choice, music)
  // The missing song is being processed.
  const isArriving = intake.isBusy && missing !== null
  const isPicked = choice !== 'auto' && choice !== 'none'
  return (
    <div>
      <p className="pb-2.5 text-13 font-strong">{texts.label}</p>
      <Segmented<MusicChoice>
        label={texts.label}
        value={choice}
        segments={MUSIC_CHOICES.map((option) => ({ value: option, label: texts.choices[option] }))}
        onValueChange={choose}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 pt-1.5 text-12 text-text-3">
        {isPicked && missing === null && <ListenButton song={song} />}
        {!isArriving && (
          <span role={missing === null ? undefined : 'alert'} className={missing === null ? 'min-w-0 truncate' : 'text-danger'}>
            {missing ?? (isPicked ? song.name : texts.hints[choice])}
          </span>
        )}
        {choice === 'auto' && <Composer />}
        {isPicked && (
          <Button size="sm" variant="ghost" disabled={intake.isBusy} onClick={() => open(choice)}>
            {texts.pick[choice]}
          </Button>
        )}
        {choice !== 'trending' && isPicked && missing === null && intake.trim.canOpen(song) && (
          <Button size="sm" variant="ghost" onClick={() => intake.trim.open(song, choice)}>
            {musicTexts.trim.open}
          </Button>
        )}
        {intake.isBusy && (
          <span role="status" className="flex items-center gap-2">
            <Spinner /> {musicTexts.upload.busy}
          </span>
        )}
        {intake.error && choice === 'upload' && (
          <span role="alert" className="text-danger">
            {intake.error}
          </span>
        )}
      </div>
      <SongSteps intake={intake} file={file} />
      <SongDialog
        open={isSongsOpen}
        onOpenChange={setSongsOpen}
        value={music}
        onSelect={(song) => rememberSong('trending', { url: song.url, name: song.name, durationSeconds: song.duration })}
      />
    </div>
  )
}

/** The song of a restored form: only its URL is known. */
const songAt = (address: string): Song => ({ url: address, name: songNameOf(address) || texts.ownFile, durationSeconds: 0 })

/** Who makes the music that nobody picks. */
function Composer() {
  const { data } = useQuery(query.system.get.queryOptions())
  return data ? <span>{madeBy('music', data.makers.music)}</span> : null
}
