import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { sessionTexts } from '../../../texts/account/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { PageHeading, SignInLayout } from '../sign-in-layout.tsx'
import { ToSignIn } from './request-reset-page.tsx'

const texts = sessionTexts.confirmEmail

/** `/confirm-email/{token}`: confirms an address. Programs that open the links of mails press no button. */
export function ConfirmEmailPage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => api.account.confirmEmail({ token }),
    onSuccess: () => client.invalidateQueries(),
  })
  if (confirm.data)
    return (
      <SignInLayout>
        <div role="status">
          <PageHeading title={texts.doneTitle} note={texts.done(confirm.data.email)} />
        </div>
        {/* Without a session it asks for one. */}
        <Link to="/account" className={buttonClass({ variant: 'primary', size: 'lg', className: 'mt-6 w-full' })}>
          {texts.next}
        </Link>
      </SignInLayout>
    )
  if (codeOf(confirm.error) === 'NOT_FOUND')
    return (
      <SignInLayout>
        <div role="alert">
          <PageHeading title={texts.ended} note={texts.endedText} />
        </div>
        <ToSignIn />
      </SignInLayout>
    )
  return (
    <SignInLayout>
      <PageHeading title={texts.title} note={texts.note} />
      {confirm.error && (
        <Banner tone="danger" className="mt-6">
          {messageOf(confirm.error)}
        </Banner>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 w-full"
        busy={confirm.isPending}
        busyLabel={texts.busy}
        onClick={() => confirm.mutate()}
      >
        {texts.submit}
      </Button>
    </SignInLayout>
  )
}
