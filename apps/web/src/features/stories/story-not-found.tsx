import { Link } from '@tanstack/react-router'
import { storyTexts } from '../../texts/stories.ts'
import { buttonClass } from '../../ui/button-style.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useOwnPrimary } from '../../ui/own-primary.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'

const texts = storyTexts.detail

/** `to`: the page to go on with. */
export function StoryNotFound({ to }: { to: '/story' | '/story/my' }) {
  useOwnPrimary()
  usePageTitle(texts.notFound)
  return (
    <ErrorState
      level={1}
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {to === '/story' ? texts.notFoundHome : texts.notFoundAction}
        </Link>
      }
    />
  )
}
