import { expect, test } from 'vitest'
import { z } from 'zod'
import { installZodErrorMessages } from './zod-error-messages.ts'

installZodErrorMessages()
const form = z.strictObject({
  title: z.string().min(1).max(3),
  kind: z.enum(['a', 'b']),
  shots: z.number().int().min(3).max(8),
  list: z.array(z.string()).max(1),
  own: z.string({ error: 'Please enter a title' }),
  code: z.string().min(2),
  pair: z.array(z.string()).min(1),
  on: z.boolean(),
  even: z.number().multipleOf(2),
})
const good = { title: 'x', kind: 'a', shots: 3, list: [], own: 'x', code: 'xy', pair: ['a'], on: true, even: 2 }

test.each([
  [{ title: 'long' }, 'Please use at most 3 characters'],
  [{ title: '' }, 'Please fill this in'],
  [{ title: 3 }, 'This has to be a text'],
  [{ title: undefined }, 'This is missing'],
  [{ kind: 'c' }, 'Please choose one of: a, b'],
  [{ shots: 9 }, 'Please use a number up to 8'],
  [{ shots: 2 }, 'Please use a number from 3'],
  [{ shots: 3.5 }, 'This has to be a whole number'],
  [{ list: ['a', 'b'] }, 'Please give at most 1'],
  [{ code: 'x' }, 'Please use at least 2 characters'],
  [{ pair: [] }, 'Please give at least 1'],
  [{ on: 'yes' }, 'This has to be true or false'],
  [{ list: 'a' }, 'This has to be a list'],
  [{ even: 3 }, 'This cannot be read'],
  [{ other: 1 }, 'This is not known here: other'],
  [{ own: 3 }, 'Please enter a title'],
])('%o: %s', (wrong, sentence) => {
  const read = form.safeParse({ ...good, ...wrong })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([sentence])
})
