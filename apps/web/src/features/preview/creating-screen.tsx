import { progressStep } from '@fablecut/domain/story/progress'
import { Scissors } from 'lucide-react'
import { useState } from 'react'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { createTexts } from '../../texts/create.ts'
import { statusTexts } from '../../texts/story-status.ts'
import { storyTexts } from '../../texts/stories.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { EditingToolsDialog } from '../../story-components/editing-tools-dialog.tsx'

const texts = createTexts.progress

/** Progress of a story's first generation, with its actions. */
export function CreatingScreen({ card }: { card: Pick<StoryCardData, 'status' | 'progress'> }) {
  const [areToolsOpen, setAreToolsOpen] = useState(false)
  const step = progressStep(card.status)
  const counted = card.progress?.stage === card.status && card.progress.total > 0 ? card.progress : null
  const count = counted && storyTexts.card.count(counted.done, counted.total)
  return (
    <div className="grid size-full content-center justify-items-center gap-5 bg-scrim p-6 text-center">
      <div className="grid gap-1">
        <p className="text-20 font-strong text-text">{texts.title}</p>
        <p className="text-14 text-text">{texts.wait}</p>
      </div>
      <Progress
        className="w-full max-w-80"
        label={statusTexts.steps[step - 1] ?? statusTexts.processing}
        percent={counted && Math.floor((100 * Math.min(counted.done, counted.total)) / counted.total)}
        value={count}
        valueText={count ?? undefined}
      />
      <p className="max-w-90 text-13 text-text-2">{texts.typicalDuration}</p>
      <Button icon={<Scissors aria-hidden />} onClick={() => setAreToolsOpen(true)}>
        {texts.previewEdit}
      </Button>
      <EditingToolsDialog open={areToolsOpen} onOpenChange={setAreToolsOpen} />
    </div>
  )
}
