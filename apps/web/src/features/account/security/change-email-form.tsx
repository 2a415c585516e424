import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { fieldErrorsOf } from '../../../api/field-errors.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { PasswordField } from './password-field.tsx'

const texts = accountTexts.email

/** Changes the address: with mails once the new one is confirmed, without at once. */
export function ChangeEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: () => api.account.changeEmail({ email, password }),
    onSuccess: async ({ has_changed: hasChanged }) => {
      setSentTo(hasChanged ? null : email.trim())
      setEmail('')
      setPassword('')
      if (!hasChanged) return
      toast.success(texts.changed)
      await client.invalidateQueries()
    },
  })
  const errors = fieldErrorsOf(change.error)
  const problem = change.error && !errors.email && !errors.password ? messageOf(change.error) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={texts.change} className="mt-5 grid max-w-100 gap-4 border-t border-line pt-4">
      {sentTo !== null && <Banner>{texts.changeSent(sentTo)}</Banner>}
      <Field label={texts.next} error={errors.email}>
        <TextInput
          type="email"
          name="new-email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            change.reset()
          }}
        />
      </Field>
      {hasPassword && (
        <PasswordField
          label={texts.password}
          value={password}
          error={errors.password}
          onChange={(value) => {
            setPassword(value)
            change.reset()
          }}
        />
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button
        type="submit"
        busy={change.isPending}
        busyLabel={texts.changing}
        disabled={email.trim() === ''}
        className="justify-self-start"
      >
        {texts.change}
      </Button>
    </form>
  )
}
