import type { ReactNode } from 'react'
import type { Platform } from '../share-state.ts'

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const MARKS: Record<Platform, ReactNode> = {
  twitter: (
    <g {...stroke} strokeLinecap="butt">
      <path d="M4.5 4h3.8l11.2 16h-3.8z" />
      <path d="M19 4l-6.3 7.1M5 20l6.3-7.1" />
    </g>
  ),
  linkedin: (
    <g {...stroke} strokeWidth={3} strokeLinecap="butt">
      <path d="M5.5 10v10M11 10v10M11 14.5c0-5.5 8-5.5 8 0V20" />
      <path d="M5.5 4v3.4" strokeWidth={3.6} />
    </g>
  ),
  reddit: (
    <g {...stroke}>
      <ellipse cx="12" cy="14.5" rx="8" ry="5.7" />
      <path d="M12 8.8l1.1-4.6 3.6.8M8.8 17c1.9 1.5 4.5 1.5 6.4 0" />
      <circle cx="18.2" cy="5.3" r="1.2" />
      <path d="M4.6 12.4a2 2 0 0 1 1.6-3.3M19.4 12.4a2 2 0 0 0-1.6-3.3" />
      <path d="M9 13.5h.01M15 13.5h.01" strokeWidth={2.8} />
    </g>
  ),
}

/** Icon of a platform. */
export const PlatformMark = ({ platform }: { platform: Platform }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-4.5 text-text-2">
    {MARKS[platform]}
  </svg>
)
