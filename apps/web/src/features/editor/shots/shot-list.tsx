import { useState } from 'react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { cx } from '../../../ui/class-names.ts'
import { useEditor } from '../session/editor-context.tsx'
import { AddShotTile } from './add-shot-tile.tsx'
import type { ShotCard } from './shot-cards.ts'
import { ShotCardView } from './shot-card-view.tsx'
import { useStoryboard } from './use-storyboard.ts'

type ShotListProps = {
  cards: readonly ShotCard[]
  checked: ReadonlySet<string>
  onChecked: (ids: ReadonlySet<string>) => void
}

/** The cards in order; a card is moved by dragging, by Alt and an arrow key, or by its menu, and its new position is announced. */
export function ShotList({ cards, checked, onChecked }: ShotListProps) {
  const { move } = useStoryboard()
  const isUpright = useEditor(({ story }) => story.size.height > story.size.width)
  const selectedShotId = useEditor((state) => state.selectedShotId)
  const [announcement, announce] = useState('')
  const listed = cards.filter(({ number }) => number !== null)
  const moveTo = (shotId: string, toIndex: number) => {
    const target = Math.min(listed.length - 1, Math.max(0, toIndex))
    if (!move(shotId, target)) announce(texts.moved(target + 1, listed.length))
  }
  const check = (shotId: string, isChecked: boolean) => {
    const next = new Set(checked)
    if (isChecked) next.add(shotId)
    else next.delete(shotId)
    onChecked(next)
  }
  return (
    <>
      <ol
        aria-label={texts.list}
        className={cx(
          'grid gap-x-4 gap-y-6',
          isUpright ? 'grid-cols-[repeat(auto-fill,minmax(150px,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(210px,1fr))]',
        )}
      >
        {cards.map((card) => (
          <ShotCardView
            key={card.shot.shotId}
            card={card}
            isSelected={card.shot.shotId === selectedShotId}
            isChecked={checked.has(card.shot.shotId)}
            onChecked={(isChecked) => check(card.shot.shotId, isChecked)}
            onMove={(by) => card.number !== null && moveTo(card.shot.shotId, card.number - 1 + by)}
            onDrop={(shotId, side) => moveTo(shotId, placeAfterDrop(listed, shotId, card, side))}
          />
        ))}
        <AddShotTile />
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** Index among the other visible shots. */
function placeAfterDrop(listed: readonly ShotCard[], shotId: string, target: ShotCard, side: 'before' | 'after'): number {
  const others = listed.filter(({ shot }) => shot.shotId !== shotId)
  const at = others.findIndex(({ shot }) => shot.shotId === target.shot.shotId)
  return at < 0 ? others.length : side === 'before' ? at : at + 1
}
