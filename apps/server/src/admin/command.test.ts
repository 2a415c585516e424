import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

test.each([
  [['grant', 'ada@films.test', '500'], { command: 'grant', first: 'ada@films.test', second: '500' }],
  [['make-staff', 'ada@films.test'], { command: 'make-staff', first: 'ada@films.test', second: '' }],
  [['reset-link', 'ada@films.test'], { command: 'reset-link', first: 'ada@films.test', second: '' }],
  [['remove-second-factor', 'ada@films.test'], { command: 'remove-second-factor', first: 'ada@films.test', second: '' }],
  [['backup', 'a.tar'], { command: 'backup', first: 'a.tar', second: '' }],
  [['backup'], { command: 'backup', first: '', second: '' }],
  [['check-backup', '/srv/backups'], { command: 'check-backup', first: '/srv/backups', second: '' }],
  [['restore', 'a.tar'], { command: 'restore', first: 'a.tar', second: '' }],
  [['move-storage', 'disk'], { command: 'move-storage', first: 'disk', second: '' }],
  [['upgrade-postgres'], { command: 'upgrade-postgres', first: '', second: '' }],
  [['doctor'], { command: 'doctor', first: '', second: '' }],
])('%o is a command', (args, expected) => {
  expect(parseCommand(args)).toEqual(expected)
})

test.each([
  [[]],
  [['grant']],
  [['grant', 'ada@films.test']],
  [['make-staff']],
  [['reset-link']],
  [['restore']],
  [['move-storage']],
  [['move-storage', 'moon']],
  [['destroy', 'a', 'b']],
])('%o is none', (args) => {
  expect(parseCommand(args)).toBeNull()
})
