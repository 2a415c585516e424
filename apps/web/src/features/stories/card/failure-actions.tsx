import { canOnlyDelete, canOpenEditor, canRecover } from '@fablecut/domain/story/status-rules'
import { Film, RefreshCw, Trash2 } from 'lucide-react'
import { failedTarget } from '../../../story-data/card-target.ts'
import { EditorLink } from '../../../story-components/editor-link.tsx'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useRecover } from '../live/recover.ts'

const texts = storyTexts.card

type FailureActionsProps = { story: Pick<StoryCardData, 'id' | 'status'>; size: 'sm' | 'md'; onDelete: () => void; alwaysDelete?: boolean }

/** Actions after a failure. */
export function FailureActions({ story, size, onDelete, alwaysDelete = false }: FailureActionsProps) {
  const recover = useRecover(story)
  return (
    <>
      {canRecover(story.status) && (
        <Button
          size={size}
          variant={alwaysDelete ? 'primary' : 'raised'}
          icon={<RefreshCw aria-hidden />}
          busy={recover.isPending}
          onClick={() => recover.mutate()}
        >
          {texts.recover}
          <Badge tone={alwaysDelete ? 'plain' : 'accent'}>{texts.free}</Badge>
        </Button>
      )}
      {canOpenEditor(story.status) && (
        <EditorLink storyId={story.id} target={failedTarget(story.status)} className={buttonClass({ variant: 'line', size })}>
          <Film aria-hidden className="max-sm:hidden" />
          {texts.openEditor}
        </EditorLink>
      )}
      {(alwaysDelete || canOnlyDelete(story.status)) && (
        <Button size={size} variant={alwaysDelete ? 'danger-ghost' : 'line'} icon={<Trash2 aria-hidden />} onClick={onDelete}>
          {texts.delete}
        </Button>
      )}
    </>
  )
}
