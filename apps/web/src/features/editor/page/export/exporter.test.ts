import { aTimeline, picture, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test, vi } from 'vitest'
import { createEditorSession } from '../../session/editor-session.ts'
import type { EditorState } from '../../session/editor-state.ts'
import { createExporter, requestOf, type ExporterPorts } from './exporter.ts'
import type { RenderBusy, RenderOutcome } from './render-client.ts'

const session = createEditorSession({
  story: {
    id: 's',
    title: 'Sea',
    categoryId: 'create_from_scratch',
    userId: 'u',
    inputs: {},
    size: { width: 1080, height: 1920 },
    fps: 30,
  },
  document: { shots: {}, timeline: aTimeline([primaryTrackOf('main', [picture(['p', 0, 60])])]) },
  revision: 1,
})

function atTheBar(changes: Partial<ExporterPorts> = {}) {
  const order: string[] = []
  const noted = (name: string) => vi.fn((detail?: unknown) => void order.push(detail === undefined ? name : `${name} ${String(detail)}`))
  let end: ((outcome: RenderOutcome | RenderBusy) => void) | undefined
  let progress: ((percent: number | null) => void) | undefined
  const exporter = createExporter({
    state: session.store.getState,
    flush: async () => {
      order.push('saved')
      return true
    },
    render: ({ replaces }, watch) => {
      order.push(replaces === undefined ? 'rendering' : `rendering in place of ${replaces}`)
      watch.onStarted('r1')
      progress = watch.onProgress
      return new Promise((resolve) => {
        end = resolve
      })
    },
    follow: (renderId, watch) => {
      order.push(`following ${renderId}`)
      progress = watch.onProgress
      return new Promise((resolve) => {
        end = (outcome) => resolve(outcome as RenderOutcome)
      })
    },
    readRunning: async () => null,
    cancelRun: async (id) => order.push(`cancelled ${id}`),
    download: noted('download'),
    release: noted('release'),
    reportSuccess: () => void order.push('success reported'),
    reportDownload: () => void order.push('download reported'),
    exportHere: async () => ({ kind: 'success', url: 'blob:film' }),
    reportFailure: noted('failed'),
    unsavedText: 'not saved',
    ...changes,
  })
  const settle = (outcome: RenderOutcome | RenderBusy): void => end?.(outcome)
  const finish = async (outcome: RenderOutcome): Promise<void> => {
    settle(outcome)
    await expect.poll(() => exporter.store.getState().phase).not.toBe('rendering')
  }
  return { exporter, order, settle, finish, progress: (percent: number) => progress?.(percent), phase: () => exporter.store.getState() }
}
const begun = async (bar: ReturnType<typeof atTheBar>): Promise<void> => {
  void bar.exporter.start()
  await expect.poll(() => bar.phase().phase).toBe('rendering')
}

test('unsaved edits are saved before the export; then success is reported and the film downloaded (ED-81, E-227, E-305)', async () => {
  const bar = atTheBar()
  await begun(bar)
  bar.progress(40)
  expect(bar.phase()).toMatchObject({ phase: 'rendering', percent: 40 })
  await bar.finish({ kind: 'success', url: '/media/f' })
  expect(bar.order).toEqual(['saved', 'rendering', 'success reported', 'download /media/f'])
  expect(bar.phase()).toEqual({ phase: 'done', url: '/media/f' })
})

test('with a callback nothing is downloaded (E-227)', async () => {
  const onSuccess = vi.fn()
  const bar = atTheBar({ onSuccess })
  await begun(bar)
  await bar.finish({ kind: 'success', url: '/media/f' })
  expect([onSuccess.mock.calls, bar.order]).toEqual([[['/media/f']], ['saved', 'rendering']])
})

test("edits that can't be saved are not exported (ED-81)", async () => {
  const bar = atTheBar({ flush: async () => false })
  await bar.exporter.start()
  expect([bar.order, bar.phase()]).toEqual([['failed not saved'], { phase: 'failed', message: 'not saved' }])
})

test("a running export can't be started twice; after a failure it can be started again (E-226, ED-82)", async () => {
  const bar = atTheBar()
  await begun(bar)
  await bar.exporter.start()
  expect(bar.order).toEqual(['saved', 'rendering'])
  await bar.finish({ kind: 'error', message: 'codec' })
  await begun(bar)
  expect(bar.order).toEqual(['saved', 'rendering', 'failed codec', 'saved', 'rendering'])
})

