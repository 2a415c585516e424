import { useId } from 'react'
import { adminEnginesTexts as texts } from '../../../texts/admin/engines.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import type { Choice } from './connection-form-model.ts'

type KindsFieldProps = { choice: Choice; kinds: readonly string[]; error: string | undefined; onChange: (kinds: string[]) => void }

/** What a connection is used for; one thing for a server of one's own, which has one model. */
export function KindsField({ choice, kinds, error, onChange }: KindsFieldProps) {
  const id = useId()
  const toggle = (kind: string) => {
    if (choice.takesModel) return onChange([kind])
    onChange(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind])
  }
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <span id={id} className="text-13 font-strong">
        {texts.form.kinds}
      </span>
      <div className="flex flex-wrap gap-2">
        {choice.kinds.map((kind) => (
          <Chip key={kind} selected={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {texts.mediumOf(kind)}
          </Chip>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
