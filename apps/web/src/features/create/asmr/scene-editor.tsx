import {
  ASMR_MATERIALS,
  MATERIAL_PLACEHOLDER,
  MAX_MATERIAL_CHARACTERS,
  asmrSentence,
  asmrStyleOf,
  type AsmrType,
} from '@fablecut/domain/story/inputs/asmr'
import { createTexts } from '../../../texts/create.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useUndoableField } from '../text-history/use-undoable-field.ts'
import type { TextHistory } from '../text-history/use-text-history.ts'
import { materialOf } from './asmr-form.ts'

const texts = createTexts.asmr

type SceneEditorProps = { type: AsmrType; sentence: string; history: TextHistory }

/** The scene sentence with its material slot, and quick picks for it. */
export function SceneEditor({ type, sentence, history }: SceneEditorProps) {
  const style = asmrStyleOf(type)!
  const material = materialOf({ asmr_type: type, script_content: sentence })
  const fill = (next: string) => history.apply(asmrSentence(style, next))
  const { ref } = useUndoableField(history)
  const isUntouched = material === MATERIAL_PLACEHOLDER
  return (
    <section aria-label={texts.sceneLabel} className="rounded-card border border-line bg-surface px-4 py-4 sm:px-6 sm:py-5">
      <p className="pb-3 text-13 font-strong">{texts.sceneLabel}</p>
      <p className="text-16 leading-9 text-text-2 sm:text-script">
        {style.before}
        <input
          ref={ref}
          aria-label={texts.material}
          value={material}
          maxLength={MAX_MATERIAL_CHARACTERS}
          size={Math.max(6, material.length)}
          onFocus={(event) => isUntouched && event.target.select()}
          onBlur={() => material.trim() === '' && fill(MATERIAL_PLACEHOLDER)}
          onChange={(event) => history.type(asmrSentence(style, event.target.value))}
          className={cx(
            'mx-0.5 max-w-full rounded-sm border-b-2 bg-well px-2 py-0.5 [field-sizing:content] outline-none focus-visible:shadow-(--focus)',
            isUntouched ? 'border-accent-line text-text-3' : 'border-accent font-medium text-text',
          )}
        />
        {style.after}
      </p>
      <div role="group" aria-label={texts.materials} className="flex flex-wrap gap-2 pt-4">
        {ASMR_MATERIALS.map((name) => (
          <Chip key={name} dense selected={material === name} onClick={() => fill(name)}>
            {name}
          </Chip>
        ))}
      </div>
    </section>
  )
}
