import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type DisclosureProps = { summary: ReactNode; children: ReactNode; defaultOpen?: boolean; className?: string; disabled?: boolean }

/** Expandable row. */
export function Disclosure({ summary, children, defaultOpen = false, className, disabled }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} disabled={disabled} className={className}>
      <Collapsible.Trigger className="group quick flex min-h-11 w-full items-center gap-3 rounded-md text-start">
        <span className="min-w-0 grow">{summary}</span>
        <ChevronRight
          aria-hidden
          className={cx(
            'size-4 shrink-0 text-text-3 transition-[rotate] duration-(--m-base) group-data-panel-open:rotate-90',
            disabled && 'invisible',
          )}
        />
      </Collapsible.Trigger>
      <Collapsible.Panel className="-mx-1 h-(--collapsible-panel-height) overflow-hidden px-1 transition-[height] duration-(--m-base) ease-out data-ending-style:h-0 data-starting-style:h-0">
        {children}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
