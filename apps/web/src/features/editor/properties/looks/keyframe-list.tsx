import { timecode } from '@fablecut/domain/timeline/output'
import { EASINGS, type AnimatedProperty, type Keyframe } from '@fablecut/domain/timeline/picture'
import type { AnimatedItem } from '@fablecut/domain/timeline/visual-items'
import { X } from 'lucide-react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { useEditor, usePlaybackControls } from '../../session/editor-context.tsx'
import { jumpTo } from '../../session/jump-to.ts'
import { useItemEdit } from '../use-item-edit.ts'
import { LAYOUT_LIMITS } from './look-limits.ts'

type KeyframeListProps = { item: AnimatedItem; property: AnimatedProperty }

/** Keyframes of a property in order of time, each with the movement to the next one. */
export function KeyframeList({ item, property }: KeyframeListProps) {
  const name = texts.properties[property]
  const list = item.keyframes?.[property] ?? []
  return (
    <section aria-label={texts.keyframes.list(name)} className="grid gap-1">
      <h3 className="text-12 font-medium text-text-2">{name}</h3>
      <ul className="grid gap-1">
        {list.map((keyframe) => (
          <li key={keyframe.frame}>
            <KeyframeRow item={item} property={property} keyframe={keyframe} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KeyframeRow({ item, property, keyframe }: KeyframeListProps & { keyframe: Keyframe }) {
  const playback = usePlaybackControls()
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { edit } = useItemEdit()
  const atFrame = item.startTimeInFrames + keyframe.frame
  const time = timecode(atFrame, fps)
  return (
    <div className="grid grid-cols-[auto_52px_1fr_auto] items-center gap-1.5">
      <Button
        variant="ghost"
        size="sm"
        className="px-1.5! tabular-nums"
        aria-label={texts.keyframes.goTo(time)}
        onClick={() => jumpTo(playback, atFrame)}
      >
        {time}
      </Button>
      <span className="text-end text-12 text-text-2 tabular-nums">{shown(property, keyframe.value)}</span>
      <Select
        size="sm"
        label={texts.keyframes.easing(time)}
        value={keyframe.easing}
        options={EASINGS.map((value) => ({ value, label: texts.easings[value] }))}
        onValueChange={(easing) => edit({ type: 'setKeyframe', itemId: item.id, property, atFrame, easing })}
      />
      <IconButton
        size="sm"
        label={texts.keyframes.delete(texts.properties[property], time)}
        icon={<X aria-hidden />}
        onClick={() => edit({ type: 'removeKeyframe', itemId: item.id, property, atFrame })}
      />
    </div>
  )
}

function shown(property: AnimatedProperty, value: number): string {
  const { shownTimes, unit } = property === 'volume' ? LAYOUT_LIMITS.opacity : LAYOUT_LIMITS[property]
  return `${Math.round(value * shownTimes)}${unit}`
}
