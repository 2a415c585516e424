import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useState, type PointerEvent } from 'react'
import { filmstripUrl, useThumbnailState } from '../timeline/media-cache.ts'
import { STRIP_FRAMES } from '../timeline/filmstrip.ts'

/** Index of the filmstrip frame at a pointer position. `part`: 0 to 1 of the width. */
export const frameAtPointer = (part: number): number => Math.min(STRIP_FRAMES - 1, Math.max(0, Math.floor(part * STRIP_FRAMES)))

/** Hover scrubbing: shows the frame for the pointer's position across the tile. */
export function HoverScrub({ asset: { id, metadata } }: { asset: MediaAsset }) {
  const [part, setPart] = useState<number | null>(null)
  const seen = useThumbnailState(part === null ? null : filmstripUrl(id), null)
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent): void => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setPart((clientX - left) / width)
  }
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center" onPointerMove={follow} onPointerLeave={() => setPart(null)}>
      {part !== null && seen === 'strip' && (
        <>
          <span className="absolute inset-0 bg-well" />
          <span
            className="relative h-full max-w-full bg-no-repeat"
            style={{
              aspectRatio: `${metadata?.width ?? 16} / ${metadata?.height ?? 9}`,
              backgroundImage: `url(${JSON.stringify(filmstripUrl(id))})`,
              backgroundSize: `${STRIP_FRAMES * 100}% 100%`,
              backgroundPosition: `${(frameAtPointer(part) / (STRIP_FRAMES - 1)) * 100}% 0`,
            }}
          />
          <span className="absolute bottom-0 start-0 h-0.5 bg-accent" style={{ width: `${part * 100}%` }} />
        </>
      )}
    </span>
  )
}
