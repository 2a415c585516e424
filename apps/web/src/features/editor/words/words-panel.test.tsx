import { aTimeline, caption, captionTrack, clip, layoutOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { filmWords } from '@fablecut/domain/timeline/words/film-words'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { WordsPanel } from './words-panel.tsx'

Element.prototype.scrollIntoView ??= () => undefined

const line = (texts: readonly string[], every = 15) => ({
  caption: {
    data: { text: texts.join(' '), words: texts.map((text, index) => ({ text, startTimeInFrames: index * every, durationInFrames: 10 })) },
  },
})
const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 120])]),
  captionTrack('lines', [caption(['a', 0, 60, line(['The', 'um', 'fox', 'runs'])]), caption(['b', 60, 120, line(['Snow', 'falls'], 90)])]),
])
const open = async () => {
  const editor = await renderEditor(<WordsPanel />, { timeline: film })
  const box = screen.getByRole('textbox', { name: 'Words of the film' })
  const spoken = () =>
    filmWords(editor.timeline().tracks)
      .map(({ text }) => text)
      .join(' ')
  const key = (name: string, more: object = {}) => fireEvent.keyDown(box, { key: name, ...more })
  return { ...editor, box, spoken, key }
}

const linesOf = (box: HTMLElement) => [...box.querySelectorAll('[data-sentence]')].map(({ textContent }) => textContent)

test('a click moves the playhead, the spoken word is marked', async () => {
  const { playback } = await open()
  fireEvent.pointerDown(screen.getByText('fox'))
  expect(playback.store.getState().frame).toBe(30)
  act(() => playback.seek(64))
  expect(screen.getByText('Snow').getAttribute('aria-current')).toBe('true')
})

test('words that are selected by keys are deleted from the film, and undone', async () => {
  const { key, spoken, session, timeline } = await open()
  fireEvent.pointerDown(screen.getByText('um'))
  key('ArrowRight', { shiftKey: true })
  expect(key('Delete')).toBe(false)
  expect([spoken(), layoutOf(timeline()).split(' | ')[0]]).toEqual([
    'The runs Snow falls',
    expect.stringMatching(/^A 0-15, .* 15-30, B 30-150$/u),
  ])
  act(() => void session.undo())
  expect(spoken()).toBe('The um fox runs Snow falls')
})

test('cut words are moved before the word where they are pasted', async () => {
  const { key, spoken, user } = await open()
  fireEvent.pointerDown(screen.getByText('Snow'))
  key('End', { shiftKey: true })
  key('x', { ctrlKey: true })
  expect(screen.getByRole('status').textContent).toBe('2 words to move: choose a word, they go before it')
  fireEvent.pointerDown(screen.getByText('The'))
  await user.click(screen.getByRole('button', { name: 'Move words here' }))
  expect(spoken()).toBe('Snow falls The um fox runs')
})

test('words that were cut are forgotten after another edit, as they may have other places', async () => {
  const { key, spoken, session } = await open()
  fireEvent.pointerDown(screen.getByText('fox'))
  key('x', { ctrlKey: true })
  act(() => void session.apply({ type: 'deleteWords', words: [{ captionId: 'a', start: 1, end: 2 }], newId: 'N', nowSeconds: 1 }))
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.pointerDown(screen.getByText('The'))
  key('v', { ctrlKey: true })
  expect(spoken()).toBe('The fox runs Snow falls')
})

test('each clip has its line', async () => {
  const { box } = await open()
  expect(linesOf(box)).toEqual(['The um fox runs', 'Snow falls'])
})

test('the search shows each match', async () => {
  const { user, playback, box } = await open()
  fireEvent.keyDown(box, { key: 'f', ctrlKey: true })
  await user.keyboard('s')
  expect(screen.getByRole('status').textContent).toBe('1 of 3')
  await user.keyboard('{Enter}')
  expect([screen.getByRole('status').textContent, playback.store.getState().frame]).toEqual(['2 of 3', 60])
})

test('filler words and pauses are counted before they are removed', async () => {
  const { user, spoken, timeline } = await open()
  await user.click(screen.getByRole('button', { name: 'Filler words' }))
  expect(screen.getByRole('status').textContent).toBe('1 found, 0.5 s shorter')
  await user.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect(spoken()).toBe('The fox runs Snow falls')
  await user.click(screen.getByRole('button', { name: 'Pauses' }))
  expect([screen.getByRole('status').textContent, linesOf(screen.getByRole('textbox', { name: 'Words of the film' }))]).toEqual([
    '1 found, 2.5 s shorter',
    ['The fox runs', 'Snow 2.5 sfalls'],
  ])
  await user.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect([spoken(), timeline().tracks[0]!.items.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)]).toEqual([
    'The fox runs Snow falls',
    91,
  ])
})

test('without words it says where they come from', async () => {
  await renderEditor(<WordsPanel />, { timeline: aTimeline([primaryTrackOf('main', [clip(['A', 0, 60])])]) })
  expect(screen.getByText(/^No words yet\./u)).toBeTruthy()
})

test('a sentence is moved by keys, which say where it is, and by its buttons; undo takes it back', async () => {
  const { key, box, user, session } = await open()
  fireEvent.pointerDown(screen.getByText('falls'))
  expect(key('ArrowUp', { altKey: true })).toBe(false)
  expect([linesOf(box), screen.getByText('Sentence 1 of 2')]).toEqual([['Snow falls', 'The um fox runs'], expect.anything()])
  expect(screen.getByRole('button', { name: 'Move the sentence up' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Move the sentence down' }))
  expect(linesOf(box)).toEqual(['The um fox runs', 'Snow falls'])
  act(() => void session.undo())
  act(() => void session.undo())
  expect(linesOf(box)).toEqual(['The um fox runs', 'Snow falls'])
  expect(session.store.getState().history.past).toEqual([])
})

test('a sentence is dragged by its handle; Escape and a lost pointer leave it where it is', async () => {
  const { box, timeline } = await open()
  box.setPointerCapture = () => undefined
  const [first, second] = box.querySelectorAll('[data-sentence]')
  const under = vi.spyOn(document, 'elementFromPoint').mockReturnValue(second!)
  const drag = () => {
    fireEvent.pointerDown(first!.querySelector('[data-grip]')!, { button: 0, pointerType: 'touch' })
    fireEvent.pointerMove(box, { clientY: 50 })
  }
  drag()
  fireEvent.keyDown(box, { key: 'Escape' })
  fireEvent.pointerUp(box)
  drag()
  fireEvent.pointerCancel(box)
  fireEvent.pointerUp(box)
  expect(linesOf(box)).toEqual(['The um fox runs', 'Snow falls'])
  drag()
  fireEvent.pointerUp(box)
  under.mockRestore()
  expect([linesOf(box), layoutOf(timeline()).split(' | ')[0]]).toEqual([['Snow falls', 'The um fox runs'], 'B 0-120, A 120-180'])
})

test('lines that were found without words say what to do', async () => {
  const found = [caption(['a', 0, 60, { caption: { data: { text: '' } } }])]
  await renderEditor(<WordsPanel />, { timeline: aTimeline([primaryTrackOf('main', [clip(['A', 0, 60])]), captionTrack('lines', found)]) })
  expect(screen.getByText(/^The lines have no words yet/u)).toBeTruthy()
})
