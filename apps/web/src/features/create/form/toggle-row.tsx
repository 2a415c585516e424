import type { ReactNode } from 'react'
import { Switch } from '../../../ui/form/switch.tsx'

type ToggleRowProps = {
  icon: ReactNode
  label: string
  hint: string
  checked: boolean
  /** Visible but disabled. */
  locked?: boolean
  onChange: (checked: boolean) => void
}

/** A row of the form with a switch. */
export function ToggleRow({ icon, label, hint, checked, locked = false, onChange }: ToggleRowProps) {
  return (
    <div className="flex min-h-11 items-center gap-3 py-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-2">
      {icon}
      <span className="shrink-0 text-14 font-medium">{label}</span>
      <span className="ms-auto min-w-0 text-end text-12 text-text-3">{hint}</span>
      <Switch label={label} checked={checked} disabled={locked} onCheckedChange={onChange} />
    </div>
  )
}
