import { Link } from '@tanstack/react-router'
import { storyTexts } from '../../texts/stories.ts'
import { buttonClass } from '../../ui/button-style.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useOwnPrimary } from '../../ui/own-primary.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'

const texts = storyTexts.detail

/** There is no such story for this reader. Source: HD-64. */
export function StoryNotFound() {
  useOwnPrimary()
  usePageTitle(texts.notFound)
  return (
    <ErrorState
      level={1}
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Link to="/story/my" className={buttonClass({ variant: 'primary' })}>
          {texts.notFoundAction}
        </Link>
      }
    />
  )
}
