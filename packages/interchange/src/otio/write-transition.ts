import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { type OtioTransition, rationalTime } from './model.ts'

/** The transition to an item from the one before it; none for most items. */
export function writeTransition(item: TimelineItem, fps: number): OtioTransition[] {
  const transition = 'transition' in item ? item.transition : undefined
  if (!transition) return []
  const beforeCut = Math.floor(transition.durationInFrames / 2)
  return [
    {
      OTIO_SCHEMA: 'Transition.1',
      name: transition.type,
      metadata: { fablecut: { transition } },
      transition_type: transition.type === 'dissolve' ? 'SMPTE_Dissolve' : 'Custom_Transition',
      in_offset: rationalTime(beforeCut, fps),
      out_offset: rationalTime(transition.durationInFrames - beforeCut, fps),
    },
  ]
}
