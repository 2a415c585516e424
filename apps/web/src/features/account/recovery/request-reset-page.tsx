import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { sessionTexts } from '../../../texts/account/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { PageHeading, SignInLayout } from '../sign-in-layout.tsx'

const texts = sessionTexts.reset

/** `/reset-password`: asks for a mail with a link. The answer does not tell whether there is an account. */
export function RequestResetPage() {
  usePageTitle(texts.title)
  const [email, setEmail] = useState('')
  const request = useMutation({ mutationFn: () => api.account.requestPasswordReset({ email }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!request.isPending) request.mutate()
  }
  if (request.isSuccess)
    return (
      <SignInLayout>
        <div role="status">
          <PageHeading title={texts.sentTitle} note={texts.sent(email.trim())} />
        </div>
        <ToSignIn />
      </SignInLayout>
    )
  return (
    <SignInLayout>
      <PageHeading title={texts.title} note={texts.note} />
      <form onSubmit={submit} noValidate aria-label={texts.title} className="mt-6 grid gap-5">
        <Field label={sessionTexts.email} error={request.error && messageOf(request.error)}>
          <TextInput
            size="lg"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              request.reset()
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={request.isPending} busyLabel={texts.busy} className="w-full">
          {texts.submit}
        </Button>
      </form>
      <ToSignIn />
    </SignInLayout>
  )
}

export const ToSignIn = () => (
  <Link to="/signin" className={buttonClass({ variant: 'line', size: 'lg', className: 'mt-5 w-full' })}>
    {texts.toSignIn}
  </Link>
)
