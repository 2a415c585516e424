import { Trophy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { contestUrl } from '../share-links.ts'
import { ThumbnailChooser } from '../thumbnail/thumbnail-chooser.tsx'
import type { StoryData } from '../../../story-data/story-lists.ts'
import type { Share } from '../use-share.ts'
import { ExportNote } from './export-note.tsx'
import { WatermarkSwitch } from './watermark-switch.tsx'

const texts = shareTexts.publish

/** Thumbnail, contest, watermark, Publish and Unpublish. */
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
        <UnpublishButton share={share} story={story} />
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

/** Asks whether to revoke shared links, if there are any. */
function UnpublishButton({ share, story }: { share: Share; story: StoryData }) {
  const [isAsking, setAsking] = useState(false)
  const unpublish = (stopsLinks: boolean) => {
    setAsking(false)
    void share.unpublish({ stopsLinks })
  }
  return (
    <>
      <Button
        variant="line"
        busy={share.busy === 'unpublish'}
        disabled={!story.is_published || isAsking || (share.busy !== null && share.busy !== 'unpublish')}
        onClick={() => (story.is_public ? setAsking(true) : unpublish(false))}
      >
        {texts.unpublish}
      </Button>
      {isAsking && <LinksQuestion onConfirm={unpublish} onCancel={() => setAsking(false)} />}
    </>
  )
}

function LinksQuestion({ onConfirm, onCancel }: { onConfirm: (stopsLinks: boolean) => void; onCancel: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={texts.links.question}
      className="col-span-2 row-start-2 grid gap-2 rounded-md border border-line bg-surface p-3"
    >
      <p className="text-13 text-text">{texts.links.question}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {texts.links.cancel}
        </Button>
        <Button size="sm" variant="danger-ghost" onClick={() => onConfirm(true)}>
          {texts.links.stop}
        </Button>
        <Button ref={keepButton} size="sm" onClick={() => onConfirm(false)}>
          {texts.links.keep}
        </Button>
      </div>
    </div>
  )
}

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
