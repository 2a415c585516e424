import { EyeOff, Film, ImageIcon } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useInView } from '../../../ui/hooks/use-in-view.ts'
import { useEditor } from '../session/editor-context.tsx'
import { isReady } from '../shot/shot-take.ts'
import { useTakes } from '../shot/use-takes.ts'
import { CardMenu } from './card-menu.tsx'
import { ShotCardImage } from './shot-card-image.tsx'
import { isFailed, RegenerateFailed } from './regenerate-failed.tsx'
import { shotText, type ShotCard } from './shot-cards.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useStoryboard } from './use-storyboard.ts'

type ShotCardViewProps = {
  card: ShotCard
  isSelected: boolean
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
  /** Moves by one position: -1 earlier, 1 later. */
  onMove: (by: -1 | 1) => void
  onDrop: (shotId: string, side: 'before' | 'after') => void
}

/** Card of a shot: image, text, number of takes, state. */
export function ShotCardView({ card, isSelected, isChecked, onChecked, onMove, onDrop }: ShotCardViewProps) {
  const { shot, number } = card
  const element = useRef<HTMLLIElement>(null)
  const [observe, isInView] = useInView()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const takes = useTakes(shot.shotId, { enabled: isInView && shot.shotType !== 'uploaded_video' })
  const { select } = useStoryboard()
  const { side, isDragging } = useCardDrag(element, { shotId: shot.shotId, canDrag: number !== null && !isReadOnly, onDrop })
  const words = shotText(shot)
  const takeCounts = [takes.image.filter(isReady).length, takes.video.filter(isReady).length] as const
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || by === undefined || isReadOnly) return
    event.preventDefault()
    event.stopPropagation()
    onMove(by)
  }
  return (
    <li
      ref={(item) => {
        element.current = item
        observe(item)
      }}
      className={cx(
        'group relative -m-1.5 rounded-card p-1.5 [contain-intrinsic-size:auto_220px] [content-visibility:auto]',
        isDragging && 'opacity-40',
        side === 'before' && 'shadow-[-10px_0_0_-7px_var(--color-accent)]',
        side === 'after' && 'shadow-[10px_0_0_-7px_var(--color-accent)]',
      )}
    >
      <ShotCardImage card={card} takes={takes}>
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={texts.card.name(number, words)}
          onClick={() => select(shot.shotId)}
          onKeyDown={onKeyDown}
          className={cx('absolute inset-0 rounded-card outline-offset-2', isSelected && 'ring-2 ring-accent ring-offset-2 ring-offset-bg')}
        />
      </ShotCardImage>
      {number !== null && (
        <input
          type="checkbox"
          aria-label={texts.card.select(number)}
          checked={isChecked}
          onChange={(event) => onChecked(event.currentTarget.checked)}
          className={cx(
            'absolute top-4 start-12.5 size-4 accent-(--color-accent)',
            !isChecked && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100',
          )}
        />
      )}
      <span className="pointer-events-none absolute top-3.5 start-3.5">
        <Badge tone="picture">{number ?? <HiddenBadge />}</Badge>
      </span>
      {isFailed(shot, takes) && <RegenerateFailed shot={shot} />}
      <CardMenu card={card} onMove={onMove} />
      <p className={cx('mt-2 line-clamp-2 text-13 wrap-anywhere', words ? 'text-text' : 'text-text-3', number === null && 'text-text-3')}>
        {words || texts.card.noText}
      </p>
      <p
        aria-label={texts.card.takes(...takeCounts)}
        className="mt-1.5 flex items-center gap-3 text-12 text-text-3 tabular-nums [&_svg]:size-3.5"
      >
        <span className="flex items-center gap-1">
          <ImageIcon aria-hidden /> {takeCounts[0]}
        </span>
        <span className="flex items-center gap-1">
          <Film aria-hidden /> {takeCounts[1]}
        </span>
      </p>
    </li>
  )
}

const HiddenBadge = () => (
  <span className="flex items-center gap-1">
    <EyeOff aria-hidden className="size-3" /> {texts.card.hidden}
  </span>
)
