import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { createContext, use } from 'react'

/** Selection state of a media picker. */
export type Pick = {
  readonly type: 'image' | 'video' | 'audio'
  readonly subtype: 'music' | 'voiceover' | null
  readonly chosen: readonly string[]
  /** The maximum is reached. */
  readonly isFull: boolean
  readonly isAdded: (asset: MediaAsset) => boolean
  readonly toggle: (asset: MediaAsset) => void
}

export const PickContext = createContext<Pick | null>(null)

export function usePick(): Pick {
  const pick = use(PickContext)
  if (!pick) throw new Error('This is drawn outside of a picker')
  return pick
}
