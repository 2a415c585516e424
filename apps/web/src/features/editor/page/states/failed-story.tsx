import { Link } from '@tanstack/react-router'
import { endingText } from '../../../../story-data/status-label.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { buttonClass } from '../../../../ui/buttons/button-style.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../../../ui/hooks/use-page-title.ts'
import type { EditedStory } from '../read-story.ts'

/** A run that failed before the story could be edited. */
export function FailedStory({ story }: { story: EditedStory['story'] }) {
  const { id, title } = story
  usePageTitle(title)
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <ErrorState
        level={1}
        title={endingText(story) ?? title}
        text={pageTexts.failedStory.saved}
        action={
          <Link to="/story/my/$id" params={{ id }} className={buttonClass({ variant: 'primary' })}>
            {pageTexts.failedStory.action}
          </Link>
        }
      />
    </main>
  )
}
