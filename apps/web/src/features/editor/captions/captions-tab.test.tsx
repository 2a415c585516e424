import {
  aTimeline,
  caption,
  captionTrack,
  layoutOf,
  primaryTrackOf,
  clip,
  voice,
  audioTrack,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { giveElementsSize, setWindowWidth } from '../../../testing/stub-view.ts'
import { CaptionsTab } from './captions-tab.tsx'

const line = (id: string, start: number, frames: number, text: string) => caption([id, start, frames, { caption: { data: { text } } }])
const FILM = primaryTrackOf('main', [clip(['A', 0, 300])])
const captioned = (...lines: readonly TimelineItem[]): Timeline => aTimeline([FILM, captionTrack('words', lines)])
const TWO = captioned(line('one', 0, 60, 'First'), line('two', 90, 60, 'Second'))
const textsOf = ({ tracks }: Timeline) =>
  tracks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'caption' ? [item.caption.data.text] : [])))
const current = () => [...document.querySelectorAll('[aria-current]')].map((row) => row.querySelector('textarea')!.value)
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

beforeEach(() => {
  stubApi()
  giveElementsSize({ width: 300, height: 600 })
  setWindowWidth(1440)
})

test('a story without captions explains how to add some', async () => {
  await renderEditor(<CaptionsTab />, { timeline: aTimeline([FILM]) })
  expect(screen.getByText('No captions yet.')).toBeTruthy()
  expect(screen.getByText('0 lines')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Detect/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})

test('a story with audio offers detection', async () => {
  await renderEditor(<CaptionsTab />, { timeline: aTimeline([FILM, audioTrack('VO', [voice(['V', 0, 90])])]) })
  expect(screen.getByText('No captions yet. Detect them in the sound, or add a line at the playhead.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Detect Caption/ })).toBeTruthy()
})

test('captions are listed with their times; clicking a time seeks and selects the caption', async () => {
  const { user, session, playback } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  expect(screen.getByText('2 lines')).toBeTruthy()
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value)).toEqual(['First', 'Second'])
  await user.click(screen.getByRole('button', { name: 'Go to 00:03:00' }))
  expect([playback.store.getState().frame, session.store.getState().selectedItemIds]).toEqual([90, ['two']])
  const current = field('Caption at 00:03:00').closest('[aria-current]')
  expect(current?.getAttribute('aria-current')).toBe('true')
  expect(field('Caption at 00:00:00').closest('[aria-current]')).toBeNull()
})

test('focusing a caption seeks and selects it; with overlay panes it is not selected', async () => {
  const { user, session, playback } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  await user.click(field('Caption at 00:03:00'))
  expect([playback.store.getState().frame, session.store.getState().selectedItemIds]).toEqual([90, ['two']])
  act(() => setWindowWidth(1000))
  await user.click(field('Caption at 00:00:00'))
  expect([playback.store.getState().frame, session.store.getState().selectedItemIds]).toEqual([0, ['two']])
})

test('Enter commits the text as one undo step and leaves the field', async () => {
  const { user, session, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const text = field('Caption at 00:00:00')
  await user.clear(text)
  await user.type(text, 'Good morning{Enter}')
  expect(textsOf(timeline())).toEqual(['Good morning', 'Second'])
  expect(document.activeElement).not.toBe(text)
  await user.keyboard('{Control>}z{/Control}')
  expect(textsOf(timeline())).toEqual(['First', 'Second'])
  expect(session.undo()).toBe(false)
})

test('pasted text is committed like typed text, and undone by Ctrl+Z', async () => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const text = field('Caption at 00:03:00')
  await user.click(text)
  text.setSelectionRange(0, 6)
  await user.paste('Pasted words')
  expect(text.value).toBe('Pasted words')
  await user.keyboard('{Enter}')
  expect(textsOf(timeline())).toEqual(['First', 'Pasted words'])
  await user.keyboard('{Control>}z{/Control}')
  expect(field('Caption at 00:03:00').value).toBe('Second')
})

test('Escape restores the previous text', async () => {
  const { user, timeline, session } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const text = field('Caption at 00:00:00')
  await user.type(text, ' and more{Escape}')
  expect(text.value).toBe('First')
  await user.click(screen.getByText('2 lines'))
  expect([textsOf(timeline()), session.undo()]).toEqual([['First', 'Second'], false])
})

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])('Enter with %s inserts a line break', async (modifier) => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const text = field('Caption at 00:00:00')
  await user.click(text)
  text.setSelectionRange(2, 3)
  fireEvent.keyDown(text, { key: 'Enter', [modifier]: true })
  expect(text.value).toBe('Fi\nst')
  expect(textsOf(timeline())).toEqual(['First', 'Second'])
  fireEvent.keyDown(text, { key: 'Enter' })
  expect(textsOf(timeline())).toEqual(['Fi\nst', 'Second'])
})

test('Enter that ends a composition keeps the field open', async () => {
  const { user } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const text = field('Caption at 00:00:00')
  await user.click(text)
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true })
  expect(document.activeElement).toBe(text)
})

