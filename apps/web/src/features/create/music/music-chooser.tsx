import { useRef, useState } from 'react'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { isMusicChoiceReady, missingMusic, MUSIC_CHOICES, musicFieldsOf, type MusicChoice, type MusicFields } from './background-music.ts'
import { MusicUpload } from './music-upload.tsx'
import { SongDialog } from './song-dialog.tsx'
import { songNameOf } from './song-name.ts'

const texts = createTexts.music

type MusicChooserProps = { value: MusicFields; onChange: (value: MusicFields) => void }

/** The five ways to a soundtrack; each remembers what was picked for it. Source: C-155..C-164, CD-56. */
export function MusicChooser({ value, onChange }: MusicChooserProps) {
  const { background_music: music, background_music_choice: choice } = value
  const [isSongsOpen, setSongsOpen] = useState(false)
  const [kept, setKept] = useState<Partial<Record<MusicChoice, string>>>(() => (music === '' ? {} : { [choice]: music }))
  const upload = useRef<HTMLInputElement>(null)
  const keep = (of: MusicChoice, address: string) => {
    setKept((known) => ({ ...known, [of]: address }))
    onChange({ background_music: address, background_music_choice: of })
  }
  const choose = (next: MusicChoice) => {
    if (next === 'auto' || next === 'none') return onChange(musicFieldsOf(next === 'auto' ? 'auto' : ''))
    onChange({ background_music: kept[next] ?? '', background_music_choice: next })
    if (kept[next]) return
    if (next === 'trending') setSongsOpen(true)
    if (next === 'upload') upload.current?.click()
  }
  const missing = missingMusic(choice, music)
  return (
    <div>
      <p className="pb-2.5 text-13 font-strong">{texts.label}</p>
      <Segmented<MusicChoice>
        label={texts.label}
        value={choice}
        segments={MUSIC_CHOICES.map((option) => ({
          value: option,
          label: texts.choices[option],
          disabled: !isMusicChoiceReady(option),
          reason: isMusicChoiceReady(option) ? undefined : createTexts.comingSoon,
        }))}
        onValueChange={choose}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 pt-1.5 text-12 text-text-3">
        <span role={missing === null ? undefined : 'alert'} className={missing === null ? 'min-w-0 truncate' : 'text-danger'}>
          {missing ?? hintOf(choice, music)}
        </span>
        {choice === 'trending' && (
          <Button size="sm" variant="ghost" onClick={() => setSongsOpen(true)}>
            {texts.pickSong}
          </Button>
        )}
        <MusicUpload input={upload} shown={choice === 'upload'} onUploaded={(address) => keep('upload', address)} />
      </div>
      <SongDialog open={isSongsOpen} onOpenChange={setSongsOpen} value={music} onSelect={(song) => keep('trending', song.url)} />
    </div>
  )
}

function hintOf(choice: MusicChoice, music: string): string {
  if (choice === 'auto') return texts.hints.auto
  if (choice === 'none') return texts.hints.none
  return choice === 'trending' ? texts.song(songNameOf(music)) : texts.kept
}
