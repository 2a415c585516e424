import { canOnlyDelete, canOpenEditor, canRecover } from '@fablecut/domain/story/status-rules'
import { Film, RefreshCw, Trash2 } from 'lucide-react'
import { storyTexts } from '../../texts/stories.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useRecover } from './recover.ts'
import type { StoryCardData } from './story-list.ts'

const texts = storyTexts.card

type FailureActionsProps = { story: Pick<StoryCardData, 'id' | 'status'>; size: 'sm' | 'md'; onDelete: () => void; alwaysDelete?: boolean }

/** The ways out of a failure. Source: C-235..C-238. */
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
        <Tooltip text={storyTexts.create.comingSoon}>
          <Button
            size={size}
            variant="line"
            aria-disabled
            icon={<Film aria-hidden className="max-sm:hidden" />}
            className="text-text-3! hover:bg-transparent!"
          >
            {texts.openEditor}
          </Button>
        </Tooltip>
      )}
      {(alwaysDelete || canOnlyDelete(story.status)) && (
        <Button size={size} variant={alwaysDelete ? 'danger-ghost' : 'line'} icon={<Trash2 aria-hidden />} onClick={onDelete}>
          {texts.delete}
        </Button>
      )}
    </>
  )
}
