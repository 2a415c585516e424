import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab<V extends string> = { value: V; label: string; content: ReactNode }
type TabsProps<V extends string> = { label: string; value: V; tabs: readonly Tab<V>[]; onValueChange: (value: V) => void }

/** Tab list with one panel; arrow keys move between tabs. */
export function Tabs<V extends string>({ label, value, tabs, onValueChange }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as V)}>
      <Base.List aria-label={label} className="flex gap-5 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="quick -mb-px h-10 border-b-2 border-transparent text-13 font-medium text-text-2 hover:text-text data-active:border-text data-active:font-strong data-active:text-text"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4 outline-none">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
