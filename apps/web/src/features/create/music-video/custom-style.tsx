import { useEffect, useRef } from 'react'
import { MAX_CUSTOM_STYLE_CHARACTERS } from '@fablecut/domain/story/inputs/music-video'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { ReferenceImage } from './reference-image.tsx'
import type { MusicVideoHandle } from './form-handle.ts'
import { LimitedTextField } from './limited-text-field.tsx'

const texts = musicVideoTexts.style

type CustomStyleProps = {
  form: MusicVideoHandle
  takesPicture: boolean
  /** Whether it was just opened by a selection: then it scrolls into view. */
  isFresh: boolean
}

/** A custom style by description, and by reference image if the type supports one. */
export function CustomStyle({ form, takesPicture, isFresh }: CustomStyleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFresh) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  }, [isFresh])
  return (
    <div ref={box} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <LimitedTextField
        form={form}
        name="custom_style"
        label={texts.describe}
        hint={texts.describeHint}
        limit={MAX_CUSTOM_STYLE_CHARACTERS}
        rows={2}
      />
      {takesPicture && <ReferenceImage form={form} />}
    </div>
  )
}
