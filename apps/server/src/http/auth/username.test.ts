import { expect, test } from 'vitest'
import { usernameFrom, usernameWithSuffix } from './username.ts'

test.each([
  ['Ada Lovelace', 'adalovelace'],
  ['Zoë', 'zoe'],
  ['李', 'creator'],
  ['Fable Cut', 'creatorfablecut'],
  ['Al', 'creatoral'],
  ['Ali', 'ali'],
  ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwx'],
])('%s becomes %s', (name, username) => expect(usernameFrom(name)).toBe(username))

test('a taken name gets six digits', () => {
  expect(usernameWithSuffix('ada')).toMatch(/^ada[1-9]\d{5}$/)
})
