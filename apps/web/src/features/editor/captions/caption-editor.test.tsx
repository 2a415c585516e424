import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { aTimeline, caption, captionTrack, clip, layoutOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { CaptionEditor } from './caption-editor.tsx'

type Data = CaptionItem['caption']['data']
const STYLE: CaptionStyle = {
  fontSize: 22,
  fontWeight: 700,
  color: '#FFFFFF',
  backgroundColor: 'transparent',
  lineHeight: 1.3,
  maxWidth: 70,
  height: 24,
}
const line = (id: string, start: number, data: Partial<Data> = {}, style: CaptionStyle = STYLE) =>
  caption([id, start, 60, { caption: { data: { text: `Text of ${id}`, ...data }, style } }])

beforeEach(() => void stubApi())

async function openEditor(first = line('one', 30), options: Parameters<typeof renderEditor>[1] = {}) {
  const timeline = aTimeline([primaryTrackOf('main', [clip(['A', 0, 300])]), captionTrack('words', [first, line('two', 120)])])
  const editor = await renderEditor(<CaptionEditor itemId="one" />, { timeline, ...options })
  const items = () => editor.timeline().tracks[1]!.items as readonly CaptionItem[]
  const styles = () => items().map(({ caption }) => caption.style ?? {})
  const typed = async (label: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    await editor.user.clear(field)
    await editor.user.paste(text)
    await editor.user.keyboard('{Enter}')
    return field
  }
  return { ...editor, items, styles, typed }
}
const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value

test('its text is edited in place, also by paste, and undone by Ctrl+Z', async () => {
  const { user, items } = await openEditor()
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(text.value).toBe('Text of one')
  await user.clear(text)
  await user.paste('Pasted')
  await user.keyboard('{Enter}')
  expect(items()[0]!.caption.data.text).toBe('Pasted')
  await user.keyboard('{Control>}z{/Control}')
  expect(text.value).toBe('Text of one')
})

test('typed text is saved after a pause; Escape still restores the text from before', async () => {
  const { user, items } = await openEditor()
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.type(text, ' AAA ')
  expect(items()[0]!.caption.data.text).toBe('Text of one')
  await expect.poll(() => items()[0]!.caption.data.text.trim()).toBe('Text of one AAA')
  expect(text.value).toBe('Text of one AAA ')
  await user.keyboard('B{Escape}')
  expect([text.value, items()[0]!.caption.data.text]).toEqual(['Text of one', 'Text of one'])
})

test('undo replaces what is being typed', async () => {
  const { user, session } = await openEditor()
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.type(text, ' AAA')
  await expect.poll(() => session.undo()).toBe(true)
  await expect.poll(() => text.value).toBe('Text of one')
})

test('its times can be typed, and invalid input is marked and reverted', async () => {
  const { user, timeline, typed } = await openEditor()
  expect([value('Start'), value('End')]).toEqual(['00:01:00', '00:03:00'])
  await typed('Start', '2')
  await typed('End', '00:04:15')
  expect(layoutOf(timeline())).toBe('A 0-300 | one 60-135, two 120-180')
  const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' })
  await user.clear(start)
  await user.paste('soon')
  expect(start.getAttribute('aria-invalid')).toBe('true')
  await user.tab()
  expect([start.value, start.getAttribute('aria-invalid')]).toEqual(['00:02:00', null])
  await user.type(start, '{Control>}a{/Control}9{Escape}')
  expect(start.value).toBe('00:02:00')
  expect(layoutOf(timeline())).toBe('A 0-300 | one 60-135, two 120-180')
})

test('typing the same time is not an edit', async () => {
  const { session, typed } = await openEditor()
  await typed('Start', '1')
  expect(session.undo()).toBe(false)
})

test('focusing a time field selects its text', async () => {
  const { user } = await openEditor()
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End' })
  await user.click(end)
  fireEvent.focus(end)
  expect([end.selectionStart, end.selectionEnd]).toEqual([0, 8])
})

test('a style applies to all captions, or to this one', async () => {
  const { user, styles } = await openEditor()
  const presets = within(screen.getByRole('group', { name: 'Presets' }))
  expect(presets.getAllByRole('button').length).toBe(12)
  expect(presets.getByRole('button', { name: 'Default', pressed: false })).toBeTruthy()
  await user.click(presets.getByRole('button', { name: 'Black on Yellow' }))
  expect(styles().map(({ backgroundColor, color }) => [backgroundColor, color])).toEqual([
    ['#FFEB3B', '#000000'],
    ['#FFEB3B', '#000000'],
  ])
  expect(presets.getByRole('button', { name: 'Black on Yellow', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Apply to all captions', checked: true }))
  await user.click(presets.getByRole('button', { name: 'White Centered Blue' }))
  expect(styles().map(({ backgroundColor, height }) => [backgroundColor, height])).toEqual([
    ['#2196F3', 45],
    ['#FFEB3B', 24],
  ])
  expect(presets.getByRole('button', { name: 'White Centered Blue', pressed: true })).toBeTruthy()
  expect(presets.getByRole('button', { name: 'White on Blue', pressed: false })).toBeTruthy()
})

test('the two blue presets differ by position', async () => {
  const { user } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'White on Blue' }))
  expect(screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))).toEqual(['White on Blue'])
})

