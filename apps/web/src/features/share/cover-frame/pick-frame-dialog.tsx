import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { formatDuration } from '../../../texts/format.ts'
import { scheduleAfter } from '../../../story-data/runs/run-watch-over-http.ts'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { openFilmFrames } from './film-frames.ts'
import { createFramePicker, type FramePicker } from './frame-picker.ts'
import { drawFrame, encodeFrame, lumaOf } from './frame-pixels.ts'
import { FrameStrip, type Thumbs } from './frame-strip.tsx'
import type { PickedFrame } from './frame-source.ts'

const texts = shareTexts.frame
const THUMB_WIDTH = 120

type PickFrameDialogProps = {
  /** URL of the exported film. */
  url: string
  onClose: () => void
  /** Resolves to false when saving failed; the dialog stays open. */
  onPick: (frame: PickedFrame) => Promise<boolean>
}

/** Dialog to pick a frame of the film. */
export function PickFrameDialog({ url, onClose, onPick }: PickFrameDialogProps) {
  const [isUsing, setUsing] = useState(false)
  const { picker, thumbs } = useFramePicker(url)
  const use = async (): Promise<void> => {
    setUsing(true)
    try {
      const frame = await picker.pick()
      const isStored = await onPick(frame)
      frame.imageBitmap.close()
      if (isStored) onClose()
      else setUsing(false)
    } catch (error) {
      console.error(error)
      toast.error(shareTexts.thumbnail.frameFailed)
      setUsing(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={texts.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <UseButton picker={picker} isUsing={isUsing} onUse={() => void use()} />
        </>
      }
    >
      <Stage picker={picker} thumbs={thumbs} />
    </Dialog>
  )
}

/** The film is open while the dialog is mounted, once there is a canvas. */
function useFramePicker(url: string) {
  const [thumbs] = useState<Thumbs>(() => [])
  const [picker] = useState(() =>
    createFramePicker({
      open: () => openFilmFrames(url),
      lumaOf,
      encode: encodeFrame,
      drawThumb: (index, frame) => {
        const canvas = thumbs[index]
        if (canvas) drawFrame(canvas, frame, { width: THUMB_WIDTH, height: Math.round((THUMB_WIDTH * frame.height) / frame.width) })
      },
      later: scheduleAfter,
    }),
  )
  useEffect(() => picker.open(), [picker])
  return { picker, thumbs }
}

const Unavailable = () => (
  <p role="alert" className="grid aspect-video place-items-center rounded-card bg-well px-4 text-center text-text-2">
    {texts.unavailable}
  </p>
)

function UseButton({ picker, isUsing, onUse }: { picker: FramePicker; isUsing: boolean; onUse: () => void }) {
  const isReady = useStore(picker.store, ({ phase }) => phase === 'ready')
  return (
    <Button variant="primary" busy={isUsing} busyLabel={texts.using} disabled={!isReady} onClick={onUse}>
      {texts.use}
    </Button>
  )
}

type StageProps = { picker: FramePicker; thumbs: Thumbs }

function Stage({ picker, thumbs }: StageProps) {
  const { phase, seconds, time, selected } = useStore(picker.store)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (selected && canvas.current) drawFrame(canvas.current, selected.frame, selected.frame)
  }, [selected])
  if (phase === 'error') return <Unavailable />
  return (
    <div className="grid gap-3">
      <div className="veil relative grid aspect-video max-h-[50dvh] w-full place-items-center overflow-hidden rounded-card bg-well">
        <canvas
          ref={canvas}
          role="img"
          aria-label={texts.preview}
          data-time={selected?.timeSec}
          className="absolute inset-0 size-full object-contain"
        />
        {phase === 'loading' && (
          <span role="status" className="relative flex items-center gap-2 text-13 text-text-2">
            <Spinner />
            {texts.loading}
          </span>
        )}
      </div>
      <FrameStrip isReady={phase === 'ready'} seconds={seconds} time={time} thumbs={thumbs} onSeek={picker.seek} />
      <p className="flex justify-between text-12 text-text-2 tabular-nums">
        <span>{formatDuration(time)}</span>
        <span>{formatDuration(seconds)}</span>
      </p>
    </div>
  )
}
