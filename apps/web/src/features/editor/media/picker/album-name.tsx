import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { uiTexts } from '../../../../texts/ui.ts'
import { fieldClass } from '../../../../ui/form/field-style.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'

const texts = mediaTexts.picker.albums

/** Inline album name field: Enter saves, Escape cancels. */
export function AlbumName({ name, onSave, onCancel }: { name: string; onSave: (name: string) => void; onCancel: () => void }) {
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const written = text.trim()
  return (
    <form
      className="mb-2 flex max-w-80 items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (written !== '') onSave(written)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <input
        ref={field}
        aria-label={texts.name}
        placeholder={texts.name}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={fieldClass('sm')}
      />
      <IconButton size="sm" type="submit" label={texts.save} disabled={written === ''} icon={<Check aria-hidden />} />
      <IconButton size="sm" label={uiTexts.cancel} icon={<X aria-hidden />} onClick={onCancel} />
    </form>
  )
}
