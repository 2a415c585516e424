import { Link } from '@tanstack/react-router'
import { buttonClass } from '../buttons/button-style.ts'
import { ErrorState } from './error-state.tsx'
import { useClaimPrimaryAction } from '../buttons/primary-action.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'

type DeadEndProps = { title: string; text: string; to: '/story' | '/story/my' | '/story/community'; action: string }

/** Full-page error with one link onward. Also sets the page title. */
export function ErrorPage({ title, text, to, action }: DeadEndProps) {
  useClaimPrimaryAction()
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
