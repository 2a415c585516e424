import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { isJoinable } from '@fablecut/domain/timeline/transitions'
import { hasProperty, isVisual } from '@fablecut/domain/timeline/visual-items'
import { useEditor } from '../../session/editor-context.tsx'
import { ColorSection } from './color-section.tsx'
import { LayoutSection } from './layout-section.tsx'
import { MotionSection } from './motion-section.tsx'
import { SoundSection } from './sound-section.tsx'
import { TransitionSection } from './transition-section.tsx'

/** Layout, colour, sound, motion and transition of an item, as far as it has them. */
export function LookSections({ item }: { item: TimelineItem }) {
  const isOnFilm = useEditor(({ document }) =>
    document.timeline.tracks.some(({ isPrimary, items }) => isPrimary && items.some(({ id }) => id === item.id)),
  )
  const isMoving = isVisual(item) || hasProperty(item, 'volume')
  if (!isMoving) return null
  return (
    <div className="grid divide-y divide-line border-y border-line">
      {isOnFilm && isJoinable(item) && <TransitionSection item={item} />}
      {isVisual(item) && <LayoutSection item={item} />}
      {isJoinable(item) && <ColorSection item={item} />}
      {(item.type === 'video' || item.type === 'audio') && <SoundSection item={item} />}
      <MotionSection item={item} />
    </div>
  )
}
