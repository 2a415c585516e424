import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type TabsProps<V extends string> = {
  label: string
  value: V
  tabs: readonly { value: V; label: string; panel: ReactNode; disabled?: boolean }[]
  onValueChange: (value: V) => void
  className?: string
}

/** Words with a 2px underline in the colour of text. */
export function Tabs<V extends string>({ label, value, tabs, onValueChange, className }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as V)} className={className}>
      <Base.List aria-label={label} className="flex gap-5 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cx(
              'quick hit relative h-9 border-b-2 border-transparent text-13 font-medium text-text-2',
              'hover:text-text data-active:border-text data-active:font-strong data-active:text-text data-disabled:text-text-off',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
