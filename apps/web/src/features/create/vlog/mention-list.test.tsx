import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MentionMenu } from './mention-menu.ts'
import { MentionList } from './mention-list.tsx'

const PEOPLE = [
  { id: 'p', name: 'Poppy' },
  { id: 'm', name: 'Mia' },
]

function open(changes: Partial<MentionMenu> = {}, hasPeople = true) {
  const chosen: string[] = []
  const choose: MentionMenu['choose'] = ({ name }) => chosen.push(name)
  render(
    <MentionList
      menu={{ items: PEOPLE, query: '', active: 1, rect: new DOMRect(100, 50, 8, 20), choose, ...changes }}
      hasPeople={hasPeople}
    />,
  )
  return chosen
}

test('the list stands under the @ with its marked character', () => {
  open()
  const list = screen.getByRole('listbox')
  expect(list.parentElement?.style).toMatchObject({ left: '100px', top: '76px' })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Mia')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('at the right edge the list stays within the window', () => {
  open({ rect: new DOMRect(1020, 50, 8, 20) })
  expect(screen.getByRole('listbox').parentElement?.style.left).toBe('792px')
})

test('a press chooses a character and leaves the cursor in the text', () => {
  const chosen = open()
  const press = createEvent.pointerDown(screen.getByRole('option', { name: 'Poppy' }))
  fireEvent(screen.getByRole('option', { name: 'Poppy' }), press)
  expect([chosen, press.defaultPrevented]).toEqual([['Poppy'], true])
})

test.each([
  [true, 'No matches found'],
  [false, 'Please select a character first'],
])('an empty list says why (with characters: %s)', (hasPeople, text) => {
  open({ items: [] }, hasPeople)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('without a place there is no list', () => {
  open({ rect: null })
  expect(screen.queryByRole('listbox')).toBeNull()
})
