import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/script'
import { SCRIPT_SUGGESTIONS } from '@fablecut/domain/story/script-suggestions'
import { Sparkles, Undo2, WandSparkles } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { formatDuration } from '../../../texts/format.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { spokenLength } from './spoken-length.ts'
import type { ScriptFormHandle } from './use-script-form.ts'
import type { ScriptVersions } from './use-script-versions.ts'

const texts = createTexts.script
type ScriptEditorProps = { form: ScriptFormHandle; versions: ScriptVersions; onIdea: () => void }

/** What is said: the text, its tools and its measures. Source: C-139. */
export function ScriptEditor({ form, versions, onIdea }: ScriptEditorProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'script_content' })
  const [field_id, error_id] = [useId(), useId()]
  const error = fieldState.error?.message
  return (
    <section className="flex min-w-0 flex-col lg:min-h-0">
      <div className="flex min-h-0 grow flex-col rounded-card border border-line bg-surface has-[textarea:focus]:border-accent-line">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-6 lg:min-h-14 lg:max-xl:px-4">
          <h2 className="mr-auto text-16 font-strong">
            <label htmlFor={field_id}>{texts.label}</label>
          </h2>
          <Counter script={field.value} className="sm:hidden" />
          <Tools form={form} versions={versions} onIdea={onIdea} script={field.value} className="max-sm:hidden" />
        </header>
        <textarea
          {...field}
          id={field_id}
          readOnly={versions.isWriting}
          aria-busy={versions.isWriting}
          aria-invalid={error !== undefined}
          aria-describedby={error && error_id}
          placeholder={texts.placeholder}
          spellCheck
          className={cx(
            'min-h-60 w-full grow resize-none rounded-b-card bg-transparent px-4 py-4 text-16 sm:px-6 sm:py-6 sm:text-script lg:min-h-0',
            'outline-none focus-visible:shadow-none',
            versions.isWriting && 'text-text-3',
          )}
        />
        {error && (
          <p id={error_id} role="alert" className="px-4 pb-3 text-12 text-danger sm:px-6">
            {error}
          </p>
        )}
        <Tools form={form} versions={versions} onIdea={onIdea} script={field.value} className="px-2.5 pt-1.5 pb-2.5 sm:hidden" />
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-4 max-sm:hidden">
          <Suggestions form={form} script={field.value} />
          <Measures script={field.value} />
        </footer>
      </div>
      <div className="-mx-4 overflow-x-auto px-4 pt-4 [scrollbar-width:none] sm:hidden">
        <Suggestions form={form} script={field.value} />
      </div>
    </section>
  )
}

type ToolsProps = ScriptEditorProps & { script: string; className?: string }

function Tools({ form, versions, onIdea, script, className }: ToolsProps) {
  const polish = useController({ control: form.control, name: 'auto_rewrite' }).field
  return (
    <div className={cx('flex flex-wrap items-center gap-2 sm:gap-2.5', className)}>
      <IconButton
        size="sm"
        label={texts.undo}
        icon={<Undo2 />}
        disabled={!versions.canUndo || versions.isWriting}
        onClick={versions.goBack}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<WandSparkles />}
        disabled={script.trim() === ''}
        busy={versions.isWriting}
        busyLabel={texts.rewriting}
        onClick={() => void versions.rewrite()}
      >
        {texts.rewrite}
      </Button>
      <Tooltip text={texts.autoPolishHint}>
        <span className="flex items-center gap-2 px-1 text-13 font-medium text-text-2">
          <Switch label={texts.autoPolish} checked={polish.value} onCheckedChange={polish.onChange} />
          <span aria-hidden>{texts.autoPolish}</span>
        </span>
      </Tooltip>
      <Button size="sm" icon={<Sparkles />} disabled={versions.isWriting} onClick={onIdea}>
        {texts.createWithAi}
      </Button>
    </div>
  )
}

function Suggestions({ form, script }: { form: ScriptFormHandle; script: string }) {
  return (
    <div className="flex items-center gap-2">
      <span className="text-12 text-text-3 max-sm:hidden">{texts.try}</span>
      {SCRIPT_SUGGESTIONS.map((suggestion) => (
        <Chip
          key={suggestion.id}
          dense
          selected={script === suggestion.fullScript}
          className="max-sm:h-8 max-sm:px-3.5 max-sm:text-13"
          onClick={() => {
            form.setValue('script_content', suggestion.fullScript, { shouldDirty: true, shouldValidate: true })
            form.setValue('visual_style', suggestion.style, { shouldDirty: true })
          }}
        >
          {suggestion.text}
        </Chip>
      ))}
    </div>
  )
}

function Measures({ script }: { script: string }) {
  const length = spokenLength(script)
  return (
    <div className="ml-auto flex items-center gap-5 text-13">
      {length.shots > 0 && <span className="text-text-3 tabular-nums">{texts.length(formatDuration(length.seconds), length.shots)}</span>}
      <Counter script={script} />
    </div>
  )
}

/** Red from 901 cleaned characters on. Source: C-252. */
function Counter({ script, className }: { script: string; className?: string }) {
  const count = cleanedLength(script)
  const isOver = count > MAX_SCRIPT_CHARACTERS
  return (
    <span className={cx('text-13 tabular-nums', isOver ? 'text-danger' : 'text-text-3', className)} data-over={isOver}>
      <span aria-hidden>
        <span className={cx('font-strong', !isOver && 'text-text')}>{count}</span>/{MAX_SCRIPT_CHARACTERS}
      </span>
      <span className="sr-only">{texts.counterLabel(count, MAX_SCRIPT_CHARACTERS)}</span>
    </span>
  )
}
