import { isAnimated, propertyAt } from '@fablecut/domain/timeline/keyframes'
import type { AnimatedProperty } from '@fablecut/domain/timeline/picture'
import type { AnimatedItem } from '@fablecut/domain/timeline/visual-items'
import { usePlayback } from '../../session/editor-context.tsx'

/** Value of a property at the playhead; of one without keyframes its constant value, which does not follow the playhead. */
export const useValueAtPlayhead = (item: AnimatedItem, property: AnimatedProperty): number =>
  usePlayback(({ frame }) => propertyAt(item, property, isAnimated(item, property) ? frame - item.startTimeInFrames : 0))
