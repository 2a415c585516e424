import { RotateCcw } from 'lucide-react'
import { planSummary } from '../../../story-components/plan/plan-summary.ts'
import { outlineTexts } from '../../../texts/outline.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { DraftShot } from './creation-draft.ts'

const texts = outlineTexts.shot

type ShotThumbnailProps = { shot: DraftShot; number: number; aspect: '16:9' | '9:16'; onRetry: () => void }

/** The rough picture of a shot in the shape of the video. */
export function ShotThumbnail({ shot, number, aspect, onRetry }: ShotThumbnailProps) {
  const { imageStatus, generatedImageUrl, plan } = shot
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-md bg-well',
        aspect === '16:9' ? 'h-14.5 w-26 sm:h-24.5 sm:w-43.5' : 'h-28 w-16 sm:h-32 sm:w-18',
      )}
    >
      {imageStatus === 'success' && plan && (
        <img
          src={generatedImageUrl}
          alt={texts.picture(number, Object.values(planSummary(plan)).slice(0, 3).join('; '))}
          className="size-full object-cover"
        />
      )}
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
