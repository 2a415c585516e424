import type { ReactNode } from 'react'
import { planTexts as texts } from '../../texts/plan.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import type { PlanGroup as Group } from './plan-summary.ts'

type PlanGroupProps = { group: Group; summary: string; disabled: boolean; children: ReactNode }

/** One part of a plan: a line that opens into its controls. */
export function PlanGroup({ group, summary, disabled, children }: PlanGroupProps) {
  return (
    <Disclosure
      className="px-3"
      summary={
        <span className="flex items-baseline gap-3">
          <span className="w-18 shrink-0 text-12 text-text-3">{texts.groups[group]}</span>
          <span className="min-w-0 truncate text-13">{summary}</span>
        </span>
      }
    >
      <fieldset disabled={disabled} aria-label={texts.groups[group]} className="grid min-w-0 gap-3 pt-1 pb-3.5">
        {children}
      </fieldset>
    </Disclosure>
  )
}
