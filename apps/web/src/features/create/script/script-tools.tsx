import { Sparkles, WandSparkles } from 'lucide-react'
import { useController } from 'react-hook-form'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import type { TextHistory } from '../text-history/use-text-history.ts'
import type { ScriptFormHandle } from './use-script-form.ts'
import type { ScriptWriter } from './use-script-writer.ts'

const texts = createTexts.script
type ScriptToolsProps = {
  form: ScriptFormHandle
  history: TextHistory
  writer: ScriptWriter
  onIdea: () => void
  script: string
  className?: string
}

/** Undo, rewriting, Auto-Polish and generating from an idea. */
export function ScriptTools({ form, history, writer, onIdea, script, className }: ScriptToolsProps) {
  const polish = useController({ control: form.control, name: 'auto_rewrite' }).field
  return (
    <div className={cx('flex flex-wrap items-center gap-2 sm:gap-2.5', className)}>
      <UndoButtons history={history} disabled={writer.isWriting} />
      <Button
        size="sm"
        variant="ghost"
        icon={<WandSparkles />}
        disabled={script.trim() === ''}
        busy={writer.isWriting}
        busyLabel={texts.rewriting}
        onClick={() => void writer.rewrite()}
      >
        {texts.rewrite}
      </Button>
      <Tooltip text={texts.autoPolishHint}>
        <span className="flex items-center gap-2 px-1 text-13 font-medium text-text-2">
          <Switch label={texts.autoPolish} checked={polish.value} onCheckedChange={polish.onChange} />
          <span aria-hidden>{texts.autoPolish}</span>
        </span>
      </Tooltip>
      <Button size="sm" icon={<Sparkles />} disabled={writer.isWriting} onClick={onIdea}>
        {texts.createWithAi}
      </Button>
    </div>
  )
}
