import { LAYOUT } from '../geometry/rows.ts'
import { timecode } from '@fablecut/domain/timeline/output'
import { Pause, Play, StepBack, StepForward } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { useEditor, usePlayback, usePlaybackControls } from '../../session/editor-context.tsx'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useScale } from '../timeline-context.tsx'
import { AddDrawnMenu } from '../drawn/add-drawn-menu.tsx'
import { VoiceOverRecorder } from '../voice-over/voice-over-recorder.tsx'
import { EditMenu } from './edit-menu.tsx'
import { MagnetToggle } from './magnet-toggle.tsx'
import { MarkersMenu } from './markers-menu.tsx'
import { SelectionTools } from './selection-tools.tsx'
import { ShotsBanner } from './shots-banner.tsx'
import { ZoomControls } from './zoom-controls.tsx'

export function TimelineBar() {
  return (
    <div
      className="grid shrink-0 grid-cols-[1fr_auto_1fr] max-lg:grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3 border-b border-line bg-bg px-3"
      style={{ height: LAYOUT.topBar }}
    >
      <div className="flex min-w-0 items-center gap-3">
        <Times />
        <SelectionTools />
        <AddDrawnMenu />
        <VoiceOverRecorder />
        <EditMenu />
      </div>
      <Transport />
      <div className="flex min-w-0 items-center justify-end gap-3">
        <ShotsBanner />
        <MarkersMenu />
        <MagnetToggle />
        <ZoomControls />
      </div>
    </div>
  )
}

/** Current and total time; updated every frame without re-rendering. */
function Times() {
  const current = useRef<HTMLSpanElement>(null)
  const { store } = usePlaybackControls()
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { totalFrames } = useScale()
  useLayoutEffect(() => {
    const show = ({ frame }: { frame: number }): void => {
      if (current.current) current.current.textContent = timecode(frame, fps)
    }
    show(store.getState())
    return store.subscribe(show)
  }, [store, fps])
  return (
    <p data-timeline-time className="truncate text-12 font-medium text-text-3 tabular-nums">
      <span ref={current} className="font-strong text-text" /> / <span>{timecode(totalFrames, fps)}</span>
    </p>
  )
}

function Transport() {
  const playback = usePlaybackControls()
  const keyOf = useKeyHints()
  const isPlaying = usePlayback((state) => state.isPlaying)
  const rate = usePlayback((state) => state.rate)
  const isEmpty = useEditor(({ document }) => document.timeline.tracks.length === 0)
  const step = (frames: number) => () => playback.seek(playback.store.getState().frame + frames)
  const label = isPlaying ? timelineTexts.pause : timelineTexts.play
  return (
    <div dir="ltr" className="relative flex items-center gap-2">
      {rate !== 1 && (
        <span aria-hidden className="absolute end-full me-1 text-12 font-strong text-text tabular-nums">
          {timelineTexts.rate(rate)}
        </span>
      )}
      <IconButton size="sm" label={timelineTexts.previousFrame} keys="←" icon={<StepBack />} onClick={step(-1)} disabled={isEmpty} />
      <Tooltip text={label} keys={keyOf('play')}>
        <button
          type="button"
          aria-label={label}
          disabled={isEmpty}
          aria-disabled={isEmpty}
          onClick={playback.toggle}
          className="quick hit relative flex size-8 items-center justify-center rounded-full bg-inverse text-on-inverse hover:bg-text disabled:bg-raised disabled:text-text-off"
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-4 fill-current" />
          ) : (
            <Play aria-hidden className="size-4 translate-x-px fill-current" />
          )}
        </button>
      </Tooltip>
      <IconButton size="sm" label={timelineTexts.nextFrame} keys="→" icon={<StepForward />} onClick={step(1)} disabled={isEmpty} />
    </div>
  )
}
