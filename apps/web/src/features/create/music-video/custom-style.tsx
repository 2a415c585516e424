import { useEffect, useRef } from 'react'
import { MAX_CUSTOM_STYLE_CHARACTERS } from '@fablecut/domain/story/inputs/music-video'
import { musicVideoTexts } from '../../../texts/music-video.ts'
import { ReferenceImage } from './reference-image.tsx'
import type { MusicVideoHandle } from './handle.ts'
import { WordsField } from './words-field.tsx'

const texts = musicVideoTexts.style

type CustomStyleProps = {
  form: MusicVideoHandle
  takesPicture: boolean
  /** Whether it was opened by a choice just now: then it comes into view. */
  isFresh: boolean
}

/** A look in a creator's own words, and after a picture where the kind takes one. Source: C-101, CD-13. */
export function CustomStyle({ form, takesPicture, isFresh }: CustomStyleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFresh) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  }, [isFresh])
  return (
    <div ref={box} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <WordsField
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