test('cancelling cancels the run, and late results are ignored (ED-82)', async () => {
  const bar = atTheBar()
  await begun(bar)
  bar.exporter.cancel()
  await bar.finish({ kind: 'success', url: '/media/late' })
  expect([bar.order, bar.phase()]).toEqual([['saved', 'rendering', 'cancelled r1'], { phase: 'idle' }])
})

test('leaving the editor stops following an export, which goes on; a return follows it again', async () => {
  const signals: AbortSignal[] = []
  const follow = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<RenderOutcome>((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'canceled' })))
  })
  const bar = atTheBar({ readRunning: async () => ({ renderId: 'r0', revision: 1, isRange: false }), follow })
  void bar.exporter.resume()
  await expect.poll(() => signals.length).toBe(1)
  bar.exporter.stop()
  expect([signals[0]!.aborted, bar.order]).toEqual([true, []])
  void bar.exporter.resume()
  await expect.poll(() => signals.length).toBe(2)
  expect(signals[1]!.aborted).toBe(false)
})

test('an export is started though the editor is left meanwhile, and not followed', async () => {
  let accept: (() => void) | undefined
  let signal: AbortSignal | undefined
  const bar = atTheBar({
    render: (_, watch) => {
      signal = watch.signal
      accept = () => watch.onStarted('r1')
      return new Promise(() => {})
    },
  })
  await begun(bar)
  bar.exporter.stop()
  expect(signal!.aborted).toBe(false)
  accept!()
  expect([signal!.aborted, bar.order]).toEqual([true, ['saved']])
})

test('an export that is running when the page loads is followed and downloaded', async () => {
  const bar = atTheBar({ readRunning: async () => ({ renderId: 'r0', revision: 1, isRange: false }) })
  void bar.exporter.resume()
  await expect.poll(() => bar.order).toEqual(['following r0'])
  bar.progress(70)
  expect(bar.phase()).toMatchObject({ percent: 70, document: session.store.getState().document })
  await bar.exporter.start()
  await bar.finish({ kind: 'success', url: '/media/f' })
  expect(bar.order).toEqual(['following r0', 'success reported', 'download /media/f'])
})

test('nothing is followed without a running export, and a newly started one is not disturbed', async () => {
  const idle = atTheBar()
  await idle.exporter.resume()
  expect(idle.phase()).toEqual({ phase: 'idle' })
  const bar = atTheBar({ readRunning: async () => ({ renderId: 'r0', revision: 1, isRange: false }) })
  const resumed = bar.exporter.resume()
  await begun(bar)
  await resumed
  expect(bar.order).toEqual(['saved', 'rendering'])
})

test('the current version can be queued after a running export of an earlier one (ED-82)', async () => {
  const bar = atTheBar()
  await begun(bar)
  bar.settle({ kind: 'busy', renderId: 'r0', isRange: false })
  await expect.poll(() => bar.order.at(-1)).toBe('following r0')
  expect(bar.phase()).toMatchObject({ phase: 'rendering', document: null })
  bar.exporter.queueNext()
  bar.settle({ kind: 'success', url: '/media/earlier' })
  await expect
    .poll(() => bar.order)
    .toEqual(['saved', 'rendering', 'following r0', 'success reported', 'download /media/earlier', 'saved', 'rendering'])
})

test('the current version can replace a running export, whose result is ignored (ED-82)', async () => {
  const bar = atTheBar()
  await begun(bar)
  bar.settle({ kind: 'busy', renderId: 'r0', isRange: false })
  await expect.poll(() => bar.order.at(-1)).toBe('following r0')
  void bar.exporter.replace()
  bar.settle({ kind: 'canceled' })
  await expect.poll(() => bar.order).toEqual(['saved', 'rendering', 'following r0', 'saved', 'rendering in place of r0'])
  bar.exporter.cancel()
  expect(bar.order.at(-1)).toBe('cancelled r1')
})

test('a range that is exported when the page loads is downloaded, and leaves the film of the story outdated', async () => {
  const bar = atTheBar({ readRunning: async () => ({ renderId: 'r0', revision: 1, isRange: true }) })
  void bar.exporter.resume()
  await expect.poll(() => bar.order).toEqual(['following r0'])
  await bar.finish({ kind: 'success', url: '/media/part' })
  expect(bar.order).toEqual(['following r0', 'download reported', 'download /media/part'])
})

