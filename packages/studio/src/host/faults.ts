import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '@fablecut/generation/engine-error'
import { BUILTIN_ENGINES } from '../builtin.ts'
import type { BuiltinEngine } from '../builtin.ts'
import type { CallMessage } from './messages.ts'

/**
 * Fault injection for tests of retries, refunds, deadlines and restarts. Child processes read the plan from `FABLECUT_ENGINE_FAULTS`; without it
 * nothing is injected. The value is JSON:
 *
 *     { "claims": "/tmp/run-7/faults", "faults": [{ "engine": "painter", "match": "lighthouse", "times": 2, "kind": "throw", "retryable": true }] }
 *
 * - `claims`: a folder. Each injection creates one file in it, so that `times` counts over all processes and restarts; emptying it resets the counts.
 * - `match`: regular expression (ignoring case) on the text of the request: prompt, text, script, story or mood. Absent: every request.
 * - `times`: number of injections, default 1.
 * - `kind`: `throw` (an EngineError `engine_fault`, `retryable` as given, default false), `hang` (the thread blocks for ever), `crash` (SIGKILL on itself),
 *   `memory` (fills the heap until V8 gives up), `slow` (waits `ms`, default 1000, then the call runs normally).
 */
export type FaultPlan = { readonly claims: string; readonly faults: readonly Fault[] }
export type Fault = {
  readonly engine: BuiltinEngine
  readonly match?: string
  readonly times?: number
  readonly kind: (typeof KINDS)[number]
  readonly ms?: number
  readonly retryable?: boolean
}

export const FAULTS_VARIABLE = 'FABLECUT_ENGINE_FAULTS'
const KINDS = ['throw', 'hang', 'crash', 'memory', 'slow'] as const

/** Parses the plan; throws on an invalid one. */
export function readFaultPlan(value: string | undefined): FaultPlan | undefined {
  if (value === undefined || value === '') return undefined
  const plan = JSON.parse(value) as FaultPlan
  const isValid = typeof plan.claims === 'string' && Array.isArray(plan.faults) && plan.faults.every(isFault)
  if (!isValid) throw new Error(`${FAULTS_VARIABLE} must be {claims, faults: [{engine, kind, match?, times?, ms?, retryable?}]}`)
  return plan
}

/** Injects the first fault that matches the call and has injections left. */
export async function injectFault(plan: FaultPlan | undefined, call: CallMessage): Promise<void> {
  if (plan === undefined) return
  const text = requestText(call.args[0])
  const index = plan.faults.findIndex(
    (fault, at) => matchesFault(fault, call.engine, text) && claimInjection(plan.claims, at, fault.times ?? 1),
  )
  const fault = plan.faults[index]
  if (fault !== undefined) await triggerFault(fault)
}

function isFault(fault: Fault): boolean {
  return BUILTIN_ENGINES.includes(fault.engine) && KINDS.includes(fault.kind)
}

function matchesFault(fault: Fault, engine: BuiltinEngine, text: string): boolean {
  return fault.engine === engine && (fault.match === undefined || new RegExp(fault.match, 'i').test(text))
}

function requestText(request: unknown): string {
  if (typeof request === 'string') return request
  const fields = (request ?? {}) as Record<string, unknown>
  return ['prompt', 'text', 'script', 'story', 'mood'].flatMap((key) => (typeof fields[key] === 'string' ? [fields[key]] : [])).join('\n')
}

/** Counts by exclusive creation of files, which processes can share without a lock. */
function claimInjection(folder: string, index: number, times: number): boolean {
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= times; number += 1) {
    try {
      closeSync(openSync(path.join(folder, `${index}-${number}`), 'wx'))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return false
}

async function triggerFault(fault: Fault): Promise<void> {
  if (fault.kind === 'throw') throw new EngineError('engine_fault', 'Injected fault', { retryable: fault.retryable ?? false })
  if (fault.kind === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (fault.kind === 'crash') process.kill(process.pid, 'SIGKILL')
  if (fault.kind === 'memory') fillHeap()
  if (fault.kind === 'slow') await sleep(fault.ms ?? 1000)
}

function fillHeap(): never {
  const retained: unknown[] = []
  for (;;) retained.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
}