test.each([
  ['Size', '30', { fontSize: 30 }],
  ['Weight', '400', { fontWeight: 400 }],
  ['Spacing', '2', { letterSpacing: 2 }],
  ['Line height', '1.6', { lineHeight: 1.6 }],
  ['Offset', '50%', { height: 50 }],
  ['Width', '80%', { maxWidth: 80 }],
  ['Width', '5', { maxWidth: 10 }],
  ['Width', '140', { maxWidth: 100 }],
  ['Width', '33.4', { maxWidth: 33 }],
  ['Colour', '#ff0000', { color: '#FF0000' }],
  ['Background', '#00ff00', { backgroundColor: '#00FF00' }],
])('%s is typed as %s', async (label, text, style) => {
  const { styles, typed, session } = await openEditor()
  await typed(label, text)
  expect(styles()).toMatchObject([style, style])
  expect([session.undo(), styles()]).toEqual([true, [STYLE, STYLE]])
})

test.each([
  ['Size', '500', '22'],
  ['Width', 'wide', '70%'],
  ['Colour', 'reddish', '#FFFFFF'],
])('%s rejects %s', async (label, text, expected) => {
  const { styles, typed } = await openEditor()
  const field = await typed(label, text)
  expect([field.value, styles()]).toEqual([expected, [STYLE, STYLE]])
})

test('a background has a radius and can be removed', async () => {
  const { user, typed, styles } = await openEditor()
  expect(value('Background')).toBe('transparent')
  expect(screen.queryByRole('textbox', { name: 'Radius' })).toBeNull()
  expect(screen.getByRole('button', { name: 'No background', pressed: true })).toBeTruthy()
  await typed('Background', '#000000')
  await typed('Radius', '8')
  expect(styles()[0]).toMatchObject({ backgroundColor: '#000000', borderRadius: 8 })
  await user.click(screen.getByRole('button', { name: 'No background', pressed: false }))
  expect(styles()[0]).toMatchObject({ backgroundColor: 'transparent' })
})

test('the font family is one of ten, or the one the caption already has', async () => {
  const { user, styles } = await openEditor(line('one', 30, {}, { ...STYLE, fontFamily: 'Comic' }))
  const font = screen.getByRole('combobox', { name: /^Font/ })
  expect(font.textContent).toContain('Comic')
  await user.click(font)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Comic',
    'Inter',
    'Roboto',
    'Open Sans',
    'Montserrat',
    'Poppins',
    'Lato',
    'Nunito',
    'Work Sans',
    'Raleway',
    'Oswald',
  ])
  await user.click(screen.getByRole('option', { name: 'Lato' }))
  expect(styles()[0]!.fontFamily).toBe('Lato')
})

test('the highlight colour of the spoken word can be chosen', async () => {
  const words = [{ text: 'Text', startTimeInFrames: 0, durationInFrames: 10 }]
  const { user, styles, typed } = await openEditor(line('one', 30, { text: 'Text', words }))
  expect(screen.queryByRole('textbox', { name: 'Highlight' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Highlight spoken word', checked: false }))
  expect(styles()[0]!.litColor).toBe('#FFD34D')
  expect(screen.queryByText(/times of the words/)).toBeNull()
  await typed('Highlight', '#ff0000')
  expect(styles()[0]!.litColor).toBe('#FF0000')
  await user.click(screen.getByRole('switch', { name: 'Highlight spoken word', checked: true }))
  expect(styles()[0]!.litColor).toBe('')
})

test('unknown word timing is explained', async () => {
  const { user } = await openEditor()
  await user.click(screen.getByRole('switch', { name: 'Highlight spoken word' }))
  expect(screen.getByText('The times of the words of this line are not known, so it is shown as a whole.')).toBeTruthy()
})

test('a held arrow key on a slider is one undo step', async () => {
  const { session, styles } = await openEditor()
  const size = screen.getByLabelText('Size', { selector: '[type=range]' })
  act(() => size.focus())
  for (const _ of [1, 2, 3]) fireEvent.keyDown(size, { key: 'ArrowRight' })
  fireEvent.keyUp(size, { key: 'ArrowRight' })
  expect(styles()[0]!.fontSize).toBe(25)
  expect([session.undo(), styles()[0]!.fontSize, session.undo()]).toEqual([true, 22, false])
})

test('deleting the caption closes its editor', async () => {
  const { user, items } = await openEditor()
  expect(screen.getByRole('heading', { name: 'Caption Editor' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete line' }))
  expect(items().map(({ id }) => id)).toEqual(['two'])
  expect(screen.queryByRole('heading', { name: 'Caption Editor' })).toBeNull()
})

test('a read-only story explains why', async () => {
  const { user, styles } = await openEditor(undefined, { readOnlyReason: 'It is being made' })
  await user.click(screen.getByRole('button', { name: 'Black Text' }))
  expect(await screen.findByText('It is being made')).toBeTruthy()
  expect(styles()).toEqual([STYLE, STYLE])
})
