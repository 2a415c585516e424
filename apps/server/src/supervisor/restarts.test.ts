import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildOnce, hashOf } from './build-web.ts'
import { ensureFfmpeg, ffmpegAdvice, installCommands } from './install-ffmpeg.ts'
import { checkDataFolder, productUrlOf } from './preconditions.ts'
import { aborted, processNames } from './start-product.ts'
import { describeStartError } from './start-error.ts'
import { stopSignalHandler } from './stop-signals.ts'
import { restartAfter } from './supervise-process.ts'
import { StartError } from './terminal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-restarts-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a process that dies at once is restarted after growing pauses, up to ten seconds', () => {
  const pauses: number[] = []
  let deaths = 0
  for (let i = 0; i < 8; i += 1) {
    const next = restartAfter({ deaths, livedMs: 10, isReady: true })!
    deaths = next.deaths
    pauses.push(next.pauseMs)
  }
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

test('a process that lived for more than thirty seconds starts anew', () => {
  expect(restartAfter({ deaths: 5, livedMs: 30_001, isReady: true })).toEqual({ deaths: 1, pauseMs: 250 })
  expect(restartAfter({ deaths: 5, livedMs: 30_000, isReady: true })).toEqual({ deaths: 6, pauseMs: 8_000 })
})

test('a process that never became ready is given up after three deaths', () => {
  expect(restartAfter({ deaths: 1, livedMs: 10, isReady: false })).toEqual({ deaths: 2, pauseMs: 500 })
  expect(restartAfter({ deaths: 2, livedMs: 10, isReady: false })).toBeNull()
  expect(restartAfter({ deaths: 2, livedMs: 10, isReady: true })).toEqual({ deaths: 3, pauseMs: 1_000 })
})

test('a role has its processes', () => {
  expect([processNames('all'), processNames('api'), processNames('worker')]).toEqual([['api', 'worker'], ['api'], ['worker']])
})

test('an aborted signal resolves, before or afterwards', async () => {
  const controller = new AbortController()
  const waiting = aborted(controller.signal)
  controller.abort()
  await waiting
  await aborted(controller.signal)
})

test('signals repeated within a second are one key press', () => {
  const events: string[] = []
  let now = 1_000
  const handle = stopSignalHandler({ stop: () => events.push('stop'), force: () => events.push('force') }, () => now)
  handle()
  now = 1_999
  handle()
  expect(events).toEqual(['stop'])
  now = 2_000
  handle()
  expect(events).toEqual(['stop', 'force'])
})

test('an error of the operator is one sentence, any other has its stack', () => {
  const bug = new Error('undefined is not a function')
  expect(describeStartError(new StartError('Port 3000 is in use.'))).toBe('Fablecut cannot start: Port 3000 is in use.')
  expect(describeStartError(Object.assign(new Error('PORT is odd.'), { name: 'SettingsError' }))).toBe(
    'Fablecut cannot start: PORT is odd.',
  )
  expect(describeStartError(bug)).toBe(`Fablecut cannot start: ${bug.stack}`)
  delete bug.stack
  expect([describeStartError(bug), describeStartError('odd')]).toEqual([
    'Fablecut cannot start: undefined is not a function',
    'Fablecut cannot start: odd',
  ])
})

test('the printed address names the host where it is one', () => {
  expect(productUrlOf({ publicUrl: null, host: 'films.local', port: 3000 })).toBe('http://films.local:3000')
  for (const host of ['::', '::1', 'localhost']) expect(productUrlOf({ publicUrl: null, host, port: 3000 })).toBe('http://localhost:3000')
})

test('two gibibytes of free space are enough', () => {
  expect(() => checkDataFolder(folder, 0)).not.toThrow()
})

const writeSource = (name: string, text: string) => {
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true })
  writeFileSync(join(folder, 'src', name), text)
}
const hashOfSources = () => hashOf(['src', 'missing'], folder)

test('the hash of the sources of the web app changes with a name and with a content', () => {
  writeSource('a.ts', 'one')
  const first = hashOfSources()
  expect(hashOfSources()).toBe(first)
  writeSource('a.ts', 'two')
  expect(hashOfSources()).not.toBe(first)
  writeSource('a.ts', 'one')
  writeSource('deep/b.ts', '')
  expect(hashOfSources()).not.toBe(first)
})

test('the web app is built once per hash, and again after a failure', async () => {
  const built: string[] = []
  const build = async () => void built.push('built')
  const marker = join(folder, 'built-from')
  const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await expect(buildOnce(marker, 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  for (const hash of ['a', 'a', 'b', 'b']) await buildOnce(marker, hash, build)
  expect([built.length, lines.mock.calls.length]).toEqual([2, 3])
})

test('tests are no sources of the web app', () => {
  writeSource('a.ts', 'one')
  const first = hashOfSources()
  writeSource('a.test.ts', 'x')
  writeSource('deep/b.test.tsx', 'x')
  expect(hashOfSources()).toBe(first)
})

const withPrograms = (...names: readonly string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '')
  vi.stubEnv('PATH', `:${folder}`)
}
const commandsOf = (platform: NodeJS.Platform, uid: number) =>
  installCommands(platform, uid)?.map(({ program, args }) => [program, args[0]])

test('ffmpeg is installed with apt by root on Linux only', () => {
  withPrograms('apt-get')
  expect(commandsOf('linux', 0)).toEqual([
    ['apt-get', 'update'],
    ['apt-get', 'install'],
  ])
  expect([commandsOf('linux', 1000), commandsOf('darwin', 0)]).toEqual([undefined, undefined])
})

test('ffmpeg is installed with Homebrew where it is installed', () => {
  withPrograms('brew')
  expect([commandsOf('darwin', 501), commandsOf('linux', 0)]).toEqual([[['brew', 'install']], [['brew', 'install']]])
})

test('the advice for a missing ffmpeg fits the system', () => {
  expect(ffmpegAdvice('/opt/ffmpeg', 'linux')).toContain('Set FFMPEG_PATH')
  expect(ffmpegAdvice(null, 'darwin')).toContain('brew install ffmpeg')
  expect(ffmpegAdvice(null, 'linux')).toContain('sudo apt-get install ffmpeg')
})

test('a chosen ffmpeg is never installed', async () => {
  vi.stubEnv('FFMPEG_PATH', join(folder, 'none'))
  await expect(ensureFfmpeg({ dataFolder: folder, ffmpegPath: join(folder, 'none') })).rejects.toThrow(/was not found.* Set FFMPEG_PATH/)
})
