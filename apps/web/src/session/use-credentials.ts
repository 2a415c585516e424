import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, messageOf } from '../api/error.ts'
import { signIn, signUp } from './auth-requests.ts'
import { teamTokenOf } from './callback-url.ts'
import { meQuery } from './me.ts'
import { validateCredentials, type CredentialErrors, type CredentialValues } from './sign-in-model.ts'

export type SignInMode = 'sign-in' | 'sign-up'

const invitation = () => teamTokenOf(new URLSearchParams(window.location.search).get('callbackUrl'))

function objectionTokenOf(error: unknown): string | null {
  const { objection_token: token } = dataOf(error)
  return typeof token === 'string' ? token : null
}

/** State of the sign-in form: values, errors, sending. `onDone` runs when the new session is known. */
export function useCredentials(onDone: () => void) {
  const client = useQueryClient()
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const [values, setValues] = useState<CredentialValues>({ name: '', email: '', password: '' })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const send = useMutation({
    mutationFn: () => (mode === 'sign-in' ? signIn(values) : signUp({ ...values, teamToken: invitation() })),
    onSuccess: async () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
      onDone()
    },
  })
  return {
    mode,
    values,
    errors,
    busy: send.isPending,
    problem: send.error ? messageOf(send.error) : null,
    /** Of a suspended account, to object to the suspension; null otherwise. */
    objectionToken: objectionTokenOf(send.error),
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
      const invalid = validateCredentials(mode, values)
      setErrors(invalid)
      if (Object.keys(invalid).length === 0) send.mutate()
      return invalid
    },
  }
}
