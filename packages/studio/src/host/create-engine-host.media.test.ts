import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineError } from '@fablecut/generation/engine-error'
import { createEngineHost } from './create-engine-host.ts'
import type { EngineHost, EngineHostOptions } from './create-engine-host.ts'
import type { Fault } from './faults.ts'

let claims: string
const hosts: EngineHost[] = []

beforeEach(async () => {
  claims = await mkdtemp(path.join(tmpdir(), 'fablecut-faults-'))
})
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()))
  await rm(claims, { recursive: true, force: true })
})

const withFaults = (...faults: Fault[]) => ({ env: { FABLECUT_ENGINE_FAULTS: JSON.stringify({ claims, faults }) } })

function startHost(options: Partial<EngineHostOptions> = {}): EngineHost {
  const host = createEngineHost({ size: 1, ...options })
  hosts.push(host)
  return host
}

/** A call of the engine that loads fastest. */
const check = (host: EngineHost, text: string, signal?: AbortSignal) => host.stylist.styleFromText(text, signal)
const STYLE = /^[a-z]+$/
const failureOf = (promise: Promise<unknown>): Promise<EngineError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: EngineError) => error,
  )

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a crash fails only the running call', async () => {
  const host = startHost(withFaults({ engine: 'stylist', match: 'boom', kind: 'crash' }))
  const [crashed, next] = await Promise.all([failureOf(check(host, 'boom')), check(host, 'a quiet valley')])
  expect(crashed).toMatchObject({ name: 'EngineCrashed', code: 'engine_crashed', retryable: true })
  expect(next).toMatch(STYLE)
  expect(await check(host, 'boom')).toMatch(STYLE)
})

test('keys of the environment do not reach an engine process', async () => {
  const keys = { OPENAI_API_KEY: 'secret-1', TEXT_API_KEY: 'secret-2', AUTH_SECRET: 'secret-3' }
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value)
  const host = startHost()
  await check(host, 'a quiet valley')
  const environment = await readFile(`/proc/${host.processIds[0]}/environ`, 'utf8')
  expect(environment).toContain('PATH=')
  expect(environment).not.toMatch(/secret-\d/)
  vi.unstubAllEnvs()
})

test('an engine process keeps its compiled modules for the next one, although it is killed', async () => {
  const modules = path.join(claims, 'modules')
  const host = startHost({ env: { NODE_COMPILE_CACHE: modules } })
  await check(host, 'a quiet valley')
  // Written after the answer.
  await expect
    .poll(async () => (await readdir(modules, { recursive: true })).filter((name) => name.includes('/')).length)
    .toBeGreaterThan(10)
})

test('a call goes to the process that has loaded its engine', async () => {
  const slow = { engine: 'stylist', match: 'slow', kind: 'slow', ms: 2500 } as const
  const host = startHost({ size: 2, ...withFaults(slow, { engine: 'stylist', match: 'boom', kind: 'crash' }) })
  // The other process is free first.
  const first = check(host, 'slow')
  await host.moderator.checkText('a quiet valley')
  await first
  const [stylist, moderator] = host.processIds
  expect(await failureOf(check(host, 'boom'))).toMatchObject({ name: 'EngineCrashed' })
  expect(host.processIds).toEqual([moderator])
  expect(isAlive(stylist!)).toBe(false)
})

test('a process that runs out of memory fails its call with diagnostics', async () => {
  const host = startHost({ memoryMb: 64, ...withFaults({ engine: 'stylist', kind: 'memory' }) })
  const error = await failureOf(check(host, 'anything'))
  expect(error).toMatchObject({ name: 'EngineCrashed', diagnostics: expect.stringMatching(/heap out of memory/i) })
  expect(await check(host, 'anything')).toMatch(STYLE)
})

test('a hanging call ends at its deadline and the next call succeeds', async () => {
  const host = startHost({ deadlinesMs: { stylist: 1500 }, ...withFaults({ engine: 'stylist', match: 'stuck', kind: 'hang' }) })
  const stuck = failureOf(check(host, 'stuck'))
  // Without a deadline: the start of a replacement process can be slow.
  const next = host.moderator.checkText('a quiet valley')
  expect(await stuck).toMatchObject({ name: 'EngineDeadlinePassed', code: 'engine_deadline_passed', retryable: true })
  expect((await next).flagged).toEqual([])
})

test('time spent waiting for a process does not count against the deadline', async () => {
  const slow = withFaults({ engine: 'stylist', match: 'slow', kind: 'slow', ms: 3000, times: 2 })
  const host = startHost({ deadlinesMs: { stylist: 5500 }, ...slow })
  await check(host, 'warm-up')
  const styles = await Promise.all([check(host, 'slow one'), check(host, 'slow two')])
  expect(styles).toEqual([expect.stringMatching(STYLE), expect.stringMatching(STYLE)])
})

test('an aborted call kills its process', async () => {
  const host = startHost(withFaults({ engine: 'stylist', kind: 'hang' }))
  const controller = new AbortController()
  const failure = failureOf(check(host, 'anything', controller.signal))
  const [pid] = host.processIds
  controller.abort(new Error('changed my mind'))
  expect(await failure).toMatchObject({
    name: 'EngineAborted',
    code: 'engine_aborted',
    retryable: false,
    cause: expect.objectContaining({ message: 'changed my mind' }),
  })
  expect(isAlive(pid!)).toBe(false)
})

