import { versionTexts } from '../../../texts/editor/versions.ts'
import { fieldClass } from '../../../ui/form/field-style.ts'

const MAX_CHARACTERS = 100

type VersionNameInputProps = { value: string; onChange: (value: string) => void; placeholder?: string; autoFocus?: boolean }

export const VersionNameInput = ({ value, onChange, ...rest }: VersionNameInputProps) => (
  <input
    aria-label={versionTexts.keep.label}
    value={value}
    maxLength={MAX_CHARACTERS}
    onChange={(event) => onChange(event.target.value)}
    className={fieldClass('md', 'min-w-0 grow')}
    {...rest}
  />
)
