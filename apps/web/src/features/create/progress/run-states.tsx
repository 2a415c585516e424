import { Link, useLocation } from '@tanstack/react-router'
import { ErrorPage } from '../../../ui/feedback/error-page.tsx'
import { createTexts } from '../../../texts/create.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { StreamProblem } from './stream-problem.ts'

const texts = createTexts.progress

/** The id belongs to no run of a readable story. */
export const InvalidRun = () => <ErrorPage title={texts.invalidId} text={texts.invalidIdHint} to="/story" action={texts.backToStory} />

export function SignedOutRun() {
  const href = useLocation({ select: (location) => location.href })
  return (
    <ErrorState
      level={1}
      title={texts.title}
      text={texts.signInHint}
      action={
        <Link to="/signin" search={{ callbackUrl: href }} className={buttonClass({ variant: 'primary' })}>
          {texts.signIn}
        </Link>
      }
    />
  )
}

/** The error of the live connection; renders nothing while it works. */
export function ConnectionNotice({ problem }: { problem: StreamProblem | null }) {
  if (problem === 'unreadable') return <Banner tone="danger">{texts.parseFailed}</Banner>
  return problem === 'lost' ? <Banner>{texts.reconnecting}</Banner> : null
}

const PLACES = [1, 2, 3, 4, 5, 6]

/** Skeleton of the page before its first event. */
export const LoadingRun = ({ problem }: { problem: StreamProblem | null }) => (
  <div className="grid gap-10 lg:grid-cols-[392px_minmax(0,1fr)] lg:gap-14">
    <div className="grid content-start gap-4">
      <h1 className="text-28 font-strong">{texts.title}</h1>
      <p className="text-text-2">{texts.wait}</p>
      <ConnectionNotice problem={problem} />
      <span role="status" className="sr-only">
        {texts.loading}
      </span>
      <Skeleton className="mt-4 h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
    <div className="grid grid-cols-2 content-start gap-3 sm:gap-4 lg:grid-cols-3">
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-video rounded-card!" />
      ))}
    </div>
  </div>
)
