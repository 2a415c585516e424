import type { RunSummary } from '@fablecut/contracts/operations/admin/run-summary'
import { adminTexts } from '../../texts/admin/operations.ts'

const texts = adminTexts.runs

/** A run without progress for this long is marked; a clip of a provider may take half of it. */
const QUIET_SECONDS = 900

/** What a run makes and where it is or ended, like `Story, images`. */
export function stageOf({ kind, step }: Pick<RunSummary, 'kind' | 'step'>): string {
  const stage = step.split(':').at(-1)!
  return [texts.kinds[kind] ?? kind, texts.steps[stage]].filter(Boolean).join(', ')
}

export const accountName = ({ account }: Pick<RunSummary, 'account'>): string => account.email ?? texts.deletedAccount

/** Seconds without progress; null while they are usual. */
export function quietSeconds({ active_at }: Pick<RunSummary, 'active_at'>, now: number): number | null {
  const seconds = (now - Date.parse(active_at)) / 1_000
  return seconds >= QUIET_SECONDS ? seconds : null
}

/** Address of the log of a run; null: the installation has none. */
export const logAddress = (template: string | null, runId: string): string | null =>
  template?.replaceAll('{runId}', encodeURIComponent(runId)) ?? null
