import type { ReactNode } from 'react'

/** Loading overlay of the timeline. */
export const TimelineLoadingOverlay = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 z-10 grid place-items-center bg-scrim p-4 text-center text-text-2">{children}</div>
)
