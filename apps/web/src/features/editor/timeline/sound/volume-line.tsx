import { timecode } from '@fablecut/domain/timeline/output'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import type { Keyframe } from '@fablecut/domain/timeline/picture'
import { gainAt } from '@fablecut/render/plan/sound/ducking'
import type { KeyboardEvent, MouseEvent } from 'react'
import { soundTexts as texts } from '../../../../texts/editor/sound.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { clipBox } from '../clip-box.ts'
import { useFocusItem } from '../keys/use-focus-item.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { waveformBand, levelLine, levelY, spanOf, type SoundAround } from './sound-band.ts'
import { SoundHandle } from './sound-handle.tsx'

type VolumeLineProps = { item: AudioItem | VideoItem; around: SoundAround; height: number; pxPerFrame: number }

/** Steps of the arrow keys: of the volume, and in frames. */
const [VOLUME_STEP, FRAMES_STEP] = [0.05, 10]

/** The line of a sound's level: a double click adds a keyframe of its volume, which is a point on it. */
export function VolumeLine({ item, around, height, pxPerFrame }: VolumeLineProps) {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  const focus = useFocusItem()
  const band = waveformBand(item, height)
  const { x, width } = clipBox(item, pxPerFrame)
  const xOf = (frame: number): number => frame * pxPerFrame - x
  const add = (event: MouseEvent): void => {
    event.stopPropagation()
    const atFrame = Math.floor(viewport.pointAt(event).x / pxPerFrame)
    const isRefused = reportRefusal(session.apply({ type: 'setKeyframe', itemId: item.id, property: 'volume', atFrame }))
    if (!isRefused) announce(view, texts.pointAdded(timecode(atFrame, around.fps)))
  }
  const remove = (atFrame: number): void => {
    if (reportRefusal(session.apply({ type: 'removeKeyframe', itemId: item.id, property: 'volume', atFrame }))) return
    focus(item.id)
    announce(view, texts.pointRemoved(timecode(atFrame, around.fps)))
  }
  const ducking = spanOf(item, around).kind === 'music' ? around.musicGain : []
  const line = levelLine(item, around).map(({ frame, gain }) => `${xOf(frame)},${levelY(band, gain)}`)
  return (
    <>
      <svg aria-hidden width={width} height={height} className="pointer-events-none absolute inset-0 z-10">
        <title>{texts.line}</title>
        <polyline
          data-volume-line
          points={line.join(' ')}
          fill="none"
          stroke="transparent"
          strokeWidth={12}
          style={{ pointerEvents: 'stroke' }}
          onDoubleClick={add}
        />
      </svg>
      {[...(item.keyframes?.volume ?? []).entries()].map(([place, keyframe]) => {
        const frame = item.startTimeInFrames + keyframe.frame
        const ducked = gainAt(ducking, frame)
        return (
          <SoundHandle
            // The point keeps the focus when its frame changes.
            key={place}
            isRound
            label={texts.point(timecode(frame, around.fps))}
            valueText={texts.percent(keyframe.value)}
            value={Math.round(keyframe.value * 100)}
            max={100}
            x={Math.min(width - 4, Math.max(4, xOf(frame)))}
            y={levelY(band, keyframe.value * ducked)}
            onPull={({ frames, downPx }) => moved(item, keyframe, frames, keyframe.value - downPx / band.max / ducked)}
            onKey={(event) => keyEdit(event, item, keyframe)}
            onRemove={() => remove(frame)}
          />
        )
      })}
    </>
  )
}

function moved(item: AudioItem | VideoItem, keyframe: Keyframe, frames: number, value: number): TimelineEdit {
  const fromFrame = item.startTimeInFrames + keyframe.frame
  return { type: 'moveKeyframe', itemId: item.id, property: 'volume', fromFrame, atFrame: fromFrame + frames, value }
}

function keyEdit(event: KeyboardEvent, item: AudioItem | VideoItem, keyframe: Keyframe): TimelineEdit | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return null
  const frames = shiftKey ? FRAMES_STEP : 1
  if (key === 'ArrowLeft') return moved(item, keyframe, -frames, keyframe.value)
  if (key === 'ArrowRight') return moved(item, keyframe, frames, keyframe.value)
  if (key === 'ArrowUp') return moved(item, keyframe, 0, keyframe.value + VOLUME_STEP)
  if (key === 'ArrowDown') return moved(item, keyframe, 0, keyframe.value - VOLUME_STEP)
  return null
}
