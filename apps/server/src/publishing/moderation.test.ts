import { expect, test } from 'vitest'
import { type ModerationServices, assertPassesModeration, assertTextPassesModeration, moderateSubmission } from './moderate-submission.ts'
import { requireUsableExport } from './publish.ts'
import { storyText } from './story-text.ts'
import { keyOf } from './submission.ts'

/** A moderator that flags the text `bad`; files have results already. */
function createServices(
  checkText = async (text: string) => ({ flagged: text === 'bad' ? ['hate'] : [], words: text === 'bad' ? ['bad'] : [] }),
) {
  const stored: unknown[] = []
  const db = { update: () => ({ set: (values: unknown) => ({ where: async () => void stored.push(values) }) }) }
  const services = { db, engines: { moderator: { engine: 'test', checkText } } } as unknown as ModerationServices
  return { services, stored }
}
const fileOf = (...flagged: readonly string[]) => ({ hash: `h${flagged.length}`, moderation: { engine: 'test', flagged } })

test('harmless text and files may be published, and their results are stored', async () => {
  const { services, stored } = createServices()
  const checked = await assertPassesModeration(services, { text: 'fine', files: [fileOf()] })
  expect(checked).toMatchObject({ refusal: null, findings: { classes: [], words: [] }, key: keyOf({ text: 'fine', files: [fileOf()] }) })
  expect(stored).toEqual([{ moderation: { engine: 'test', flagged: [] } }])
})

test('refused text is reported with its words, before files are looked at', async () => {
  const { services, stored } = createServices()
  await expect(assertPassesModeration(services, { text: 'bad', files: [fileOf('violence')] })).rejects.toMatchObject({
    code: 'COMMUNITY_CONTENT_MODERATION',
    data: { classes: ['hate'], words: ['bad'] },
  })
  expect(stored).toEqual([])
})

test('refused files are reported with each class once', async () => {
  const { services } = createServices()
  const files = [fileOf('violence'), fileOf('violence', 'illegal')]
  expect(await moderateSubmission(services, { text: 'fine', files }, undefined)).toMatchObject({
    refusal: 'COMMUNITY_CONTENT_MODERATION',
    findings: { classes: ['violence', 'illegal'], words: [] },
  })
  await expect(assertPassesModeration(services, { text: 'fine', files })).rejects.toMatchObject({
    data: { classes: ['violence', 'illegal'] },
  })
})

test('text alone is checked, and nothing is published while the moderator is unavailable', async () => {
  const { services } = createServices()
  await assertTextPassesModeration(services, 'fine')
  await expect(assertTextPassesModeration(services, 'bad')).rejects.toMatchObject({ code: 'COMMUNITY_CONTENT_MODERATION' })
  const { services: broken } = createServices(() => Promise.reject(new Error('gone')))
  await expect(assertTextPassesModeration(broken, 'fine')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(assertPassesModeration(broken, { text: 'fine', files: [] })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('submissions differ by text and by the bytes of their files', () => {
  const keys = [keyOf({ text: 'a', files: [] }), keyOf({ text: 'b', files: [] }), keyOf({ text: 'a', files: [fileOf()] })]
  expect(new Set(keys).size).toBe(3)
  expect(keyOf({ text: 'a', files: [{ hash: 'h0', moderation: null }] })).toBe(keys[2])
})

test.each([
  [{ status: 'processing:generating_images' }, 'This story is not finished yet'],
  [{ exportMediaId: null }, 'Please export this story before you publish it'],
  [{ isExportOutdated: true }, 'This story was changed since its last export. Please export it again before you publish it'],
])('a story with %o cannot be published', (change, message) => {
  const usable = { status: 'completed', exportMediaId: 'film', isExportOutdated: false }
  expect(() => requireUsableExport(usable)).not.toThrow()
  expect(() => requireUsableExport({ ...usable, ...change })).toThrow(expect.objectContaining({ code: 'CONFLICT', message }))
})

const overlay = (message?: string) => ({
  id: 'o',
  type: 'overlay',
  startTimeInFrames: 0,
  durationInFrames: 9,
  overlayConfig: { message },
})

test('texts laid over the film are moderated, empty ones are no text', () => {
  const tracks = [{ id: 't', type: 'file', isPrimary: false, items: [overlay('sale'), overlay(), overlay(' ')] }]
  expect(storyText({ title: 'one', categoryInputs: { empty: null }, shots: [], timeline: { tracks } as never })).toBe('one\n.\nsale')
})
