import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

test.each([
  [['grant', 'ada@films.test', '500'], { command: 'grant', first: 'ada@films.test', second: '500' }],
  [['make-staff', 'ada@films.test'], { command: 'make-staff', first: 'ada@films.test', second: '' }],
  [['backup', 'a.tar'], { command: 'backup', first: 'a.tar', second: '' }],
  [['restore', 'a.tar'], { command: 'restore', first: 'a.tar', second: '' }],
  [['doctor'], { command: 'doctor', first: '', second: '' }],
])('%o is a command', (args, expected) => {
  expect(parseCommand(args)).toEqual(expected)
})

test.each([[[]], [['grant']], [['grant', 'ada@films.test']], [['make-staff']], [['backup']], [['restore']], [['destroy', 'a', 'b']]])(
  '%o is none',
  (args) => {
    expect(parseCommand(args)).toBeNull()
  },
)
