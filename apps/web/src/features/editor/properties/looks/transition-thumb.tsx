import type { Transition } from '@fablecut/domain/timeline/model'
import { paintTransition } from '@fablecut/render/draw/visuals/paint-transition'
import { useEffect, useRef } from 'react'
import type { TransitionPictures } from './use-transition-pictures.ts'

/** In px; drawn at twice the size. */
const SIZE = { width: 64, height: 36 }
/** Progress of the still picture. */
const STILL = 0.4
/** Duration of one run and of the rest after it, in ms. */
const [RUN_MS, REST_MS] = [900, 400]

type TransitionThumbProps = { type: Transition['type']; pictures: TransitionPictures; isMoving: boolean }

/** A transition as the film would show it: a still picture, or a repeated run while `isMoving` and motion is welcome. */
export function TransitionThumb({ type, pictures: { from, to }, isMoving }: TransitionThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    const paint = (progress: number): void => paintThumb(context, type, { from, to, progress })
    paint(STILL)
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const started = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      paint(Math.min(1, ((now - started) % (RUN_MS + REST_MS)) / RUN_MS))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [type, from, to, isMoving])
  return <canvas ref={canvas} aria-hidden width={SIZE.width * 2} height={SIZE.height * 2} className="h-9 w-full rounded-xs bg-well" />
}

type Thumb = { readonly from: HTMLImageElement | null; readonly to: HTMLImageElement | null; readonly progress: number }

function paintThumb(context: CanvasRenderingContext2D, type: Transition['type'], { from, to, progress }: Thumb): void {
  const output = { width: SIZE.width * 2, height: SIZE.height * 2 }
  const pictures = { from: from ?? plain('#4a5a66', output), to: to ?? plain('#8a6d3b', output) }
  context.clearRect(0, 0, output.width, output.height)
  if (type !== 'dip') return paintTransition(context as never, type, { ...pictures, progress, output })
  context.globalAlpha = Math.abs(1 - 2 * progress)
  context.drawImage(progress < 0.5 ? pictures.from : pictures.to, 0, 0, output.width, output.height)
  context.globalAlpha = 1
}

/** Stands for a clip without a picture. */
function plain(color: string, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
  }
  return canvas
}
