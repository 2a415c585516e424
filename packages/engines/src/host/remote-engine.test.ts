import { expect, test, vi } from 'vitest'
import { type Run, remoteEngine, remoteModel } from './remote-engine.ts'

const recorded = () => vi.fn<Run>(() => Promise.resolve('made'))

test('a method of an engine is called by its name, and its signal stays in this process', async () => {
  const run = recorded()
  const { signal } = new AbortController()
  await expect(remoteEngine(run, 'song-reader').readSong(new Uint8Array(1), null, signal)).resolves.toBe('made')
  expect(run).toHaveBeenCalledWith('song-reader', 'readSong', [new Uint8Array(1), null], signal)
})

test('a call without a signal sends its arguments alone', async () => {
  const run = recorded()
  await remoteEngine(run, 'moderator').checkText('A fox', undefined)
  await remoteEngine(run, 'moderator').checkText('A fox')
  expect(run.mock.calls).toEqual([
    ['moderator', 'checkText', ['A fox'], undefined],
    ['moderator', 'checkText', ['A fox'], undefined],
  ])
})

test('an engine names itself, and is no promise', async () => {
  const run = recorded()
  const writer = await Promise.resolve(remoteEngine(run, 'writer'))
  expect(writer.engine).toBe('builtin/writer')
  expect(run).not.toHaveBeenCalled()
})

test('the signal of a model is taken out of its options', async () => {
  const run = recorded()
  const { signal } = new AbortController()
  await remoteModel(run, 'narrator').doGenerate({ text: 'A fox', abortSignal: signal })
  expect(run).toHaveBeenCalledWith('narrator', 'doGenerate', [{ text: 'A fox' }], signal)
})
