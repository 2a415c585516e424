import { Switch as Base } from '@base-ui/react/switch'

type SwitchProps = {
  /** Accessible name; the visible label is beside it. */
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  id?: string
}

/** 32 by 18. */
export function Switch({ label, checked, onCheckedChange, disabled, id }: SwitchProps) {
  return (
    <Base.Root
      id={id}
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      disabled={disabled}
      className="quick hit relative inline-flex h-4.5 w-8 shrink-0 cursor-pointer items-center rounded-full border border-field bg-well p-[2px] data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50"
    >
      <Base.Thumb className="size-3 rounded-full bg-text-2 transition-[translate,background-color] duration-(--m-base) data-checked:translate-x-3.5 rtl:data-checked:-translate-x-3.5 data-checked:bg-on-accent" />
    </Base.Root>
  )
}
