import { sessionTexts } from '../../../texts/account/session.ts'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'

type PasswordFieldProps = { label: string; value: string; error: string | null | undefined; onChange: (value: string) => void }

/** The current password, which a change asks for. */
export const PasswordField = ({ label, value, error, onChange }: PasswordFieldProps) => (
  <Field label={label} error={error}>
    <PasswordInput
      name="password"
      autoComplete="current-password"
      showLabel={sessionTexts.showPassword}
      hideLabel={sessionTexts.hidePassword}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
