import { useRef } from 'react'
import { formatDuration } from '../../../story/format.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { MusicUpload } from './music-upload.tsx'
import type { Song } from './song.ts'

export type { Song } from './song.ts'

type MusicSourceProps = { value: Song | null; onChange: (song: Song | null) => void; error?: string | undefined; label?: string }

/** The song of a music video. Source: C-088..C-097. */
export function MusicSource({ value, onChange, error, label = 'Music' }: MusicSourceProps) {
  const upload = useRef<HTMLInputElement>(null)
  return (
    <section aria-label={label}>
      <p className="pb-2.5 text-13 font-strong">{label}</p>
      {value && (
        <div className="flex items-center gap-3 text-13">
          {value.name} {formatDuration(value.durationSeconds)}
          <Button size="sm" onClick={() => onChange(null)}>
            {createTexts.character.none}
          </Button>
        </div>
      )}
      <MusicUpload input={upload} shown={value === null} onUploaded={(url) => onChange({ url, name: url, durationSeconds: 0 })} />
      {error && (
        <p role="alert" className="pt-1.5 text-12 text-danger">
          {error}
        </p>
      )}
    </section>
  )
}
