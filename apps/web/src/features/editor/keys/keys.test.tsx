import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changedKeys, changeKeys, pressedCommand, readKeys } from './changed-keys.ts'
import { canBeAssigned, commandOf, COMMANDS, DEFAULT_KEYS, keysOf, withKey } from './commands.ts'
import { keyName, shownKey } from './key-name.ts'

const FREE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
beforeEach(() => changeKeys({}))

test.each([
  [{ key: 's' }, 'S'],
  [{ key: 'S', shiftKey: true }, 'Shift+S'],
  [{ key: 'z', metaKey: true, shiftKey: true }, 'Ctrl+Shift+Z'],
  [{ key: '<', shiftKey: true }, '<'],
  [{ key: ' ' }, 'Space'],
  [{ key: 'Delete', shiftKey: true }, 'Shift+Delete'],
  [{ key: 'ArrowLeft', altKey: true }, 'Alt+ArrowLeft'],
  [{ key: '+', ctrlKey: true }, 'Ctrl++'],
  [{ key: 'Shift', shiftKey: true }, null],
])('%o is named %s', (pressed, name) => {
  expect(keyName({ ...FREE, ...pressed })).toBe(name)
})

test('names are shown with spaces', () => {
  expect([shownKey('Ctrl+Shift+Z'), shownKey('+'), shownKey('Ctrl++')]).toEqual(['Ctrl Shift Z', '+', 'Ctrl +'])
})

test('no two commands have the same key at first, and none has a fixed one', () => {
  const all = COMMANDS.flatMap((command) => DEFAULT_KEYS[command])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((key) => !canBeAssigned(key))).toEqual([])
})

describe('a changed key', () => {
  test('replaces the keys of its command, and is taken from the command that had it', () => {
    const changed = withKey({}, 'split', 'Q')
    expect([keysOf(changed, 'split'), keysOf(changed, 'trim-start')]).toEqual([['Q'], []])
    expect([commandOf(changed, 'Q'), commandOf(changed, 'S')]).toEqual(['split', undefined])
    expect(commandOf(withKey(changed, 'trim-start', 'S'), 'S')).toBe('trim-start')
  })

  test('of several keys takes only that one from the other command', () => {
    expect(keysOf(withKey({}, 'split', 'Backspace'), 'delete')).toEqual(['Delete'])
  })

  test('that a command has by default in a later release stays with the command it was given to', () => {
    const changed = { marker: ['B'] }
    expect([commandOf(changed, 'B'), keysOf(changed, 'marker'), keysOf(changed, 'cut-to-beat')]).toEqual(['marker', ['B'], []])
    expect(withKey(changed, 'cut-to-beat', 'B')).toEqual({ marker: [], 'cut-to-beat': ['B'] })
  })

  test('is kept in this browser until all are reset', () => {
    changeKeys(withKey({}, 'split', 'H'))
    expect(readKeys()).toEqual({ split: ['H'] })
    expect(pressedCommand({ ...FREE, key: 'h' })).toBe('split')
    changeKeys({})
    expect(localStorage.getItem('editor-keys')).toBeNull()
    expect([pressedCommand({ ...FREE, key: 'h' }), pressedCommand({ ...FREE, key: 's' })]).toEqual([undefined, 'split'])
    expect(changedKeys.getState()).toEqual({})
  })

  test.each(['no JSON', '[]', 'null', '{"split":"B"}', '{"unknown":["B"]}', '{"split":[1]}'])(
    'that is stored as %s is ignored',
    (stored) => {
      localStorage.setItem('editor-keys', stored)
      expect(readKeys()).toEqual({})
    },
  )
})

test('where the browser blocks its storage, the default keys count', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(readKeys()).toEqual({})
  vi.restoreAllMocks()
})
