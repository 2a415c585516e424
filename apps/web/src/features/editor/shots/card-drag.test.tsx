import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { giveElementsSize, setWindowWidth } from '../../../testing/stub-view.ts'
import { shotsStory, takesResponse } from '../shot/shot-fixture.ts'
import { AllShots } from './all-shots.tsx'

beforeEach(() => {
  setWindowWidth(1440)
  giveElementsSize({ width: 200, height: 150 })
})

async function openBoard(options: { readOnlyReason?: string } = {}) {
  stubApi(Object.fromEntries(['s1', 's2', 's3'].map((id) => [`GET /api/stories/s/shots/${id}`, takesResponse()])))
  const shots = ['A fox', 'A lake', 'A hill'].map((imagePrompt) => ({ imagePrompt }))
  const editor = await renderEditor(<AllShots />, { document: shotsStory(...shots), ...options })
  act(() => editor.session.showView('list'))
  return { ...editor, order: () => listedShots(editor.document().shots).map(({ shotId }) => shotId) }
}
const card = (number: number) => screen.getByRole('button', { name: new RegExp(`^Shot ${number}`, 'u') }).closest('li')!

/** What the browser reports while a card is dragged. */
function report(name: 'dragStart' | 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop' | 'dragEnd', target: Element, clientX = 0): void {
  const event = createEvent[name](target)
  const dataTransfer = { types: [], items: [], setData: () => undefined, getData: () => '', setDragImage: () => undefined }
  for (const [key, value] of Object.entries({ dataTransfer, clientX, clientY: 10, pageX: clientX, pageY: 10, button: 0 }))
    Object.defineProperty(event, key, { configurable: true, value })
  fireEvent(target, event)
}
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))

async function carry(from: number, to: number, clientX: number): Promise<void> {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(card(to))
  report('dragStart', card(from))
  await nextFrame()
  report('dragEnter', card(to), clientX)
  report('dragOver', card(to), clientX)
  await nextFrame()
  await nextFrame()
}
async function drop(to: number, clientX: number): Promise<void> {
  report('drop', card(to), clientX)
  report('dragEnd', card(to), clientX)
  await nextFrame()
}

test.each([
  [1, 3, 150, ['s2', 's3', 's1'], 'Moved to place 3 of 3'],
  [1, 3, 50, ['s2', 's1', 's3'], 'Moved to place 2 of 3'],
  [3, 1, 50, ['s3', 's1', 's2'], 'Moved to place 1 of 3'],
  [3, 1, 150, ['s1', 's3', 's2'], 'Moved to place 2 of 3'],
])('card %d dropped on card %d at %d px', async (from, to, clientX, expected, announced) => {
  const { order, session } = await openBoard()
  await carry(from, to, clientX)
  expect(order()).toEqual(['s1', 's2', 's3'])
  await drop(to, clientX)
  expect(order()).toEqual(expected)
  expect(screen.getByText(announced)).toBeTruthy()
  expect([session.undo(), order()]).toEqual([true, ['s1', 's2', 's3']])
})

test('the dragged card is dimmed, and the card under it marks the side', async () => {
  await openBoard()
  await carry(1, 3, 150)
  expect([card(1).className.includes('opacity-40'), card(3).className.includes('shadow-[10px')]).toEqual([true, true])
  report('dragOver', card(3), 50)
  await nextFrame()
  await nextFrame()
  expect(card(3).className).toContain('shadow-[-10px')
  await drop(3, 50)
  expect(document.querySelector('li.opacity-40')).toBeNull()
  expect(document.querySelector('li[class*="shadow-["]')).toBeNull()
})

test('cards of a read-only story are not dragged', async () => {
  const { order } = await openBoard({ readOnlyReason: 'It is being made' })
  await carry(1, 3, 150)
  await drop(3, 150)
  expect(order()).toEqual(['s1', 's2', 's3'])
})
