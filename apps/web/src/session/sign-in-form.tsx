import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { query } from '../api/client.ts'
import { messageTexts } from '../texts/moderation.ts'
import { sessionTexts as texts } from '../texts/session.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { focusFirstInvalidField } from '../ui/form/focus-first-invalid-field.ts'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useCredentials, type SignInMode } from './use-credentials.ts'

type SignInFormProps = {
  onDone: () => void
  /** Heading of each mode. */
  headings: Record<SignInMode, ReactNode>
  onModeChange?: (mode: SignInMode) => void
}

/** Sign-in and sign-up form. Validation errors are shown at their fields, server errors above the button. */
export function SignInForm({ onDone, headings, onModeChange }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const credentials = useCredentials(onDone)
  const { mode, values, errors, set } = credentials
  const isSignUp = mode === 'sign-up'
  const words = isSignUp ? texts.signUp : texts.signIn

  const toggleMode = () => {
    credentials.toggleMode()
    onModeChange?.(isSignUp ? 'sign-in' : 'sign-up')
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    focusFirstInvalidField(form.current, credentials.submit())
  }

  return (
    <div>
      {headings[mode]}
      <form ref={form} onSubmit={submit} noValidate aria-label={words.title} className="mt-6 grid gap-5">
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
            {credentials.objectionToken && <ObjectionLink token={credentials.objectionToken} />}
          </Banner>
        )}
        <Button type="submit" variant="primary" size="lg" busy={credentials.busy} busyLabel={words.busy} className="w-full">
          {words.submit}
        </Button>
      </form>
      {!isSignUp && <p className="mt-3 text-center text-12 text-balance text-text-3">{texts.forgotten}</p>}
      <OtherWay mode={mode} onToggle={toggleMode} />
    </div>
  )
}

const ObjectionLink = ({ token }: { token: string }) => (
  <a href={`/objection/${token}`} className="mt-1 block w-fit font-medium underline underline-offset-2">
    {messageTexts.signIn}
  </a>
)

function OtherWay({ mode, onToggle }: { mode: SignInMode; onToggle: () => void }) {
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const words = mode === 'sign-up' ? texts.signUp : texts.signIn
  const isClosed = system?.signups === 'closed'
  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-12 text-text-3 before:h-px before:grow before:bg-line-2 after:h-px after:grow after:bg-line-2">
        {words.other}
      </p>
      {!(isClosed && mode === 'sign-in') && (
        <Button variant="line" size="lg" onClick={onToggle} className="w-full">
          {words.toOther}
        </Button>
      )}
      <p className="text-center text-12 text-balance text-text-3">
        {isClosed ? texts.signUpsClosed : system?.signups === 'invite' ? texts.signUpsByInvitation : texts.signupBonus}
      </p>
    </div>
  )
}
