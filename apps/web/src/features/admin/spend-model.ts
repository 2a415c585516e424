import type { Spend } from '@fablecut/contracts/operations/admin/get-spend'

type Call = Spend['days'][number]['calls'][number]

const isBuiltin = ({ engine }: Call): boolean => engine.startsWith('builtin/')

/** Finished calls, failed ones too, of engines of the product or of connected ones. */
export const countCalls = (calls: readonly Call[], place: 'builtin' | 'connected'): number =>
  calls.filter((call) => isBuiltin(call) === (place === 'builtin')).reduce((sum, { done, failed }) => sum + done + failed, 0)

/** Calls of connected engines over all days, the most first. */
export function callsByEngine(days: Spend['days']): readonly Call[] {
  const sums = new Map<string, Call>()
  for (const call of days.flatMap(({ calls }) => calls)) {
    if (isBuiltin(call)) continue
    const key = `${call.engine} ${call.kind}`
    const { done = 0, failed = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...call, done: done + call.done, failed: failed + call.failed })
  }
  return [...sums.values()].toSorted((a, b) => b.done + b.failed - a.done - a.failed)
}
