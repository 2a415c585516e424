import type { AnimatedProperty } from '@fablecut/domain/timeline/picture'
import type { AnimatedItem } from '@fablecut/domain/timeline/visual-items'
import { Diamond } from 'lucide-react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { usePlayback, usePlaybackControls } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'

/** Adds a keyframe at the playhead, or removes the one there. */
export function KeyframeButton({ item, property }: { item: AnimatedItem; property: AnimatedProperty }) {
  const { store } = usePlaybackControls()
  const { edit } = useItemEdit()
  const list = item.keyframes?.[property] ?? []
  const isHere = usePlayback(({ frame }) => list.some((keyframe) => keyframe.frame === frame - item.startTimeInFrames))
  const name = texts.properties[property]
  return (
    <IconButton
      size="sm"
      label={isHere ? texts.keyframes.remove(name) : texts.keyframes.add(name)}
      aria-pressed={isHere}
      className={isHere ? 'text-accent!' : list.length > 0 ? 'text-text!' : ''}
      icon={<Diamond aria-hidden className={isHere ? 'fill-current' : ''} />}
      onClick={() => edit({ type: isHere ? 'removeKeyframe' : 'setKeyframe', itemId: item.id, property, atFrame: store.getState().frame })}
    />
  )
}
