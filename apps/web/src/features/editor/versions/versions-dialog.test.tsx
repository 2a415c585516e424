import { toWireShots } from '@fablecut/contracts/wire/shot'
import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { aShot, aStory, layoutOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const PATH = '/api/stories/s/versions'
const NOW = aStory([aShot('s1'), aShot('s2')])
const EARLIER = aStory([aShot('s1', { activeImageUrl: '/media/old/image.jpg', activeImageId: 'old' })])

const version = (id: string, changes: Partial<WireStoryVersion> = {}): WireStoryVersion => ({
  id,
  name: null,
  cause: 'export',
  stored_at: '2026-05-01T12:00:00Z',
  shot_count: 1,
  duration: 42,
  thumbnail_url: null,
  aspect_ratio: null,
  ...changes,
})
const wireDocument = ({ shots, timeline }: StoryDocument) => ({
  shots_map: toWireShots(shots),
  video_editor_timeline: toWireTimeline(timeline),
})

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.getAttribute('aria-label'))
const row = (name: RegExp) => screen.findByRole('listitem', { name })

async function open(
  answers: Readonly<Record<string, ApiResponse | ((call: { body: unknown }) => ApiResponse)>> = {},
  options: { saves?: boolean; readOnlyReason?: string } = {},
) {
  let versions = [version('v2', { name: 'First cut', cause: 'creator', shot_count: 2 }), version('v1')]
  const calls = stubApi({
    [`GET ${PATH}`]: () => ({ body: { versions } }),
    [`GET ${PATH}/v1`]: { body: { ...version('v1'), ...wireDocument(EARLIER) } },
    [`POST ${PATH}`]: ({ body }) => {
      const created = version('v3', { name: (body as { name: string }).name, cause: 'creator' })
      versions = [created, ...versions]
      return { body: created }
    },
    [`DELETE ${PATH}/v1`]: () => {
      versions = versions.filter(({ id }) => id !== 'v1')
      return { body: { deleted: true } }
    },
    [`PATCH ${PATH}/v1`]: ({ body }) => {
      versions = versions.map((known) => (known.id === 'v1' ? { ...known, name: (body as { name: string }).name } : known))
      return { body: versions[1] }
    },
    [`POST ${PATH}/v1/restore`]: { body: { revision: 7, width: 1280, height: 720, ...wireDocument(EARLIER) } },
    ...answers,
  })
  const onClose = vi.fn<() => void>()
  const onReopen = vi.fn<() => void>()
  const editor = await renderEditor(<VersionsDialog onClose={onClose} onReopen={onReopen} />, { document: NOW, ...options })
  return { ...editor, calls, onClose, onReopen }
}

test('versions are listed with their cause or name, time, shots and duration', async () => {
  await open()
  expect((await row(/^Exported/u)).textContent).toMatch(/May 1, 2026.*1 shot, 0:42/u)
  expect((await row(/^First cut/u)).textContent).toContain('2 shots')
  expect(await rows()).toHaveLength(2)
})

test('the story is saved and kept under a name', async () => {
  const { session, user, calls } = await open()
  session.apply({ type: 'setVolume', itemIds: ['V1'], volume: 0.5 })
  await user.type(await screen.findByRole('textbox', { name: 'Name of a version' }), 'Premiere')
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await waitFor(async () => expect((await rows())[0]).toMatch(/^Premiere/u))
  expect(calls(`POST ${PATH}`).map(({ body }) => body)).toEqual([{ name: 'Premiere' }])
  expect(session.store.getState().sync.status).toBe('idle')
})

test('a restored version is one step of the editor that undo takes back', async () => {
  const { session, user, timeline, document, onClose } = await open()
  const before = document()
  await user.click(within(await row(/^Exported/u)).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(layoutOf(timeline())).toBe(layoutOf(EARLIER.timeline))
  expect(document().shots['s2']?.isHidden).toBe(true)
  expect(session.store.getState().revision).toBe(7)
  session.undo()
  expect([document().shots, document().timeline.tracks]).toEqual([before.shots, before.timeline.tracks])
})

test('a restored version of another shape is opened anew', async () => {
  const body = { revision: 7, width: 720, height: 1280, ...wireDocument(EARLIER) }
  const { user, document, onReopen } = await open({ [`POST ${PATH}/v1/restore`]: { body } })
  const before = document()
  await user.click(within(await row(/^Exported/u)).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(onReopen).toHaveBeenCalled())
  expect(document()).toBe(before)
})

test('what could not be saved first is neither kept nor replaced', async () => {
  const { session, user, calls, document, onClose } = await open({}, { saves: false })
  session.apply({ type: 'setVolume', itemIds: ['V1'], volume: 0.5 })
  const before = document()
  await user.click(within(await row(/^Exported/u)).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(/could not be saved, so nothing was done/u)).toBeTruthy()
  expect([calls(`POST ${PATH}/v1/restore`), document(), onClose.mock.calls]).toEqual([[], before, []])
})

test('a version is compared with the story in words and pictures', async () => {
  const { user } = await open()
  await user.click(within(await row(/^Exported/u)).getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('1 shot added, 1 shot changed.')).toBeTruthy()
  const pairs = within(screen.getByRole('region', { name: 'Shots with another look' }))
  expect(pairs.getByRole('img', { name: 'Shot 1 before' }).getAttribute('src')).toBe('/media/old/image.jpg')
  expect(pairs.getByText('Shot 1: picture')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await row(/^Exported/u)).toBeTruthy()
})

test('an automatic version is kept under a name, or deleted', async () => {
  const { user } = await open()
  const menuOf = async (name: RegExp) => user.click(within(await row(name)).getByRole('button', { name: /^More for/u }))
  await menuOf(/^Exported/u)
  await user.click(await screen.findByRole('menuitem', { name: 'Keep under a name' }))
  await user.type(within(await row(/^Exported/u)).getByRole('textbox'), 'Rough cut{Enter}')
  await waitFor(async () => expect((await rows())[1]).toMatch(/^Rough cut/u))
  await menuOf(/^Rough cut/u)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('a story that is read-only shows and compares its versions only', async () => {
  await open({}, { readOnlyReason: 'elsewhere' })
  const exported = within(await row(/^Exported/u))
  expect(exported.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Compare'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('versions that cannot be loaded are asked for again', async () => {
  let isDown = true
  const { user } = await open({
    [`GET ${PATH}`]: () =>
      isDown ? { status: 403, body: { code: 'FORBIDDEN', message: 'No', data: {} } } : { body: { versions: [version('v1')] } },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await rows()).toHaveLength(1)
})
