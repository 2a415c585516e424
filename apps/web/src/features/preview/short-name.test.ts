import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Ana', 'Ana'],
  ['Poppy', 'Poppy'],
  ['Augustus', 'Augustus'],
  ['Alexander', 'Ale...'],
  ['👩‍🚀🦊🐉🦊🐉🦊🐉🦊', '👩‍🚀🦊🐉🦊🐉🦊🐉🦊'],
  ['👩‍🚀🦊🐉🦊🐉🦊🐉🦊x', '👩‍🚀🦊🐉...'],
  ['', ''],
])('a character named %s is listed as %s', (name, short) => expect(shortName(name)).toBe(short))
