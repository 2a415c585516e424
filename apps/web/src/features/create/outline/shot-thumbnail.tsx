import type { GraphicDrawings } from '@fablecut/director/vocabulary/graphic-drawings'
import { withEndCard, withOpening } from '@fablecut/domain/story/shot-plan/film/film-texts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { RotateCcw } from 'lucide-react'
import { type DrawnNames, useDrawnNames } from '../../../story-components/plan/drawn-names.ts'
import { useGraphicDrawings } from '../../../story-components/plan/graphic-drawings.ts'
import { drawingsSummary, planSummary } from '../../../story-components/plan/plan-summary.ts'
import { outlineTexts } from '../../../texts/outline.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import type { DraftShot } from './creation-draft.ts'

const texts = outlineTexts.shot

type ShotThumbnailProps = {
  shot: DraftShot
  number: number
  /** Number of shots. */
  total: number
  aspect: '16:9' | '9:16'
  onRetry: () => void
}

/** The rough picture of a shot in the shape of the video. */
export function ShotThumbnail({ shot, number, total, aspect, onRetry }: ShotThumbnailProps) {
  const { imageStatus, generatedImageUrl, plan } = shot
  const names = useDrawnNames()
  const drawings = useGraphicDrawings(plan)
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-md bg-well',
        aspect === '16:9' ? 'h-14.5 w-26 sm:h-24.5 sm:w-43.5' : 'h-28 w-16 sm:h-32 sm:w-18',
      )}
    >
      {imageStatus === 'success' && plan && (
        <img src={generatedImageUrl} alt={texts.picture(number, pictured(plan, names, drawings))} className="size-full object-cover" />
      )}
      {imageStatus === 'success' && plan && <FilmTexts plan={plan} number={number} total={total} />}
      {imageStatus === 'generating' && <Skeleton className="size-full" />}
      {imageStatus === 'idle' && <p className="grid size-full place-items-center p-2 text-center text-12 text-text-3">{texts.noPicture}</p>}
      {imageStatus === 'error' && (
        <div className="grid size-full place-items-center content-center p-1 text-center text-12 text-text-3">
          {texts.pictureFailed}
          <IconButton size="sm" label={texts.retryPicture(number)} icon={<RotateCcw aria-hidden />} onClick={onRetry} />
        </div>
      )}
    </div>
  )
}

/** Names the opening title and the end card, which the film adds to its first and last shot. */
function FilmTexts({ plan, number, total }: { plan: ShotPlan; number: number; total: number }) {
  const hasOpening = number === 1 && withOpening(plan, texts.filmTitle) !== plan
  const hasEndCard = number > 1 && number === total && withEndCard(plan, texts.filmTitle) !== plan
  if (!hasOpening && !hasEndCard) return null
  return (
    <Badge tone="picture" className="absolute bottom-1 start-1 max-w-[calc(100%-8px)] truncate">
      {hasOpening ? texts.opens : texts.ends}
    </Badge>
  )
}

/** What is seen, for people who can't see it. */
function pictured(plan: ShotPlan, names: DrawnNames, drawings: GraphicDrawings | undefined): string {
  const { form, who, what, hands, where } = planSummary(plan, names)
  if (plan.graphic && !plan.handwork) return [form, ...(drawings ? drawingsSummary(drawings, names) : []), where].join('; ')
  return [who, what, ...(plan.handwork ? [hands] : []), where].join('; ')
}
