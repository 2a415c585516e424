import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/error.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { signIn, signUp, type SignInStep } from './auth-requests.ts'
import { teamTokenOf } from './callback-url.ts'
import { objectionTokenOf } from './objection-token.ts'
import { validateCredentials, type CredentialErrors, type CredentialValues } from './sign-in-model.ts'
import { useEnter } from './use-enter.ts'

export type SignInMode = 'sign-in' | 'sign-up'

type CredentialOptions = {
  readonly initialMode: SignInMode
  /** Runs when the new session is known. */
  readonly onDone: () => void
  /** Whether the first account is created, with the set-up code. */
  readonly needsSetupCode: boolean
  /** Of an invitation by staff, with the address that it was sent to. */
  readonly invitation: { readonly token: string; readonly email: string | null } | null
}

const teamInvitation = () => teamTokenOf(new URLSearchParams(window.location.search).get('callbackUrl'))

/** State of the sign-in form: values, errors, sending, and the step after it. */
export function useCredentials({ initialMode, onDone, needsSetupCode, invitation }: CredentialOptions) {
  const enter = useEnter(onDone)
  const client = useQueryClient()
  const [mode, setMode] = useState<SignInMode>(initialMode)
  const [step, setStep] = useState<SignInStep>(null)
  const [values, setValues] = useState<CredentialValues>({ name: '', email: invitation?.email ?? '', password: '', setupCode: '' })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const proceed = async (next: SignInStep) => {
    setStep(next)
    if (next === null) await enter()
  }
  const send = useMutation({
    mutationFn: () =>
      mode === 'sign-in'
        ? signIn(values)
        : signUp({
            name: values.name,
            email: values.email,
            password: values.password,
            teamToken: teamInvitation(),
            ...(invitation && { inviteToken: invitation.token }),
            ...(needsSetupCode && { setupCode: values.setupCode }),
          }),
    onSuccess: proceed,
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      void client.invalidateQueries({ queryKey: ['system'] })
    },
  })
  /** After the address was confirmed elsewhere. */
  const resume = useMutation({ mutationFn: () => signIn(values), onSuccess: proceed })
  const hasFieldErrors = Object.values(errors).some(Boolean)
  return {
    mode,
    step,
    values,
    errors,
    enter,
    busy: send.isPending,
    problem: send.error && !hasFieldErrors ? messageOf(send.error) : null,
    /** Of a suspended account, to object to the suspension; null otherwise. */
    objectionToken: objectionTokenOf(send.error),
    resume: {
      busy: resume.isPending,
      isUnconfirmed: resume.data === 'confirm',
      problem: resume.error ? messageOf(resume.error) : null,
      run: () => resume.mutate(),
    },
    restart: () => setStep(null),
    set: (name: keyof CredentialValues, value: string) => {
      setValues({ ...values, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
    toggleMode: () => {
      setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
      setErrors({})
      send.reset()
    },
    submit: () => {
      const form = mode === 'sign-up' && needsSetupCode ? 'setup' : mode
      const invalid = validateCredentials(form, values)
      setErrors(invalid)
      if (Object.keys(invalid).length === 0) send.mutate()
      return invalid
    },
  }
}
