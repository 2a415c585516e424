import { maxFadeFrames } from '@fablecut/domain/timeline/edit/fades'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import { fadesOf } from '@fablecut/render/plan/fades'
import type { KeyboardEvent } from 'react'
import { soundTexts as texts } from '../../../../texts/editor/sound.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { SoundHandle } from './sound-handle.tsx'

type FadeHandleProps = { item: AudioItem | VideoItem; fade: 'fade-in' | 'fade-out'; width: number; pxPerFrame: number; fps: number }

/** Distance of a handle from the edge without a fade, beside the trim handle, in px. */
const INSET = 16
const TOP = 7
/** Steps of the arrow keys, in seconds. */
const [STEP, LARGE_STEP] = [0.1, 1]

/** Handle at an upper corner of a sound; its distance from the edge is the length of the fade. */
export function FadeHandle({ item, fade, width, pxPerFrame, fps }: FadeHandleProps) {
  const { fadeInFrames, fadeOutFrames } = fadesOf(item.effects, item.durationInFrames)
  const [frames, direction] = fade === 'fade-in' ? [fadeInFrames, 1] : [fadeOutFrames, -1]
  const session = useEditorSession()
  const seconds = frames / fps
  const edit = (next: number): TimelineEdit => ({ type: 'setFade', itemId: item.id, fade, seconds: Math.max(0, next) })
  const inset = Math.min(width / 2 - 4, Math.max(INSET, frames * pxPerFrame))
  const onKey = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): TimelineEdit | null => {
    if (altKey || ctrlKey || metaKey) return null
    const step = shiftKey ? LARGE_STEP : STEP
    if (key === 'ArrowRight') return edit(seconds + direction * step)
    if (key === 'ArrowLeft') return edit(seconds - direction * step)
    if (key === 'ArrowUp') return edit(seconds + step)
    if (key === 'ArrowDown') return edit(seconds - step)
    return key === 'Home' ? edit(0) : null
  }
  return (
    <SoundHandle
      label={fade === 'fade-in' ? texts.fadeIn : texts.fadeOut}
      valueText={texts.seconds(seconds)}
      value={Number(seconds.toFixed(2))}
      max={Number((maxFadeFrames(item.durationInFrames) / fps).toFixed(2))}
      x={fade === 'fade-in' ? inset : width - inset}
      y={TOP}
      onPull={({ frames: pulled }) => edit((frames + direction * pulled) / fps)}
      onKey={onKey}
      onRemove={() => void reportRefusal(session.apply(edit(0)))}
    />
  )
}
