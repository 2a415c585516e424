import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { messageOf } from '../../api/error.ts'
import type { Me } from '../../session/me.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { sessionTexts } from '../../texts/account/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { focusFirstInvalidField } from '../../ui/form/focus-first-invalid-field.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { changePassword } from './account-requests.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { NO_PASSWORDS, validatePasswords, type PasswordErrors, type PasswordValues } from './password-model.ts'
import { Section } from './section.tsx'
import { SESSIONS_KEY } from './sessions-query.ts'

const texts = accountTexts.password

/** Password change; other sessions are ended unless the user keeps them. */
export function PasswordSection({ me }: { me: Me }) {
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, problem, busy, endsOthers, setEndsOthers, set, submit } = usePasswordChange((invalid) =>
    focusFirstInvalidField(form.current, invalid),
  )
  const input = (name: keyof PasswordValues, autoComplete: string) => (
    <PasswordInput
      name={name}
      autoComplete={autoComplete}
      showLabel={sessionTexts.showPassword}
      hideLabel={sessionTexts.hidePassword}
      value={values[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  )
  return (
    <Section title={texts.title}>
      <form ref={form} onSubmit={submit} noValidate aria-label={texts.title} className="grid max-w-100 gap-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={me.email} readOnly hidden />
        <Field label={texts.current} error={errors.currentPassword}>
          {input('currentPassword', 'current-password')}
        </Field>
        <Field label={texts.next} error={errors.newPassword} hint={texts.hint}>
          {input('newPassword', 'new-password')}
        </Field>
        <Field label={texts.repeat} error={errors.repeat}>
          {input('repeat', 'new-password')}
        </Field>
        <EndOthers checked={endsOthers} onChange={setEndsOthers} />
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button type="submit" busy={busy} busyLabel={texts.busy} className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
    </Section>
  )
}

function EndOthers({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Switch id={id} label={texts.endOthers} checked={checked} onCheckedChange={onChange} />
      <label htmlFor={id} className="cursor-pointer text-14">
        {texts.endOthers}
        <span className="block text-12 text-text-3">{texts.endOthersNote}</span>
      </label>
    </div>
  )
}

/** `onInvalid` receives validation errors by field, of the client or the server. */
function usePasswordChange(onInvalid: (faults: PasswordErrors) => void) {
  const client = useQueryClient()
  const [values, setValues] = useState(NO_PASSWORDS)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [endsOthers, setEndsOthers] = useState(true)
  const show = (next: PasswordErrors) => {
    setErrors(next)
    onInvalid(next)
  }
  const change = useMutation({
    mutationFn: () => {
      const { currentPassword, newPassword } = values
      return changePassword({ currentPassword, newPassword, revokeOtherSessions: endsOthers })
    },
    onSuccess: () => {
      setValues(NO_PASSWORDS)
      toast.success(texts.done)
      void client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
    onError: (error) => show(fieldErrorsOf(error)),
  })
  const isAtField = Object.keys(fieldErrorsOf(change.error)).length > 0
  return {
    values,
    errors,
    endsOthers,
    setEndsOthers,
    busy: change.isPending,
    problem: change.error && !isAtField ? messageOf(change.error) : null,
    set: (name: keyof PasswordValues, value: string) => {
      setValues({ ...values, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      const invalid = validatePasswords(values)
      show(invalid)
      if (Object.keys(invalid).length === 0 && !change.isPending) change.mutate()
    },
  }
}
