import { Trophy } from 'lucide-react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { contestUrl } from '../share-links.ts'
import { ThumbnailChooser } from '../thumbnail/thumbnail-chooser.tsx'
import type { Share } from '../use-share.ts'
import { ExportNote } from './export-note.tsx'
import { WatermarkSwitch } from './watermark-switch.tsx'

const texts = shareTexts.publish

/** Thumbnail, contest, watermark, Publish and Unpublish. Source: H-112, H-170. */
export function PublishView({ share, onHold }: { share: Share; onHold: (isHeld: boolean) => void }) {
  const { story } = share
  if (!story) return null
  return (
    <>
      <ThumbnailChooser story={story} onHold={onHold} />
      <ContestBanner share={share} />
      <WatermarkSwitch share={share} />
      {!story.is_published && <ExportNote share={share} />}
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="line"
          busy={share.busy === 'unpublish'}
          disabled={!story.is_published || (share.busy !== null && share.busy !== 'unpublish')}
          onClick={() => void share.unpublish()}
        >
          {texts.unpublish}
        </Button>
        <Button
          variant="primary"
          busy={share.busy === 'publish'}
          busyLabel={share.percent ? undefined : texts.checking}
          disabled={story.is_published || (share.busy !== null && share.busy !== 'publish')}
          onClick={() => void share.publish()}
        >
          {texts.publish}
        </Button>
      </div>
    </>
  )
}

/** Source: H-261, H-262, HD-52. */
function ContestBanner({ share: { contestForm, me } }: { share: Share }) {
  if (!contestForm || !me) return null
  return (
    <div role="note" className="flex gap-2.5 rounded-md border border-line bg-surface px-3 py-2.5 text-12 text-text-2">
      <Trophy aria-hidden className="mt-px size-4 shrink-0" />
      <p>
        {texts.contest}{' '}
        <a
          href={contestUrl(contestForm, me)}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-sm font-medium whitespace-nowrap text-text underline underline-offset-2 hover:brightness-125"
        >
          {texts.contestLink}
        </a>
      </p>
    </div>
  )
}