test('clearing the text of a caption deletes it', async () => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  await user.clear(field('Caption at 00:00:00'))
  await user.keyboard('{Enter}')
  expect(textsOf(timeline())).toEqual(['Second'])
  expect(screen.getByText('1 line')).toBeTruthy()
})

test('typed text is committed when the tab is closed', async () => {
  const { user, timeline, page } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  await user.type(field('Caption at 00:00:00'), ' words')
  page.unmount()
  expect(textsOf(timeline())).toEqual(['First words', 'Second'])
})

test('a caption can be deleted', async () => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  await user.click(screen.getAllByRole('button', { name: 'Delete line' })[1]!)
  expect(textsOf(timeline())).toEqual(['First'])
})

test('a caption is added at the playhead with its text selected', async () => {
  const { user, timeline, playback, session } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  playback.seek(200)
  await user.click(screen.getByRole('button', { name: 'Add line' }))
  expect(layoutOf(timeline())).toMatch(/\| one 0-60, two 90-150, item_\S+ 200-260$/)
  const added = field('Caption at 00:06:20')
  expect(session.store.getState().selectedItemIds).toEqual([timeline().tracks[1]!.items[2]!.id])
  expect(added.value).toBe('New caption')
  expect([added.selectionStart, added.selectionEnd]).toEqual([0, 11])
  await user.click(screen.getByText('3 lines'))
  await user.click(screen.getByRole('button', { name: 'Go to 00:00:00' }))
  expect(field('Caption at 00:06:20').value).toBe('New caption')
})

test('the first caption creates a track', async () => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: aTimeline([FILM]) })
  await user.click(screen.getByRole('button', { name: 'Add line' }))
  expect(timeline().tracks.map(({ type, items }) => [type, items.length])).toEqual([
    ['video', 1],
    ['file', 1],
  ])
})

test('the switch hides and shows captions', async () => {
  const { user, timeline, session } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  const captionsEnabled = () => timeline().globalConfig.captions.enabled
  await user.click(screen.getByRole('switch', { name: 'Display Caption', checked: true }))
  expect([captionsEnabled(), screen.getByRole('switch').getAttribute('aria-checked')]).toEqual([false, 'false'])
  await user.click(screen.getByRole('switch', { name: 'Display Caption' }))
  expect([captionsEnabled(), session.undo()]).toEqual([true, false])
})

test('a read-only story explains why and still lists its captions', async () => {
  const { user, timeline } = await renderEditor(<CaptionsTab />, { timeline: TWO, readOnlyReason: 'It is being made' })
  await user.click(screen.getByRole('button', { name: 'Add line' }))
  expect(await screen.findByText('It is being made')).toBeTruthy()
  await user.type(field('Caption at 00:00:00'), 'x{Enter}')
  await user.click(screen.getAllByRole('button', { name: 'Delete line' })[0]!)
  await user.click(screen.getByRole('switch', { name: 'Display Caption' }))
  expect(timeline()).toBe(TWO)
})

test.each([
  ['SRT', 'application/x-subrip;charset=utf-8', '1\n00:00:00,000 --> 00:00:02,000\nFirst\n'],
  ['VTT', 'text/vtt;charset=utf-8', 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nFirst\n'],
])('captions are downloaded as %s, named after the film', async (format, type, beginning) => {
  const saved: { blob: Blob; name: string }[] = []
  let blob: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    blob = source as Blob
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.href).toBe('blob:1')
    saved.push({ blob: blob!, name: this.download })
  })
  const { user } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  await user.click(screen.getByRole('button', { name: `Download ${format}` }))
  expect(saved.length).toBe(1)
  expect(saved[0]!.name).toMatch(new RegExp(`Sea.*\\.${format.toLowerCase()}$`))
  expect(saved[0]!.blob.type).toBe(type)
  expect(await saved[0]!.blob.text()).toContain(beginning)
})

test('the current caption is marked during playback', async () => {
  const { playback } = await renderEditor(<CaptionsTab />, { timeline: TWO })
  expect(current()).toEqual(['First'])
  act(() => playback.play())
  act(() => playback.onFrame(70))
  expect(current()).toEqual([])
  act(() => playback.onFrame(90))
  await waitFor(() => expect(current()).toEqual(['Second']))
})

test('a long list renders the visible rows and scrolls to the selected caption', async () => {
  const many = captioned(...Array.from({ length: 100 }, (_, index) => line(`line-${index}`, index * 30, 30, `Line ${index}`)))
  giveElementsSize({ width: 300, height: 600, contentHeight: 4000 })
  const scrolls = vi.spyOn(HTMLElement.prototype, 'scrollTo')
  const { session } = await renderEditor(<CaptionsTab />, { timeline: many })
  expect(screen.getByText('100 lines')).toBeTruthy()
  expect(screen.getAllByRole('textbox').length).toBeLessThan(40)
  act(() => session.select(['line-99']))
  expect(scrolls.mock.lastCall).toMatchObject([{ top: 4000 - 600 }])
})
