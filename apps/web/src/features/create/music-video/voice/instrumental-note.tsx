import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { Info } from 'lucide-react'
import { musicVideoTexts } from '../../../../texts/music/music-video.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { MusicVideoForm } from '../music-video-form.ts'
import { isInstrumental } from './song-voice.ts'

const texts = musicVideoTexts.instrumental
type InstrumentalNoteProps = { values: MusicVideoForm; onType: (type: MusicVideoSlug) => void }

/** Explains what the video shows for instrumental songs, for types where users expect singing or lyrics. */
export function InstrumentalNote({ values, onType }: InstrumentalNoteProps) {
  const { videoType } = values
  const text = videoType === 'singing-dancing' ? texts.singingNote : videoType === 'lyrics-video' ? texts.lyricsNote : null
  if (text === null || !isInstrumental(values)) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 text-13 text-text-2"
    >
      <Info aria-hidden className="size-4 shrink-0 text-text-3" />
      <p className="min-w-0 grow basis-60">{text}</p>
      {videoType === 'singing-dancing' && (
        <Button size="sm" variant="ghost" onClick={() => onType('lyrics-video')}>
          {texts.switchToLyrics}
        </Button>
      )}
    </div>
  )
}
