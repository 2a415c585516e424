import type { ReactNode } from 'react'

/** A row of the form: icon, name, and the selected value. */
export function OptionSummary({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <span className="flex items-center gap-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-2">
      {icon}
      <span className="shrink-0 text-14 font-medium">{label}</span>
      <span className="ms-auto truncate text-13 text-text-3">{value}</span>
    </span>
  )
}