test('an aborted call leaves the queue without affecting other calls', async () => {
  const host = startHost(withFaults({ engine: 'stylist', match: 'first', kind: 'slow', ms: 500 }))
  const controller = new AbortController()
  const first = check(host, 'first')
  const second = failureOf(check(host, 'second', controller.signal))
  const third = check(host, 'third')
  controller.abort()
  expect(await second).toMatchObject({ name: 'EngineAborted' })
  expect(await Promise.all([first, third])).toEqual([expect.stringMatching(STYLE), expect.stringMatching(STYLE)])
})

test('a call whose signal is already aborted starts nothing', async () => {
  const host = startHost()
  expect(await failureOf(check(host, 'anything', AbortSignal.abort()))).toMatchObject({ name: 'EngineAborted' })
  expect(host.processIds).toEqual([])
})

test('an error of an engine keeps its message, code and retryable flag', async () => {
  const host = startHost(withFaults({ engine: 'stylist', kind: 'throw', retryable: true }))
  expect(await failureOf(check(host, 'anything'))).toMatchObject({
    code: 'engine_fault',
    message: 'Injected fault',
    retryable: true,
  })
})

test('a refusal of an engine arrives as a refusal', async () => {
  const host = startHost()
  const request = { script: '🎬🎬🎬 !!!', autoRewrite: true, clipSeconds: 5, style: 'anime', seed: 1 }
  expect(await failureOf(host.writer.writeStoryboard(request))).toMatchObject({
    name: 'EngineRefusal',
    code: 'nothing_to_say',
    retryable: false,
  })
})

test('a process is replaced after the configured number of calls', async () => {
  const host = startHost({ recycleAfterCalls: 2 })
  const pids: number[] = []
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    await check(host, text)
    pids.push(...host.processIds.slice(0, 1))
  }
  expect(new Set(pids).size).toBe(3)
})

test('a process above the resident memory limit is replaced', async () => {
  const host = startHost({ residentMb: 32 })
  await check(host, 'one')
  const [replaced] = host.processIds
  await check(host, 'two')
  expect(isAlive(replaced!)).toBe(false)
})

test('a process runs at its niceness and is ended when it was idle for long enough', async () => {
  const host = startHost({ niceness: 17, idleMs: 50 })
  await check(host, 'one')
  const [first] = host.processIds
  expect(getPriority(first)).toBe(17)
  await vi.waitFor(() => expect(host.processIds).toEqual([]), 10_000)
  expect(isAlive(first!)).toBe(false)
  expect(await check(host, 'two')).toMatch(STYLE)
})

test('fault counts are shared between processes and hosts', async () => {
  const faults = withFaults({ engine: 'stylist', kind: 'crash', times: 2 })
  expect(await failureOf(check(startHost(faults), 'one'))).toMatchObject({ name: 'EngineCrashed' })
  expect(await failureOf(check(startHost(faults), 'two'))).toMatchObject({ name: 'EngineCrashed' })
  expect(await check(startHost(faults), 'three')).toMatch(STYLE)
})

test('closing ends every process and rejects queued calls', async () => {
  const host = startHost(withFaults({ engine: 'stylist', kind: 'hang', times: 9 }))
  const failures = [failureOf(check(host, 'one')), failureOf(check(host, 'two'))]
  const pids = host.processIds
  await host.close()
  expect((await Promise.all(failures)).map(({ code }) => code)).toEqual(['engine_host_closed', 'engine_host_closed'])
  expect(pids.map(isAlive)).toEqual([false])
  expect(await failureOf(check(host, 'three'))).toMatchObject({ code: 'engine_host_closed' })
})

test('arguments that cannot be cloned fail their call and not the process', async () => {
  const host = startHost()
  await check(host, 'one')
  const [pid] = host.processIds
  await expect(check(host, (() => 'words') as never)).rejects.toThrow(/could not be cloned/)
  await check(host, 'two')
  expect(host.processIds).toEqual([pid])
})

test('megabytes of audio are transferred completely', async () => {
  const { audio } = await startHost().composer.compose({ mood: 'calm', durationSeconds: 12, seed: 3 })
  const header = new DataView(audio.buffer, audio.byteOffset, 12)
  expect(Buffer.from(audio.subarray(0, 4)).toString()).toBe('RIFF')
  expect(header.getUint32(4, true) + 8).toBe(audio.byteLength)
  expect(audio.byteLength).toBeGreaterThan(2_000_000)
})

test('an ASMR effect is transferred completely, and an unknown effect is rejected', async () => {
  const { foley } = startHost()
  const { audio, kind } = await foley.generateEffect({ kind: 'asmr-slime', durationSeconds: 3, seed: 5 })
  expect(kind).toBe('asmr-slime')
  expect(Buffer.from(audio.subarray(0, 4)).toString()).toBe('RIFF')
  expect(audio.byteLength).toBe(44 + 3 * 48_000 * 2 * 2)
  expect(await failureOf(foley.generateEffect({ kind: 'kazoo' as never, durationSeconds: 3, seed: 5 }))).toMatchObject({
    code: 'unknown_effect',
  })
})

for (const kind of ['hang', 'slow'] as const) {
  test(`killing the server while an engine is ${kind === 'hang' ? 'blocked' : 'busy'} leaves no process`, async () => {
    const env = {
      ...process.env,
      FABLECUT_ENGINE_FAULTS: JSON.stringify({ claims, faults: [{ engine: 'stylist', kind, ms: 60_000, times: 2 }] }),
    }
    const hostProcess = spawn(process.execPath, [fileURLToPath(new URL('./fixtures/two-busy-engines.ts', import.meta.url))], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pids = await new Promise<number[]>((resolve) =>
      hostProcess.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()))),
    )
    expect(pids.map(isAlive)).toEqual([true, true])
    hostProcess.kill('SIGKILL')
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })
}
