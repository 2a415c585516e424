import { clip, filmOf, upperTrack, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { nextFocusedItem } from './next-focused-item.ts'
import { itemCommand } from './item-command.ts'
import { keyboardMoveTarget } from './keyboard-move-target.ts'
import { neighbourOf } from './neighbour.ts'
import { timelineCommand } from './timeline-command.ts'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 30])
const drawn = [upperTrack('o', [clip(['x', 100, 20])]), ...film.tracks, audioTrack('s', [song(['m', 0, 40]), song(['n', 90, 60])])]
const key = (key: string, held: object = {}, code = key) =>
  itemCommand({ key, code, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...held })

test('plain arrows move the playhead; Alt moves the focus between items, Alt+Shift moves the item', () => {
  expect(key('ArrowLeft')).toBeNull()
  expect(key('ArrowLeft', { altKey: true })).toEqual({ type: 'go', across: -1, down: 0 })
  expect(key('ArrowDown', { altKey: true, shiftKey: true })).toEqual({ type: 'move', across: 0, down: 1 })
  expect(key('ArrowLeft', { altKey: true, ctrlKey: true })).toBeNull()
  expect(key('Enter', { shiftKey: true })).toEqual({ type: 'select', isAdding: true })
  expect(key('F10', { shiftKey: true })).toEqual({ type: 'menu' })
})

test('trimming uses the key code, as Alt types other characters on some keyboards', () => {
  expect(key('≤', { altKey: true }, 'Comma')).toEqual({ type: 'trim', edge: 'left', frames: -1 })
  expect(key('>', { altKey: true, shiftKey: true }, 'Period')).toEqual({ type: 'trim', edge: 'right', frames: 1 })
})

test('the neighbour is the item before or after, or the one at the same time on the next track', () => {
  expect(neighbourOf(drawn, 'b', { across: 1, down: 0 })).toBe('c')
  expect(neighbourOf(drawn, 'a', { across: -1, down: 0 })).toBeNull()
  expect(neighbourOf(drawn, 'b', { across: 0, down: -1 })).toBe('x')
  expect(neighbourOf(drawn, 'b', { across: 0, down: 1 })).toBe('n')
  expect(neighbourOf(drawn, 'n', { across: 0, down: 1 })).toBeNull()
})

test('when a focused item is removed, the next remaining one is focused, else the one before, else one of another track', () => {
  const left = (...removedIds: string[]) =>
    drawn.map((track) => ({ ...track, items: track.items.filter(({ id }) => !removedIds.includes(id)) }))
  expect(nextFocusedItem(drawn, left('a'), 'a')).toBe('b')
  expect(nextFocusedItem(drawn, left('b', 'c'), 'b')).toBe('a')
  expect(nextFocusedItem(drawn, left('b', 'a', 'c'), 'b')).toBe('n')
  expect(nextFocusedItem(drawn, left('x').slice(1), 'x')).toBe('b')
  expect(nextFocusedItem(drawn, [], 'x')).toBeNull()
})

test('a key press moves past the neighbour on the primary track, ten frames on a free one, and to tracks of the same type', () => {
  expect(keyboardMoveTarget(drawn, 'b', { across: -1, down: 0 })).toMatchObject({ kind: 'item', zone: 'before', itemId: 'a' })
  expect(keyboardMoveTarget(drawn, 'c', { across: 1, down: 0 })).toBeNull()
  expect(keyboardMoveTarget(drawn, 'n', { across: 1, down: 0 })).toMatchObject({ kind: 'gap', trackId: 's', startFrame: 100 })
  expect(keyboardMoveTarget(drawn, 'm', { across: -1, down: 0 })).toMatchObject({ startFrame: 0 })
  expect(keyboardMoveTarget(drawn, 'b', { across: 0, down: -1 })).toMatchObject({ kind: 'gap', trackId: 'o', startFrame: 60 })
  expect(keyboardMoveTarget(drawn, 'b', { across: 0, down: 1 })).toBeNull()
})

test('Shift+Z zooms to single frames; with Ctrl it is undo and redo', () => {
  const held = { altKey: false, shiftKey: true, ctrlKey: false, metaKey: false }
  expect(timelineCommand({ key: 'Z', ...held })).toBe('frame-zoom')
  expect(timelineCommand({ key: 'Z', ...held, ctrlKey: true })).toBeNull()
  expect(timelineCommand({ key: 'z', ...held, shiftKey: false })).toBeNull()
  expect(timelineCommand({ key: 'n', ...held, shiftKey: false })).toBe('magnet')
  expect(timelineCommand({ key: 's', ...held, shiftKey: false })).toBe('split')
  expect(timelineCommand({ key: 's', ...held, shiftKey: false, metaKey: true })).toBeNull()
  expect(timelineCommand({ key: 'n', ...held, shiftKey: false, ctrlKey: true })).toBeNull()
})

test('plain keys trim, duplicate and go to the ends; with Ctrl or Cmd they belong to the page and the browser', () => {
  const held = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
  const commands = { q: 'trim-start', W: 'trim-end', d: 'duplicate', Home: 'go-to-start', End: 'go-to-end' }
  for (const [key, command] of Object.entries(commands)) {
    expect(timelineCommand({ key, ...held })).toBe(command)
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
      expect(timelineCommand({ key, ...held, [modifier]: true })).toBeNull()
    }
  }
})
