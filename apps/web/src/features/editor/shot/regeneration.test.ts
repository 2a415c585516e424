import { blankShot } from '@fablecut/domain/timeline/edit/storyboard/blank-shot'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { beforeEach, expect, test } from 'vitest'
import { createEditorSession } from '../session/editor-session.ts'
import { createRegeneration, type RegenerationRequest } from './regeneration.ts'
import type { RunEnd } from '../../../story-data/runs/run-watch.ts'

const ORDER: RegenerationRequest = { shotIds: ['s1'], media: ['image'], settings: {}, credits: 15 }
const DONE: RunEnd = { kind: 'done', output: { takes: [], failed: [] } }
const shot = (id: string) => ({ ...blankShot(id), lexorank: id, imagePrompt: 'a fox' })
const PICTURE = { id: 'p', resourceType: 'image', url: '/media/p', shotId: 's1', metadata: null } as unknown as MediaAsset

let messages: string[] = []
beforeEach(() => {
  messages = []
})

/** A story of two shots without media, with scripted responses. */
function opened({ run = 'w1', isSaved = true }: { run?: string | undefined; isSaved?: boolean } = {}) {
  const globalConfig = { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } }
  const session = createEditorSession({
    story: {
      id: 'story',
      title: '',
      categoryId: 'create_from_scratch',
      userId: 'u',
      inputs: {},
      size: { width: 1280, height: 720 },
      fps: 30,
    },
    document: { shots: { s1: shot('s1'), s2: shot('s2') }, timeline: { tracks: [], mediaAssets: [], globalConfig } },
    revision: 1,
  })
  const ends = new Map<string, (end: RunEnd) => void>()
  const caughtUp: string[] = []
  const regeneration = createRegeneration(session, {
    save: async () => isSaved,
    start: async () => run,
    runs: { watch: (id, onEnd) => void (ends.has(id) || ends.set(id, onEnd)), isWatching: (id) => ends.has(id), stop: () => {} },
    catchUp: async (shotIds) => void caughtUp.push(...shotIds),
    onDone: (_, failed) => messages.push(`done, ${failed} failed`),
    onFailed: (message) => messages.push(message),
  })
  const end = async (how: RunEnd) => {
    const endRun = ends.get('w1')!
    ends.delete('w1')
    endRun(how)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const statuses = () => (regeneration.pending.getState()['s1'] ?? []).map(({ generationStatus }) => generationStatus)
  const items = () =>
    session.store
      .getState()
      .document.timeline.tracks.flatMap(({ items }) => items)
      .map(({ type, shotId, statusMessage }) => [type, shotId, statusMessage])
  return { session, regeneration, ends, end, statuses, items, caughtUp }
}

test('a take is listed from the click on: pending, generating, then as the server lists it (E-119, E-154)', async () => {
  const { regeneration, statuses, end } = opened()
  const ordered = regeneration.order(ORDER)
  expect(statuses()).toEqual(['pending'])
  await ordered
  expect(statuses()).toEqual(['generating'])
  await end(DONE)
  expect([statuses(), messages]).toEqual([[], ['done, 0 failed']])
})

test('a response without a run, or a failed save, removes the placeholder with a message (E-281, C-325)', async () => {
  for (const [facts, message] of [
    [{ run: '' }, 'workflowRunId not found in regeneration response'],
    [{ isSaved: false }, 'Your last edits could not be saved, so nothing was started. Please try again'],
  ] as const) {
    messages = []
    const { regeneration, statuses, ends } = opened(facts)
    await regeneration.order(ORDER)
    expect([statuses(), ends.size, messages]).toEqual([[], 0, [message]])
  }
})

test('a failed shot without media gets an overlay with its message until it is generated (E-155, E-156)', async () => {
  const { regeneration, items, end, session } = opened()
  await regeneration.order(ORDER)
  await end({ kind: 'failed', error: 'The engine is away' })
  expect([items(), messages, session.undo()]).toEqual([[['overlay', 's1', 'The engine is away']], ['The engine is away'], false])
  session.putAssets([PICTURE])
  session.apply({ type: 'chooseTake', shotId: 's1', asset: PICTURE, generationStatus: 'completed', newId: 'n', failures: {} })
  regeneration.follow('w1', ORDER)
  await end(DONE)
  expect([items(), session.store.getState().failures.size]).toEqual([[['image', 's1', undefined]], 0])
})

test('only the failed shots of a batch are marked as failed', async () => {
  const { regeneration, items, end } = opened()
  await regeneration.order({ ...ORDER, shotIds: ['s1', 's2'] })
  await end({ kind: 'done', output: { takes: [{}], failed: [{ shot_id: 's2', media_type: 'image', message: null }] } })
  expect([items(), messages]).toEqual([[['overlay', 's2', 'Generation Error']], ['done, 1 failed']])
})

test('a batch found running by two shots after a reload is followed once and updates both', async () => {
  const { regeneration, end, caughtUp, statuses } = opened()
  for (const id of ['s1', 's2', 's1']) regeneration.follow('w1', { ...ORDER, shotIds: [id] })
  expect(statuses()).toEqual(['generating'])
  await end(DONE)
  expect(statuses()).toEqual([])
  expect([caughtUp, messages]).toEqual([['s1', 's2'], ['done, 0 failed']])
})

test('a run that ends successfully without output counts as failed (C-326)', async () => {
  const { regeneration, end } = opened()
  await regeneration.order(ORDER)
  await end({ kind: 'done', output: null })
  expect(messages).toEqual(['Workflow completed but indicated failure or missing output'])
})
