import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUILTIN_ENGINES } from '../builtin.ts'
import type { BuiltinEngine } from '../builtin.ts'
import { EngineError } from '../engine-error.ts'
import type { CallMessage } from './messages.ts'

/**
 * Faults for tests of what surrounds the engines (retries, refunds, deadlines, restarts). Children read them from `FABLECUT_ENGINE_FAULTS`;
 * where it is unset nothing here runs. The value is JSON:
 *
 *     { "claims": "/tmp/run-7/faults", "faults": [{ "engine": "painter", "match": "lighthouse", "times": 2, "kind": "throw", "retryable": true }] }
 *
 * - `claims`: a folder. Each time a fault strikes, one file is made in it, so that `times` holds over all processes and restarts; emptying it starts anew.
 * - `match`: regular expression (ignoring case) on the words of the request: prompt, text, script, story or mood. Absent: every request.
 * - `times`: how often it strikes, default 1.
 * - `kind`: `throw` (an EngineError `engine_fault`, `retryable` as given, default false), `hang` (the thread blocks for ever), `crash` (SIGKILL on itself),
 *   `memory` (fills the heap until V8 gives up), `slow` (waits `ms`, default 1000, then answers truly).
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

/** Reads the plan; throws on one that could not do what its author meant. */
export function readFaultPlan(value: string | undefined): FaultPlan | undefined {
  if (value === undefined || value === '') return undefined
  const plan = JSON.parse(value) as FaultPlan
  const sound = typeof plan.claims === 'string' && Array.isArray(plan.faults) && plan.faults.every(isFault)
  if (!sound) throw new Error(`${FAULTS_VARIABLE} must be {claims, faults: [{engine, kind, match?, times?, ms?, retryable?}]}`)
  return plan
}

/** Lets the first fault strike that fits the call and has a claim left. */
export async function injectFault(plan: FaultPlan | undefined, call: CallMessage): Promise<void> {
  if (plan === undefined) return
  const words = requestText(call.args[0])
  const index = plan.faults.findIndex(
    (fault, at) => matchesFault(fault, call.engine, words) && claimInjection(plan.claims, at, fault.times ?? 1),
  )
  const fault = plan.faults[index]
  if (fault !== undefined) await strike(fault)
}

function isFault(fault: Fault): boolean {
  return BUILTIN_ENGINES.includes(fault.engine) && KINDS.includes(fault.kind)
}

function matchesFault(fault: Fault, engine: BuiltinEngine, words: string): boolean {
  return fault.engine === engine && (fault.match === undefined || new RegExp(fault.match, 'i').test(words))
}

function requestText(request: unknown): string {
  if (typeof request === 'string') return request
  const fields = (request ?? {}) as Record<string, unknown>
  return ['prompt', 'text', 'script', 'story', 'mood'].flatMap((key) => (typeof fields[key] === 'string' ? [fields[key]] : [])).join('\n')
}

/** Exclusive creation of a file is the one counter that processes can share without a lock. */
function claimInjection(folder: string, index: number, times: number): boolean {
  mkdirSync(folder, { recursive: true })
  for (let applyFault = 1; applyFault <= times; applyFault += 1) {
    try {
      closeSync(openSync(path.join(folder, `${index}-${applyFault}`), 'wx'))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return false
}

async function strike(fault: Fault): Promise<void> {
  if (fault.kind === 'throw') throw new EngineError('engine_fault', 'A fault was asked for', { retryable: fault.retryable ?? false })
  if (fault.kind === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (fault.kind === 'crash') process.kill(process.pid, 'SIGKILL')
  if (fault.kind === 'memory') fillHeap()
  if (fault.kind === 'slow') await sleep(fault.ms ?? 1000)
}

function fillHeap(): never {
  const kept: unknown[] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
}
