import { expect, test } from 'vitest'
import { usernameFrom } from './username.ts'

test.each([
  ['Ada Lovelace', 'adalovelace'],
  ['Zoë', 'zoe'],
  ['李', 'creator'],
  ['Fable Cut', 'creatorfablecut'],
])('%s becomes %s', (name, username) => expect(usernameFrom(name)).toBe(username))
