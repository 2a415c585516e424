import { expect, it } from 'vitest'
import { authorOf, profileNameOf } from './author.ts'

const by = (display_name: string, username: string) => authorOf({ profile: { display_name, username, avatar_url: null, is_team: false } })

it('the author is a name, else an account, else the product', () => {
  expect(by('Ana', 'ana7')).toBe('Ana')
  expect(by('  ', 'ana7')).toBe('ana7')
  expect(by('', '')).toBe('Fablecut')
})

const pageOf = (is_team: boolean, username = 'ana') =>
  profileNameOf({ profile: { display_name: 'Ana', username, avatar_url: null, is_team } })

it('links to the profile of a person, never to a team', () => {
  expect([pageOf(false), pageOf(true), pageOf(false, '')]).toEqual(['ana', null, null])
})
