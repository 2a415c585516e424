import type { ReactNode } from 'react'

/** A labelled control; the control itself carries the accessible name. */
export function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="pb-2 text-12 font-medium text-text-2">
        {label}
      </p>
      {children}
    </div>
  )
}
