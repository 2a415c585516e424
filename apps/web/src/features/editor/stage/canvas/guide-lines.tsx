import type { Guides } from './move-handles.ts'

/** Lines that a dragged item snapped to. */
export const GuideLines = ({ guides: { x, y } }: { guides: Guides }) => (
  <>
    {x !== null && (
      <span
        aria-hidden
        data-canvas-guide="x"
        className="pointer-events-none absolute inset-y-0 w-px bg-info"
        style={{ left: `${x * 100}%` }}
      />
    )}
    {y !== null && (
      <span
        aria-hidden
        data-canvas-guide="y"
        className="pointer-events-none absolute inset-x-0 h-px bg-info"
        style={{ top: `${y * 100}%` }}
      />
    )}
  </>
)
