import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { sessionTexts } from '../../../texts/account/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { PageHeading, SignInLayout } from '../sign-in-layout.tsx'
import { ToSignIn } from './request-reset-page.tsx'

const texts = sessionTexts.reset

/** `/reset-password/{token}`: sets a new password with a link. */
export function ResetPasswordPage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const save = useMutation({
    mutationFn: () => api.account.resetPassword({ token, new_password: password }),
    onSuccess: () => client.resetQueries(),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  if (save.isSuccess)
    return (
      <SignInLayout>
        <div role="status">
          <PageHeading title={texts.savedTitle} note={texts.saved} />
        </div>
        <ToSignIn />
      </SignInLayout>
    )
  if (codeOf(save.error) === 'NOT_FOUND')
    return (
      <SignInLayout>
        <div role="alert">
          <PageHeading title={texts.ended} note={texts.endedText} />
        </div>
        <Link to="/reset-password" className={buttonClass({ variant: 'primary', size: 'lg', className: 'mt-6 w-full' })}>
          {texts.again}
        </Link>
      </SignInLayout>
    )
  return (
    <SignInLayout>
      <PageHeading title={texts.title} note={sessionTexts.passwordHint} />
      <form onSubmit={submit} noValidate aria-label={texts.title} className="mt-6 grid gap-5">
        <Field label={texts.password} error={save.error && messageOf(save.error)}>
          <PasswordInput
            size="lg"
            name="new-password"
            autoComplete="new-password"
            showLabel={sessionTexts.showPassword}
            hideLabel={sessionTexts.hidePassword}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              save.reset()
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={save.isPending} busyLabel={texts.saving} className="w-full">
          {texts.save}
        </Button>
      </form>
    </SignInLayout>
  )
}
