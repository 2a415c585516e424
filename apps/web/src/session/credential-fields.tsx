import { useRef, type SubmitEvent } from 'react'
import { sessionTexts as texts } from '../texts/account/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Field } from '../ui/form/field.tsx'
import { focusFirstInvalidField } from '../ui/form/focus-first-invalid-field.ts'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { ObjectionLink } from './objection-link.tsx'
import type { useCredentials } from './use-credentials.ts'

type CredentialFieldsProps = { credentials: ReturnType<typeof useCredentials>; needsSetupCode: boolean }

/** The fields of sign-in or sign-up with their button. */
export function CredentialFields({ credentials, needsSetupCode }: CredentialFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const { mode, values, errors, set } = credentials
  const isSignUp = mode === 'sign-up'
  const words = isSignUp ? texts.signUp : texts.signIn
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    focusFirstInvalidField(form.current, credentials.submit())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={words.title} className="mt-6 grid gap-5">
      {isSignUp && needsSetupCode && (
        <Field label={texts.setupCode} error={errors.setupCode} hint={texts.setupCodeHint}>
          <TextInput
            size="lg"
            name="setupCode"
            autoComplete="off"
            spellCheck={false}
            value={values.setupCode}
            onChange={(e) => set('setupCode', e.target.value)}
          />
        </Field>
      )}
      {isSignUp && (
        <Field label={texts.name} error={errors.name}>
          <TextInput size="lg" name="name" autoComplete="name" value={values.name} onChange={(e) => set('name', e.target.value)} />
        </Field>
      )}
      <Field label={texts.email} error={errors.email}>
        <TextInput
          size="lg"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={values.email}
          onChange={(e) => set('email', e.target.value)}
        />
      </Field>
      <Field label={texts.password} error={errors.password} hint={isSignUp ? texts.passwordHint : undefined}>
        <PasswordInput
          size="lg"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          value={values.password}
          onChange={(e) => set('password', e.target.value)}
        />
      </Field>
      {credentials.problem && (
        <Banner tone="danger">
          {credentials.problem}
          <ObjectionLink token={credentials.objectionToken} />
        </Banner>
      )}
      <Button type="submit" variant="primary" size="lg" busy={credentials.busy} busyLabel={words.busy} className="w-full">
        {words.submit}
      </Button>
    </form>
  )
}
