import { expect, it } from 'vitest'
import { joinState } from './join-state.ts'

it.each([
  ['a visitor signs in first', null, false, 'visitor'],
  ['somebody without a team can join', { team_id: null }, false, 'ready'],
  ['a member of this team is told so', { team_id: 't' }, true, 'own'],
  ['a member of another team has to leave it first', { team_id: 'u' }, false, 'other'],
] as const)('%s', (_claim, me, is_own, state) => expect(joinState(me, { is_own })).toBe(state))
