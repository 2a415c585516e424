import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { OptionSummary } from '../form/option-summary.tsx'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import { useFormText } from '../text-history/use-form-text.ts'
import { useUndoableField } from '../text-history/use-undoable-field.ts'
import { useFormValues, type MusicVideoHandle } from './form-handle.ts'
import { isInstrumental } from './voice/song-voice.ts'

const texts = musicVideoTexts.lyrics
const linesOf = (words: string): number => words.split('\n').filter((line) => line.trim() !== '').length

/** Lyrics of the song, used for the captions. */
export function LyricsField({ form }: { form: MusicVideoHandle }) {
  const { field, fieldState } = useController({ control: form.control, name: 'lyrics' })
  const history = useFormText(form, 'lyrics')
  const undoable = useUndoableField(history, field.ref)
  const lines = linesOf(field.value)
  const hint = isInstrumental(useFormValues(form)) ? texts.instrumentalHint : texts.hint
  const [wasFilled] = useState(lines > 0)
  return (
    <div className="border-y border-line">
      <Disclosure
        defaultOpen={wasFilled}
        summary={<OptionSummary icon={<ScrollText />} label={texts.label} value={lines === 0 ? texts.none : texts.lines(lines)} />}
      >
        <Field label={texts.label} labelHidden hint={hint} error={fieldState.error?.message} className="pt-1 pb-4">
          <TextArea {...field} {...undoable} rows={8} maxLength={MAX_LYRICS_CHARACTERS} placeholder={texts.placeholder} />
          <UndoButtons history={history} />
        </Field>
      </Disclosure>
    </div>
  )
}
