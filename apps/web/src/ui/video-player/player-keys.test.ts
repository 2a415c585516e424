import { describe, expect, test } from 'vitest'
import { commandOfKey, positionAfterKey } from './player-keys.ts'

describe('keys of the player', () => {
  test('leave the arrows to previous and next story, except in full screen', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Tab', 'Enter', 'Escape'].map((key) => commandOfKey(key, false))).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    expect(commandOfKey('ArrowLeft', true)).toEqual({ bySeconds: -5 })
    expect(commandOfKey('ArrowRight', true)).toEqual({ bySeconds: 5 })
  })

  test('play, mute and fill the screen, with Caps Lock too', () => {
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

describe('keys on the position', () => {
  test('go 5 s or a tenth, never out of the film', () => {
    expect(positionAfterKey('ArrowRight', 10, 60)).toBe(15)
    expect(positionAfterKey('ArrowLeft', 3, 60)).toBe(0)
    expect(positionAfterKey('PageUp', 10, 60)).toBe(16)
    expect(positionAfterKey('ArrowUp', 58, 60)).toBe(60)
    expect(positionAfterKey('End', 3, 60)).toBe(60)
    expect(positionAfterKey('Home', 30, 60)).toBe(0)
    expect(positionAfterKey('m', 30, 60)).toBeNull()
  })
})
