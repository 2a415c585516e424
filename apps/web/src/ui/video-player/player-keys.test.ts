import { describe, expect, test } from 'vitest'
import { commandOfKey, positionAfterKey } from './player-keys.ts'

describe('player shortcuts', () => {
  test('leave the arrow keys to previous and next story, except in full screen', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Tab', 'Enter', 'Escape'].map((key) => commandOfKey(key, false))).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    expect(commandOfKey('ArrowLeft', true)).toEqual({ bySeconds: -5 })
    expect(commandOfKey('ArrowRight', true)).toEqual({ bySeconds: 5 })
  })

  test('play, mute and toggle full screen, also with Caps Lock', () => {
    expect([' ', 'k', 'K', 'm', 'M', 'f', 'F'].map((key) => commandOfKey(key, false))).toEqual([
      'play',
      'play',
      'play',
      'mute',
      'mute',
      'screen',
      'screen',
    ])
  })
})

describe('keys on the seek bar', () => {
  test('seek by 5 s or a tenth, within the film', () => {
    expect(positionAfterKey('ArrowRight', 10, 60)).toBe(15)
    expect(positionAfterKey('ArrowLeft', 3, 60)).toBe(0)
    expect(positionAfterKey('PageUp', 10, 60)).toBe(16)
    expect(positionAfterKey('ArrowUp', 58, 60)).toBe(60)
    expect(positionAfterKey('End', 3, 60)).toBe(60)
    expect(positionAfterKey('Home', 30, 60)).toBe(0)
    expect(positionAfterKey('m', 30, 60)).toBeNull()
  })
})
