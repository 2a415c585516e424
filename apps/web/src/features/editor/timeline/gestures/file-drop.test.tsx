import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { aTimeline, clip, filmOf, primaryTrackOf, song, audioTrack, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubUploads } from '../../../../testing/stub-uploads.ts'
import { aTransfer, at, drag, renderTimeline, tracksArea } from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const START = 'a 0-60, b 60-150, c 150-200'
const file = (name: string, type: string) => new File(['bytes'], name, { type })
const saved = (asset: MediaAsset) => ({ media_resource: toWireMediaAsset(asset) })
const aSecond = { metadata: { duration: 1, frames: 30, fps: 30 } }

async function dropOn(timeline: Parameters<typeof renderTimeline>[0], files: readonly File[], place = at(305, 40), options = {}) {
  const uploads = stubUploads()
  const rendered = await renderTimeline(timeline, options)
  const transfer = aTransfer(files)
  drag('dragOver', tracksArea(), transfer, place)
  const hint = document.querySelector('[data-drop-hint]')?.textContent
  act(() => void drag('drop', tracksArea(), transfer, place))
  return { ...rendered, uploads, transfer, hint }
}
const pending = () => document.querySelector<HTMLElement>('[data-pending-drop]')

test('a file dropped between two clips is uploaded and inserted there', async () => {
  const { uploads, layout, transfer } = await dropOn(film, [file('sea.mp4', 'video/mp4')])
  expect(transfer.dropEffect).toBe('copy')
  expect(pending()?.textContent).toBe('Uploading…')
  expect(pending()?.style).toMatchObject({ top: '12px', height: '80px' })
  await expect.poll(() => uploads.length).toBe(1)
  expect(uploads[0]!.address).toBe('/api/stories/s/upload')
  uploads[0]!.progress(5)
  expect(pending()?.textContent).toBe('Loading…')
  uploads[0]!.respond(200, saved(buildAsset('new', aSecond)))
  await expect.poll(layout).toMatch(/^a 0-60, \S+ 60-90, b 90-180, c 180-230$/u)
  await expect.poll(pending).toBeNull()
})

test('a file of an unknown type is marked while it is dragged (E-322)', async () => {
  const { hint, uploads } = await dropOn(film, [file('a.pdf', 'application/pdf')])
  expect(hint).toBe('Invalid file')
  expect(uploads).toEqual([])
})

test('dropping on a strip creates a track for the file', async () => {
  const { uploads, layout } = await dropOn(film, [file('sea.mp4', 'video/mp4')], at(100, 5))
  expect(pending()?.textContent).toBe('Creating track and uploading…')
  expect(pending()?.style).toMatchObject({ top: '0px', height: '24px' })
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]!.respond(200, saved(buildAsset('new', aSecond)))
  await expect.poll(layout).toMatch(/^\S+ 20-50 \| a 0-60, b 60-150, c 150-200$/u)
})

test('an empty timeline shows the upload progress', async () => {
  const { uploads, layout } = await dropOn(aTimeline([primaryTrackOf('main', [])]), [file('sea.mp4', 'video/mp4')])
  expect(document.querySelector('[data-empty-zone]')?.textContent).toBe('Creating track and uploading…')
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]!.respond(200, saved(buildAsset('new', aSecond)))
  await expect.poll(layout).toMatch(/^\S+ 0-30$/u)
})

test.each([
  ['a voice-over row', voice(['o', 0, 60]), 'voiceover'],
  ['a row of music', song(['o', 0, 60]), 'music'],
])('audio dropped on %s gets its type', async (_, item, subtype) => {
  const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 200])]), audioTrack('s', [item])])
  const { uploads } = await dropOn(timeline, [file('waves.mp3', 'audio/mpeg')], at(500, 115))
  await expect.poll(() => uploads.length).toBe(1)
  expect(uploads[0]!.address).toBe(`/api/stories/s/upload?subtype=${subtype}`)
})

test("if the drop target is gone after the upload, the item goes to the target's position", async () => {
  const { uploads, layout, session } = await dropOn(film, [file('sea.mp4', 'video/mp4')], at(320, 40))
  await expect.poll(() => uploads.length).toBe(1)
  act(() => void session.undo())
  act(() => session.adopt({ shots: {}, timeline: filmOf(['a', 0, 60], ['c', 60, 50]) }))
  uploads[0]!.respond(200, saved(buildAsset('new', aSecond)))
  await expect.poll(layout).toMatch(/^a 0-60, \S+ 60-90, c 90-140$/u)
})

test('a track removed during the upload is created again', async () => {
  const { uploads, layout, session } = await dropOn(
    aTimeline([primaryTrackOf('main', [clip(['a', 0, 200])]), audioTrack('s', [song(['m', 0, 60])])]),
    [file('waves.mp3', 'audio/mpeg')],
    at(500, 115),
  )
  await expect.poll(() => uploads.length).toBe(1)
  act(() => session.adopt({ shots: {}, timeline: filmOf(['a', 0, 200]) }))
  uploads[0]!.respond(200, saved(buildAsset('new', { ...aSecond, resourceType: 'audio', subtype: 'music' })))
  await expect.poll(layout).toMatch(/^a 0-200 \| \S+ 100-130$/u)
})

test.each([
  [file('notes.pdf', 'application/pdf'), 'Only image, video, and audio files are supported. Please select a supported file type.'],
  [file('film.mkv', 'video/x-matroska'), 'video files are not supported yet. Please select a supported file type.'],
])('a rejected file covers the timeline with the reason: %o', async (unwanted, text) => {
  const { uploads, layout } = await dropOn(film, [unwanted])
  const dialog = screen.getByRole('alertdialog', { name: 'Upload Error' })
  expect(dialog.textContent).toContain(text)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement?.id).toBe('editor-timeline')
  expect([uploads.length, layout()]).toEqual([0, START])
})

test('Escape closes the message; other keys do not', async () => {
  await dropOn(film, [file('notes.pdf', 'application/pdf')])
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'a' })
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an image over an audio track is rejected before the upload', async () => {
  const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 200])]), audioTrack('s', [song(['m', 0, 60])])])
  const { uploads, hint } = await dropOn(timeline, [file('sea.png', 'image/png')], at(500, 115))
  expect(hint).toBe('Only audio files are allowed')
  expect(screen.getByRole('alertdialog').textContent).toContain('Only audio files are allowed')
  expect(uploads).toHaveLength(0)
})

test('several files at once are rejected', async () => {
  const { uploads, hint } = await dropOn(film, [file('a.mp4', 'video/mp4'), file('b.mp4', 'video/mp4')])
  expect(hint).toBe('Not allowed')
  expect(uploads).toHaveLength(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a failed upload says why and leaves the timeline unchanged', async () => {
  const { uploads, layout } = await dropOn(film, [file('sea.mp4', 'video/mp4')])
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]!.respond(422, { code: 'INVALID_MEDIA', message: 'This file cannot be read', data: {} })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This file cannot be read')
  expect(layout()).toBe(START)
  await expect.poll(pending).toBeNull()
})

test('a read-only story accepts no file', async () => {
  const { uploads } = await dropOn(film, [file('sea.mp4', 'video/mp4')], at(305, 40), { readOnlyReason: 'Edited in another tab' })
  expect([uploads.length, pending()]).toEqual([0, null])
})
