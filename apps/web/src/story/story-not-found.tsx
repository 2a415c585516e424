import { Link } from '@tanstack/react-router'
import { shellTexts } from '../texts/shell.ts'
import { storyTexts } from '../texts/stories.ts'
import { buttonClass } from '../ui/button-style.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { useOwnPrimary } from '../ui/own-primary.ts'
import { usePageTitle } from '../ui/use-page-title.ts'

const texts = storyTexts.detail

/** There is no such story for this reader; `home` leads visitors on, who have no stories of their own. Source: HD-08, HD-64. */
export function StoryNotFound({ leadsTo = 'mine' }: { leadsTo?: 'mine' | 'home' }) {
  useOwnPrimary()
  usePageTitle(texts.notFound)
  return (
    <ErrorState
      level={1}
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Link to={leadsTo === 'mine' ? '/story/my' : '/story'} className={buttonClass({ variant: 'primary' })}>
          {leadsTo === 'mine' ? texts.notFoundAction : shellTexts.notFound.action}
        </Link>
      }
    />
  )
}
