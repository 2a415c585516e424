import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { TRANSITION_TYPES, type Transition } from '@fablecut/domain/timeline/model'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { TransitionThumb } from './transition-thumb.tsx'
import type { TransitionPictures } from './use-transition-pictures.ts'

type Choice = Transition['type'] | 'none'

type TransitionTilesProps = {
  value: Choice
  isPossible: (type: Transition['type']) => boolean
  pictures: TransitionPictures
  onValueChange: (value: Choice) => void
}

/** All transitions, shown with the pictures of both clips; they move under the pointer and with the focus. */
export function TransitionTiles({ value, isPossible, pictures, onValueChange }: TransitionTilesProps) {
  return (
    <RadioGroup
      aria-label={texts.transitionType}
      value={value}
      onValueChange={(next) => onValueChange(next as Choice)}
      className="grid grid-cols-4 gap-1.5"
    >
      {(['none', ...TRANSITION_TYPES] as const).map((type) => (
        <Tile key={type} type={type} isDisabled={type !== 'none' && !isPossible(type)} pictures={pictures} />
      ))}
    </RadioGroup>
  )
}

function Tile({ type, isDisabled, pictures }: { type: Choice; isDisabled: boolean; pictures: TransitionPictures }) {
  const [isShown, setShown] = useState(false)
  return (
    <Radio.Root
      value={type}
      disabled={isDisabled}
      nativeButton
      render={<button type="button" />}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      className="quick grid min-w-0 content-start justify-items-center gap-1 rounded-sm p-1 text-11 text-text-2 hover:bg-hover hover:text-text data-checked:bg-hover data-checked:text-text data-checked:shadow-[inset_0_0_0_1px_var(--accent)] data-disabled:text-text-off data-disabled:[&_canvas]:opacity-40"
    >
      {type === 'none' ? (
        <span className="grid h-9 w-full place-items-center rounded-xs bg-well">
          <Ban aria-hidden className="size-4" />
        </span>
      ) : (
        <TransitionThumb type={type} pictures={pictures} isMoving={isShown && !isDisabled} />
      )}
      <span className="max-w-full text-center leading-tight">{type === 'none' ? texts.noTransition : texts.transitions[type]}</span>
    </Radio.Root>
  )
}
