import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { expect, test, vi } from 'vitest'
import { syncOverHttp } from './sync-over-http.ts'

const payload = (text = '') => ({
  storyId: 's',
  shots: {},
  timeline: { ...filmOf(['a', 0, 60]), globalConfig: { ...filmOf(['a', 0, 60]).globalConfig, text } },
})

/** Sends a change of revision 4; `answer` is the server's, undefined when it can't be reached. */
async function send(answer?: { status?: number; body: unknown }, { isLeaving = false, text = '' } = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  const requests: { ifMatch: string | null; timelineVersion: string | null; keepalive: boolean | undefined }[] = []
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const { headers } = request
    requests.push({
      ifMatch: headers.get('if-match'),
      timelineVersion: headers.get('fablecut-timeline-version'),
      keepalive: init?.keepalive,
    })
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  const result = await syncOverHttp('s', () => isLeaving).send(payload(text) as never, 4)
  return { result, requests }
}
const refused = (code: string, data: object = {}) => ({ status: 409, body: { code, message: 'Too old', data } })
const SAVED = { body: { success: true, data: { revision: 5, is_export_outdated: true } } }

test('a change is saved over the revision it builds on, with the version of its timeline', async () => {
  const { result, requests } = await send(SAVED)
  expect(result).toEqual({ kind: 'saved', revision: 5, isExportOutdated: true })
  expect(requests).toEqual([{ ifMatch: '"4"', timelineVersion: String(TIMELINE_VERSION), keepalive: false }])
})

test('a page that is closed lets a small request outlive it', async () => {
  const { requests } = await send(SAVED, { isLeaving: true })
  expect(requests[0]?.keepalive).toBe(true)
  const large = await send(SAVED, { isLeaving: true, text: 'x'.repeat(60_000) })
  expect(large.requests[0]?.keepalive).toBe(false)
})

test('a stale document is reported with both revisions', async () => {
  const { result } = await send(refused('STALE_DOCUMENT', { revision: 9, edited_revision: 7 }))
  expect(result).toEqual({ kind: 'stale', revision: 9, editedRevision: 7 })
})

test('a refusal is told apart from a request without a response, which may have been stored', async () => {
  expect((await send(refused('CONFLICT'))).result).toEqual({ kind: 'failed', message: 'Too old', hasResponse: true })
  expect((await send()).result).toMatchObject({ kind: 'failed', hasResponse: false })
})

test('a timeline of a later release is told apart from other refusals', async () => {
  expect((await send(refused('OUTDATED_CLIENT', { timeline_version: 99 }))).result).toEqual({ kind: 'outdated' })
})
