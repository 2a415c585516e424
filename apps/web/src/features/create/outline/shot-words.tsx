import { MAX_OUTLINE_SHOT_CHARACTERS } from '@fablecut/domain/story/inputs/outline'
import { useState } from 'react'
import { outlineTexts } from '../../../texts/outline.ts'

type ShotWordsProps = { label: string; value: string; disabled: boolean; onAccept: (text: string) => void }

/** The words of a shot, taken over with Enter or when the field is left; Escape leaves them as they were. */
export function ShotWords({ label, value, disabled, onAccept }: ShotWordsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const accept = () => {
    if (typed !== null && typed.trim() !== value) onAccept(typed)
    setTyped(null)
  }
  return (
    <textarea
      aria-label={label}
      rows={1}
      value={typed ?? value}
      disabled={disabled}
      maxLength={MAX_OUTLINE_SHOT_CHARACTERS}
      placeholder={outlineTexts.shot.placeholder}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={accept}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.preventDefault()
        if (event.key === 'Enter') accept()
        else setTyped(null)
      }}
      className="-mx-2 field-sizing-content min-h-9 resize-none rounded-md bg-transparent px-2 py-1.5 text-14 outline-none hover:bg-well focus:bg-well focus-visible:shadow-(--focus)"
    />
  )
}
