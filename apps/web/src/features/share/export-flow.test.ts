import { afterEach, expect, test, vi } from 'vitest'
import { shareTexts } from '../../texts/share.ts'
import { startRunWatch, type RunState } from '../../story-data/runs/run-watch.ts'
import { createExportFlow, type ExportResult, type ExportRequest, failedAction, startBody } from './export-flow.ts'
import { SHARE_ACTIONS, type ShareAction } from './share-state.ts'

afterEach(() => vi.useRealTimers())

const schedule = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
const order = (action: ShareAction = 'download'): ExportRequest => ({ storyId: 's1', removeWatermark: true, action, duration: 56 })

/** An export with a fake clock. `setStatus`: sets the server's responses. */
function exporting({ start }: { start?: () => Promise<never> } = {}) {
  vi.useFakeTimers()
  const requests: string[] = []
  let response: Partial<RunState> | 'offline' = { status: 'RUN_RUNNING' }
  const ended = vi.fn(async () => undefined)
  const flow = createExportFlow({
    start: start ?? (async () => ({ workflowRunId: 'run1', status: 'pending' })),
    runs: startRunWatch({
      poll: async ([id]) => {
        requests.push(id!)
        if (response === 'offline') throw new Error('offline')
        return [{ workflowRunId: id!, status: 'RUN_RUNNING', output: null, error: null, ...response }]
      },
      later: schedule,
      isHidden: () => false,
    }),
    schedule,
    now: () => Date.now(),
    onStarted: () => undefined,
    onEnded: ended,
  })
  const ends: ExportResult[] = []
  return {
    flow,
    requests,
    ends,
    ended,
    percent: () => flow.store.getState().percent,
    run: (options = order()) => void flow.run(options).then((end) => ends.push(end)),
    setStatus: (next: typeof response) => (response = next),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

test('links and publishing are done by the server after the export, downloads here (H-164, H-165, H-166, HD-43)', () => {
  expect(SHARE_ACTIONS.map((action) => startBody(order(action)).extra_steps)).toEqual([
    undefined,
    ['generate_link'],
    ['publish'],
    ['generate_link'],
    undefined,
  ])
  expect('extra_steps' in startBody(order('download'))).toBe(false)
  expect(startBody(order('download'))).toEqual({ story_id: 's1', remove_watermark: true })
})

test('the run is polled every three seconds until it ends; the action follows a second later (H-156, H-161, HD-46)', async () => {
  const { run, setStatus, pass, requests, ends, percent } = exporting()
  run()
  await pass(30_000)
  expect(requests).toHaveLength(10)
  expect([percent(), ends]).toEqual([95, []])
  setStatus({ status: 'RUN_SUCCESS', output: { url: 'x' } })
  await pass(3000)
  expect(percent()).toBe(100)
  await pass(999)
  expect(ends).toEqual([])
  await pass(1)
  expect(ends).toEqual([{ kind: 'done', output: { url: 'x' } }])
  await pass(60_000)
  expect([requests.length, percent()]).toEqual([11, null])
})

test("progress is rounded down to the story's stage and never decreases (H-159, H-160)", async () => {
  const { run, setStatus, pass, percent } = exporting()
  run()
  await pass(0)
  expect(percent()).toBe(0)
  setStatus({ status: 'RUN_RUNNING', step: 'processing:user_exporting_video' })
  await pass(3000)
  expect(percent()).toBe(75)
  setStatus({ status: 'RUN_RUNNING', step: 'processing:generating_timeline' })
  await pass(3000)
  expect(percent()).toBe(75)
  await pass(600_000 - 300_000)
  expect(percent()).toBeNull()
})

test('a rejected start and a failed run end as failed; lost responses alone do not (H-162, H-231, H-232, HD-46)', async () => {
  const refusal = new Error('refused')
  const refused = exporting({ start: () => Promise.reject(refusal) })
  refused.run()
  await refused.pass(0)
  expect(refused.ends).toEqual([{ kind: 'failed', error: refusal }])
  expect(refused.percent()).toBeNull()

  const failing = exporting()
  failing.run()
  failing.setStatus('offline')
  await failing.pass(12_000)
  expect(failing.ends).toEqual([])
  failing.setStatus({ status: 'RUN_FAILED', error: 'no space' })
  await failing.pass(3000)
  expect(failing.ends).toEqual([{ kind: 'failed', error: null }])
  expect(failing.ended).toHaveBeenCalledOnce()
})

test('polling stops after a hundred requests (HD-46)', async () => {
  const { run, pass, requests, ends } = exporting()
  run()
  await pass(299_999)
  expect(ends).toEqual([])
  await pass(1)
  expect([requests.length, ends]).toEqual([100, [{ kind: 'failed', error: null }]])
})

test('closing drops the action; the run continues and its story is refetched at the end (HD-44)', async () => {
  const { flow, run, setStatus, pass, ends, ended } = exporting()
  run()
  await pass(6000)
  flow.drop()
  await pass(0)
  expect(ends).toEqual([{ kind: 'dropped' }])
  setStatus({ status: 'RUN_SUCCESS', output: {} })
  await pass(5000)
  expect(ends).toEqual([{ kind: 'dropped' }])
  expect(ended).toHaveBeenCalledOnce()
})

test('a failure names its action; platforms count as sharing a link (HD-51)', () => {
  const { actions, platformAction, failed } = shareTexts.export
  expect(SHARE_ACTIONS.map((action) => failed(failedAction(action, null, actions, platformAction)))).toEqual([
    'Failed to download. Please try again.',
    'Failed to generate link. Please try again.',
    'Failed to publish. Please try again.',
    'Failed to share link. Please try again.',
    'Failed to share file. Please try again.',
  ])
  expect(failed(failedAction('generate_link', 'linkedin', actions, platformAction))).toBe('Failed to share link. Please try again.')
})
