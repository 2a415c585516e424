import { expect, test, vi } from 'vitest'
import { type Run, remoteEngine, remoteModel } from './remote-engine.ts'

const recordingRun = () => vi.fn<Run>(() => Promise.resolve('result'))

test('a method call is forwarded by name, and the signal stays in this process', async () => {
  const run = recordingRun()
  const { signal } = new AbortController()
  await expect(remoteEngine(run, 'song-reader').analyzeSong(new Uint8Array(1), null, signal)).resolves.toBe('result')
  expect(run).toHaveBeenCalledWith('song-reader', 'analyzeSong', [new Uint8Array(1), null], signal)
})

test('a call without a signal forwards only its arguments', async () => {
  const run = recordingRun()
  await remoteEngine(run, 'moderator').checkText('A fox', undefined)
  await remoteEngine(run, 'moderator').checkText('A fox')
  expect(run.mock.calls).toEqual([
    ['moderator', 'checkText', ['A fox'], undefined],
    ['moderator', 'checkText', ['A fox'], undefined],
  ])
})

test('a remote engine has its name, and is not thenable', async () => {
  const run = recordingRun()
  const writer = await Promise.resolve(remoteEngine(run, 'writer'))
  expect(writer.engine).toBe('builtin/writer')
  expect(run).not.toHaveBeenCalled()
})

test('the abort signal of a model call is separated from its options', async () => {
  const run = recordingRun()
  const { signal } = new AbortController()
  await remoteModel(run, 'narrator').doGenerate({ text: 'A fox', abortSignal: signal })
  expect(run).toHaveBeenCalledWith('narrator', 'doGenerate', [{ text: 'A fox' }], signal)
})
