import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../../api/error.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { storyTexts } from '../../../../texts/stories.ts'
import { buttonClass } from '../../../../ui/buttons/button-style.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../../../ui/hooks/use-page-title.ts'
import type { ReactNode } from 'react'

type ClosedProps = { title: string; text: string; action: ReactNode }

function Closed({ title, text, action }: ClosedProps) {
  usePageTitle(title)
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <ErrorState level={1} title={title} text={text} action={action} />
    </main>
  )
}

const Home = ({ label }: { label: string }) => (
  <Link to="/story" className={buttonClass({ variant: 'primary' })}>
    {label}
  </Link>
)

/** Unknown or unreadable story. */
export const StoryNotFound = () => (
  <Closed title={pageTexts.notFound.title} text={pageTexts.notFound.text} action={<Home label={pageTexts.notFound.action} />} />
)

/** A readable story of another user. */
export const NotOwner = () => (
  <Closed title={pageTexts.notOwner.title} text={pageTexts.notOwner.text} action={<Home label={pageTexts.notOwner.action} />} />
)

/** Connection or server error. */
export const ProblemPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Closed
    title={pageTexts.loadError.title}
    text={pageTexts.loadError.text(messageOf(error, storyTexts.requests.getFailed))}
    action={<Button onClick={onRetry}>{pageTexts.loadError.action}</Button>}
  />
)
