import { Link } from '@tanstack/react-router'
import { buttonClass } from '../buttons/button-style.ts'
import { ErrorState } from './error-state.tsx'
import { useOwnPrimary } from '../buttons/own-primary.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'

type DeadEndProps = { title: string; text: string; to: '/story' | '/story/my' | '/story/community'; action: string }

/** An address that leads to nothing: why, and the one way on. The tab is named after it too. */
export function DeadEnd({ title, text, to, action }: DeadEndProps) {
  useOwnPrimary()
  usePageTitle(title)
  return (
    <ErrorState
      level={1}
      title={title}
      text={text}
      action={
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {action}
        </Link>
      }
    />
  )
}
