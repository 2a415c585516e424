import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useLanguageModelNotice } from '../../../story-data/use-language-model-notice.ts'
import { SUGGESTED_SCRIPTS } from '../../../story-data/suggested-scripts.ts'
import { createTexts } from '../../../texts/create.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useUndoableField } from '../text-history/use-undoable-field.ts'
import type { TextHistory } from '../text-history/use-text-history.ts'
import { MissingDetailsNote } from './missing-details-note.tsx'
import { reviewedText } from './rewrite-review.ts'
import { RewriteReviewPanel } from './rewrite-review-panel.tsx'
import { ScriptCounter, ScriptStats } from './script-stats.tsx'
import { ScriptTools } from './script-tools.tsx'
import type { ScriptFormHandle } from './use-script-form.ts'
import type { ScriptWriter } from './use-script-writer.ts'

const texts = createTexts.script
type ScriptEditorProps = { form: ScriptFormHandle; history: TextHistory; writer: ScriptWriter; onIdea: () => void }

/** The voice-over script with its tools and counters. */
export function ScriptEditor({ form, history, writer, onIdea }: ScriptEditorProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'script_content' })
  const [field_id, error_id] = [useId(), useId()]
  const undoable = useUndoableField(history, field.ref)
  const error = fieldState.error?.message
  const notice = useLanguageModelNotice()
  const { shots, outlinedScript } = useWatch({ control: form.control, name: 'outline' })
  const tools = { form, history, writer, onIdea, script: field.value }
  return (
    <section className="flex min-w-0 flex-col lg:min-h-0">
      <div className="flex min-h-0 grow flex-col rounded-card border border-line bg-surface has-[textarea:focus]:border-accent-line">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-6 lg:min-h-14 lg:max-xl:px-4">
          <h2 className="me-auto text-16 font-strong">
            <label htmlFor={field_id}>{texts.label}</label>
          </h2>
          <ScriptCounter script={field.value} className="sm:hidden" />
          <ScriptTools {...tools} className="max-sm:hidden" />
        </header>
        <textarea
          {...field}
          {...undoable}
          id={field_id}
          readOnly={writer.isWriting}
          aria-busy={writer.isWriting}
          aria-invalid={error !== undefined}
          aria-describedby={error && error_id}
          placeholder={texts.placeholder}
          spellCheck
          className={cx(
            'min-h-60 w-full grow resize-none rounded-b-card bg-transparent px-4 py-4 text-16 sm:px-6 sm:py-6 sm:text-script lg:min-h-0',
            'outline-none focus-visible:shadow-none',
            writer.isWriting && 'text-text-3',
          )}
        />
        {error && (
          <p id={error_id} role="alert" className="px-4 pb-3 text-12 text-danger sm:px-6">
            {error}
          </p>
        )}
        <WriterNotes writer={writer} script={field.value} onIdea={onIdea} />
        {notice && <p className="px-4 pb-2 text-12 text-text-3 sm:px-6">{notice.note}</p>}
        <ScriptTools {...tools} className="px-2.5 pt-1.5 pb-2.5 sm:hidden" />
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-4 max-sm:hidden">
          <Suggestions form={form} history={history} script={field.value} />
          <ScriptStats script={field.value} shots={field.value === outlinedScript ? shots.length : 0} />
        </footer>
      </div>
      <div className="-mx-4 overflow-x-auto px-4 pt-4 [scrollbar-width:none] sm:hidden">
        <Suggestions form={form} history={history} script={field.value} />
      </div>
    </section>
  )
}

type WriterNotesProps = { writer: ScriptWriter; script: string; onIdea: () => void }

/** Notes about the writer's result while the script is unchanged. */
function WriterNotes({ writer, script, onIdea }: WriterNotesProps) {
  const { review, fromIdea } = writer
  if (review !== null && reviewedText(review) === script) {
    return <RewriteReviewPanel review={review} onChange={writer.reviewChange} onClose={writer.closeReview} />
  }
  if (fromIdea === null || fromIdea.missingDetails.length === 0 || fromIdea.script !== script) return null
  return <MissingDetailsNote missing={fromIdea.missingDetails} onTellMore={onIdea} />
}

type SuggestionsProps = { form: ScriptFormHandle; history: TextHistory; script: string }

function Suggestions({ form, history, script }: SuggestionsProps) {
  return (
    <div className="flex items-center gap-2">
      <span className="text-12 text-text-3 max-sm:hidden">{texts.try}</span>
      {SUGGESTED_SCRIPTS.map((suggestion) => (
        <Chip
          key={suggestion.id}
          dense
          selected={script === suggestion.fullScript}
          className="max-sm:h-8 max-sm:px-3.5 max-sm:text-13"
          onClick={() => {
            history.apply(suggestion.fullScript)
            form.setValue('visual_style', suggestion.style, { shouldDirty: true })
          }}
        >
          {suggestion.text}
        </Chip>
      ))}
    </div>
  )
}