test('a range that another page exports is not taken for the film, which can be exported after it', async () => {
  const bar = atTheBar()
  await begun(bar)
  bar.settle({ kind: 'busy', renderId: 'r0', isRange: true })
  await expect.poll(() => bar.phase()).toMatchObject({ phase: 'rendering', part: 'range', document: null })
  bar.exporter.queueNext()
  bar.settle({ kind: 'success', url: '/media/part' })
  await expect.poll(() => bar.phase()).toMatchObject({ phase: 'rendering', part: 'film' })
  await bar.finish({ kind: 'success', url: '/media/f' })
  expect(bar.order.slice(2)).toEqual([
    'following r0',
    'download reported',
    'download /media/part',
    'saved',
    'rendering',
    'success reported',
    'download /media/f',
  ])
})

test('once the range is cleared, the next version is that of the film of the story', async () => {
  const document = session.store.getState().document
  const withRange = { ...document, timeline: { ...document.timeline, range: { startFrame: 10, endFrame: 20 } } }
  let state: EditorState = { ...session.store.getState(), document: withRange }
  const bar = atTheBar({ state: () => state })
  void bar.exporter.start('range')
  await expect.poll(() => bar.phase()).toMatchObject({ phase: 'rendering', part: 'range' })
  state = session.store.getState()
  void bar.exporter.replace()
  await expect.poll(() => bar.phase()).toMatchObject({ phase: 'rendering', part: 'film' })
  await bar.finish({ kind: 'success', url: '/media/f' })
  expect(bar.order.slice(-3)).toEqual(['rendering in place of r1', 'success reported', 'download /media/f'])
})

test("the request has the story's own size, length and logo, and its creator (E-271, E-292, ED-23, ED-82)", () => {
  expect(requestOf(session.store.getState(), 'film')).toMatchObject({
    userId: 'u',
    downloadBehavior: 'download',
    watermarkConfig: { enabled: true },
    configFromStory: { storyId: 's', fps: 30, width: 1080, height: 1920, aspectRatio: '9:16', totalDurationInFrames: 60 },
  })
})

test('a film of this browser is not saved to the server first, downloaded, and leaves that of the story outdated', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderOutcome>()
  const exportHere = vi.fn<ExporterPorts['exportHere']>().mockReturnValueOnce(promise).mockResolvedValueOnce({ kind: 'success', url: null })
  const bar = atTheBar({ exportHere })
  void bar.exporter.start('range', { audio: 'opus' })
  expect(bar.phase()).toMatchObject({ phase: 'rendering', isHere: true, percent: null })
  const [, choice, watch] = exportHere.mock.calls[0]!
  watch.onProgress(70)
  expect([choice, bar.phase()]).toMatchObject([{ part: 'range', encoders: { audio: 'opus' } }, { percent: 70 }])
  resolve({ kind: 'success', url: 'blob:film' })
  await expect.poll(() => bar.phase()).toEqual({ phase: 'done', url: 'blob:film' })
  expect(bar.order).toEqual(['download reported', 'download blob:film'])
  void bar.exporter.start('film', { audio: 'aac' })
  await expect.poll(() => bar.phase()).toEqual({ phase: 'done', url: null })
  expect(bar.order).toEqual(['download reported', 'download blob:film', 'release blob:film', 'download reported'])
})

test('a film of this browser ends when it is cancelled, and when the editor is left', async () => {
  for (const end of ['cancel', 'stop'] as const) {
    const exportHere = vi.fn<ExporterPorts['exportHere']>(() => new Promise(() => undefined))
    const bar = atTheBar({ exportHere })
    void bar.exporter.start('film', { audio: 'aac' })
    bar.exporter[end]()
    expect([exportHere.mock.calls[0]![2].signal.aborted, bar.order]).toEqual([true, []])
  }
})

test.each(['reset', 'start', 'stop'] as const)('a film is released when it is not shown any more: %s', async (end) => {
  const bar = atTheBar()
  await bar.exporter.start('film', { audio: 'aac' })
  expect(bar.order).toEqual(['download reported', 'download blob:film'])
  void bar.exporter[end]()
  expect([bar.order[2], bar.phase().phase]).toEqual(['release blob:film', end === 'start' ? 'saving' : 'idle'])
})

test('a film that is finished while its export is cancelled is released', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderOutcome>()
  const bar = atTheBar({ exportHere: () => promise })
  const started = bar.exporter.start('film', { audio: 'aac' })
  bar.exporter.cancel()
  resolve({ kind: 'success', url: 'blob:film' })
  await started
  expect([bar.order, bar.phase()]).toEqual([['release blob:film'], { phase: 'idle' }])
})
