import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { codeOf } from '../../../api/error.ts'
import { SignInForm } from '../../../session/sign-in-form.tsx'
import { sessionTexts } from '../../../texts/account/session.ts'
import { ErrorPage } from '../../../ui/feedback/error-page.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { SectionError } from '../section-error.tsx'
import { PageHeading, SignInLayout } from '../sign-in-layout.tsx'

const texts = sessionTexts.invited

const HEADINGS = {
  'sign-in': <PageHeading title={sessionTexts.signIn.title} note={sessionTexts.signInNote} />,
  'sign-up': <PageHeading title={texts.title} note={texts.note} />,
}

/** `/invited/{token}`: creates an account with an invitation by staff. */
export function InvitedPage({ token, onDone }: { token: string; onDone: () => void }) {
  const invitation = useQuery(query.account.invitation.queryOptions({ input: { token }, staleTime: Infinity }))
  usePageTitle(texts.title)
  if (codeOf(invitation.error) === 'NOT_FOUND')
    return (
      <main id="content" className="page">
        <ErrorPage title={texts.ended} text={texts.endedText} to="/story" action={texts.toHome} />
      </main>
    )
  return (
    <SignInLayout>
      {invitation.isPending && <Skeleton className="h-80" />}
      {invitation.isError && <SectionError onRetry={() => void invitation.refetch()} busy={invitation.isFetching} />}
      {invitation.data && (
        <SignInForm onDone={onDone} headings={HEADINGS} initialMode="sign-up" invitation={{ token, email: invitation.data.email }} />
      )}
    </SignInLayout>
  )
}
