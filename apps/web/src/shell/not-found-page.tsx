import { Link } from '@tanstack/react-router'
import { shellTexts } from '../texts/shell.ts'
import { buttonClass } from '../ui/button-style.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { useOwnPrimary } from '../ui/own-primary.ts'
import { usePageTitle } from '../ui/use-page-title.ts'

const { notFound } = shellTexts

export function NotFoundPage() {
  useOwnPrimary()
  usePageTitle(notFound.title)
  return (
    <main id="content" className="page">
      <ErrorState
        level={1}
        title={notFound.title}
        text={notFound.text}
        action={
          <Link to="/story" className={buttonClass({ variant: 'primary' })}>
            {notFound.action}
          </Link>
        }
      />
    </main>
  )
}
