import { progressOf } from '@fablecut/domain/story/progress'
import { Link } from '@tanstack/react-router'
import { statusLabel } from '../../../../story-data/status-label.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { buttonClass } from '../../../../ui/buttons/button-style.ts'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { usePageTitle } from '../../../../ui/hooks/use-page-title.ts'
import type { EditedStory } from '../read-story.ts'

const texts = pageTexts.generating

/** Shown while the story is generated; the editor opens automatically afterwards. */
export function GeneratingStory({ story }: { story: EditedStory['story'] }) {
  usePageTitle(story.title)
  const { progress, workflow_run_id: workflowRunId, status } = story
  const counted = progress && progress.total > 0 ? progress : null
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-6">
      <div className="grid w-full max-w-120 gap-4">
        <p className="text-text-3">{story.title}</p>
        <h1 className="text-20 font-strong">{texts.title}</h1>
        <Progress
          label={statusLabel(status).word}
          percent={counted ? Math.round((100 * counted.done) / counted.total) : null}
          value={counted ? `${counted.done} / ${counted.total}` : `${progressOf(status).states.indexOf('active') + 1} / 3`}
          next={texts.text}
        />
        {workflowRunId !== null && (
          <Link
            to="/story/create/workflow/$workflowRunId"
            params={{ workflowRunId }}
            className={buttonClass({ variant: 'raised', className: 'justify-self-start' })}
          >
            {texts.progress}
          </Link>
        )}
      </div>
    </main>
  )
}
