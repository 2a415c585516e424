import type { ReactNode } from 'react'
import { useDrawnFrameWidth, useScale } from '../timeline-context.tsx'

/**
 * Content drawn for another scale than the current one, stretched to it: a step of a zoom moves one layer instead of drawing every clip.
 * `children` gets the width of a frame to draw for, in px.
 */
export function Stretched({ children }: { children: (frameWidth: number) => ReactNode }) {
  const { contentWidth, pxPerFrame } = useScale()
  const frameWidth = useDrawnFrameWidth()
  const stretch = pxPerFrame / frameWidth
  return (
    <div
      data-stretch={stretch}
      className="absolute inset-y-0 start-0 isolate origin-top-left"
      style={{
        width: `max(${100 / stretch}%, ${contentWidth / stretch}px)`,
        ...(stretch !== 1 && { transform: `scaleX(${stretch})`, willChange: 'transform' }),
      }}
    >
      {children(frameWidth)}
    </div>
  )
}
