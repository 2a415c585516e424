import { useEffect, useState, type ReactNode } from 'react'
import { formatDuration } from '../../../texts/format.ts'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useEditor } from '../session/editor-context.tsx'
import { shotThumbnail } from '../session/shot-thumbnail.ts'
import { isGenerating, type ShotTake } from '../shot/shot-take.ts'
import type { Takes } from '../shot/use-takes.ts'
import { isFailed } from './regenerate-failed.tsx'
import type { ShotCard } from './shot-cards.ts'

type CardPictureProps = { card: ShotCard; takes: Takes; children: ReactNode }

/** A shot's image, its clip while hovered, or its generation progress, below its button. */
export function ShotCardImage({ card: { shot, number, seconds, isEstimate }, takes, children }: CardPictureProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const making = [...takes.video, ...takes.image, ...takes.audio].find(isGenerating)
  const failed = isFailed(shot, takes)
  const { width, height } = useEditor(({ story }) => story.size)
  return (
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      className="relative"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div className={cx('absolute inset-0 overflow-hidden rounded-card bg-well', number === null && 'opacity-40')}>
        <Look shot={shot} plays={isPointedAt && !making} isDim={making !== undefined || failed} />
        {making && <Making take={making} />}
        {seconds !== null && !making && !failed && (
          <span className="absolute end-2 bottom-2">
            <Badge tone="picture">{isEstimate ? texts.card.estimate(seconds) : texts.card.seconds(seconds)}</Badge>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}

function Look({ shot, plays, isDim }: { shot: ShotCard['shot']; plays: boolean; isDim: boolean }) {
  const thumbnail = useEditor(({ document }) => shotThumbnail(shot, document.timeline.mediaAssets))
  const look = cx('size-full object-contain', isDim && 'opacity-40')
  if (plays && shot.activeVideoUrl)
    return <video src={shot.activeVideoUrl} poster={thumbnail ?? undefined} autoPlay muted loop playsInline className={look} />
  if (thumbnail) return <img src={thumbnail} alt="" loading="lazy" draggable={false} className={look} />
  return <span className="grid size-full place-items-center text-12 text-text-3">{isDim ? '' : texts.card.noImage}</span>
}

/** What is being generated, and for how long. */
function Making({ take }: { take: ShotTake }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const since = take.createdAt === null ? Date.now() : Date.parse(take.createdAt)
    const count = () => setSeconds(Math.max(0, Math.round((Date.now() - since) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [take.createdAt])
  return (
    <span className="absolute inset-x-3 bottom-3 grid gap-1.5 text-12 font-medium">
      <span className="flex justify-between tabular-nums">
        {texts.card.pending[take.type]}
        <span>{formatDuration(seconds)}</span>
      </span>
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-accent">
        <span className="sheen block h-full opacity-60" />
      </span>
    </span>
  )
}
