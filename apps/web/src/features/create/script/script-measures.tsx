import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/script'
import { formatDuration } from '../../../texts/format.ts'
import { createTexts } from '../../../texts/create.ts'
import { cx } from '../../../ui/class-names.ts'
import { spokenLength } from './spoken-length.ts'

const texts = createTexts.script

/** Length and number of shots, and the counter. */
export function ScriptMeasures({ script }: { script: string }) {
  const length = spokenLength(script)
  return (
    <div className="ml-auto flex items-center gap-5 text-13">
      {length.shots > 0 && <span className="text-text-3 tabular-nums">{texts.length(formatDuration(length.seconds), length.shots)}</span>}
      <ScriptCounter script={script} />
    </div>
  )
}

/** Red from 901 cleaned characters on. Source: C-252. */
export function ScriptCounter({ script, className }: { script: string; className?: string }) {
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
