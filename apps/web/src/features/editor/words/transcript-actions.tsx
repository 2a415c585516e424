import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

type TranscriptActionsProps = {
  hasCut: boolean
  /** Null where the words are not spoken from a text. */
  onChange: (() => void) | null
  onDelete: () => void
  onCut: () => void
  onPaste: () => void
  /** Null at the ends of the film. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

/** What can be done with the selected words and with their sentence. */
export function TranscriptActions({ hasCut, onChange, onDelete, onCut, onPaste, onUp, onDown }: TranscriptActionsProps) {
  return (
    <div role="group" aria-label={texts.actions} className="flex flex-wrap gap-2">
      {onChange && (
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={onChange}>
          {texts.change}
        </Button>
      )}
      <Button size="sm" onClick={onDelete}>
        {texts.delete}
      </Button>
      <Button size="sm" onClick={hasCut ? onPaste : onCut}>
        {hasCut ? texts.paste : texts.cut}
      </Button>
      <span className="flex gap-1">
        <IconButton size="sm" label={texts.up} keys="Alt+↑" disabled={!onUp} icon={<ArrowUp aria-hidden />} onClick={() => onUp?.()} />
        <IconButton
          size="sm"
          label={texts.down}
          keys="Alt+↓"
          disabled={!onDown}
          icon={<ArrowDown aria-hidden />}
          onClick={() => onDown?.()}
        />
      </span>
    </div>
  )
}
