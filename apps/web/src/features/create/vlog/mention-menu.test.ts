import type { SuggestionProps } from '@tiptap/suggestion'
import { expect, test } from 'vitest'
import { mentionSuggestion, type MentionMenu } from './mention-menu.ts'

const POPPY = { id: 'p', name: 'Poppy' }
const PAUL = { id: 'q', name: 'Paul Baker' }
const MIA = { id: 'm', name: 'Mia' }

function open(query = '') {
  const shown: (MentionMenu | null)[] = []
  const mentioned: unknown[] = []
  const suggestion = mentionSuggestion(
    () => [POPPY, PAUL, MIA],
    (menu) => shown.push(menu),
  )
  const items = (of: string) => suggestion.items?.({ query: of } as never) as (typeof POPPY)[]
  const propsOf = (of: string) =>
    ({ query: of, items: items(of), command: (mention: unknown) => mentioned.push(mention) }) as unknown as SuggestionProps
  const menu = suggestion.render!()
  menu.onStart?.(propsOf(query) as never)
  return {
    mentioned,
    items,
    menu: () => shown.at(-1),
    active: () => shown.at(-1)?.items[shown.at(-1)!.active]?.name,
    type: (text: string) => menu.onUpdate?.(propsOf(text) as never),
    close: () => menu.onExit?.({} as never),
    press: (key: string) => menu.onKeyDown?.({ event: { key } } as never),
  }
}

test('characters are found by any part of their name, in either case', () => {
  const { items } = open()
  expect(items('').map(({ name }) => name)).toEqual(['Poppy', 'Paul Baker', 'Mia'])
  expect(items(' BAK ').map(({ name }) => name)).toEqual(['Paul Baker'])
  expect(items('zoe')).toEqual([])
})

test('arrows move through the list and around its ends', () => {
  const { press, active } = open()
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => [press(key), active()])
  expect(visited).toEqual([
    [true, 'Paul Baker'],
    [true, 'Mia'],
    [true, 'Poppy'],
    [true, 'Mia'],
    [true, 'Paul Baker'],
  ])
})

test.each(['Enter', 'Tab'])('%s mentions the marked character', (key) => {
  const { press, mentioned } = open()
  press('ArrowDown')
  expect(press(key)).toBe(true)
  expect(mentioned).toEqual([{ id: 'q', label: 'Paul Baker' }])
})

test('a character is mentioned by choosing it', () => {
  const { menu, mentioned } = open('m')
  menu()?.choose(MIA)
  expect(mentioned).toEqual([{ id: 'm', label: 'Mia' }])
})

test('other keys go to the text', () => {
  const { press, mentioned, active } = open()
  expect([press('a'), press(' '), active(), mentioned]).toEqual([false, false, 'Poppy', []])
})

test('a shorter list keeps its mark within it; a new one begins at its first', () => {
  const { press, type, active } = open()
  press('ArrowUp')
  expect(active()).toBe('Mia')
  type('p')
  expect(active()).toBe('Paul Baker')
  const again = open()
  expect(again.active()).toBe('Poppy')
})

test('an empty list leaves all keys but Escape to the text', () => {
  const { press, menu, mentioned } = open('zoe')
  expect([press('ArrowDown'), press('Enter'), menu()?.items, mentioned]).toEqual([false, false, [], []])
  expect([press('Escape'), menu()]).toEqual([true, null])
})

test('after Escape the keys belong to the text again', () => {
  const { press, menu, mentioned } = open()
  expect([press('Escape'), menu()]).toEqual([true, null])
  expect([press('Enter'), press('ArrowDown'), mentioned]).toEqual([false, false, []])
})

test('leaving the word closes the list', () => {
  const { close, menu } = open()
  expect(menu()).not.toBeNull()
  close()
  expect(menu()).toBeNull()
})
