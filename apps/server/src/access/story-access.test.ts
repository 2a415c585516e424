import { expect, test } from 'vitest'
import { type StoryRow, type Viewer, canRead, findReadable, isOwnOrTeam, requireOwn, requireReadable } from './story-access.ts'

const PRIVATE = { id: 's', userId: 'owner', teamId: 'team', isPublished: false, isPublic: false, isTemplate: false } as StoryRow
const VIEWERS: Record<string, Viewer> = {
  visitor: null,
  stranger: { id: 'stranger', teamId: 'other' },
  solo: { id: 'solo', teamId: null },
  mate: { id: 'mate', teamId: 'team' },
  owner: { id: 'owner', teamId: null },
}
const namesOf = (holds: (viewer: Viewer) => boolean) => Object.keys(VIEWERS).filter((name) => holds(VIEWERS[name]!))

/** A database whose only query finds these rows. */
const databaseOf = (...rows: readonly StoryRow[]) =>
  ({ select: () => ({ from: () => ({ where: async () => rows }) }) }) as unknown as Parameters<typeof findReadable>[0]

test('a private story is read by its owner and their team', () => {
  expect(namesOf((viewer) => canRead(PRIVATE, viewer))).toEqual(['mate', 'owner'])
  expect(namesOf((viewer) => isOwnOrTeam(PRIVATE, viewer))).toEqual(['mate', 'owner'])
})

test('accounts without a team do not share one', () => {
  expect(namesOf((viewer) => canRead({ ...PRIVATE, teamId: null }, viewer))).toEqual(['owner'])
})

test.each(['isPublished', 'isPublic', 'isTemplate'] as const)('everybody reads a story that %s, which is still not theirs', (flag) => {
  expect(namesOf((viewer) => canRead({ ...PRIVATE, [flag]: true }, viewer))).toEqual(Object.keys(VIEWERS))
  expect(namesOf((viewer) => isOwnOrTeam({ ...PRIVATE, [flag]: true }, viewer))).toEqual(['mate', 'owner'])
})

test('an unreadable story is not found', async () => {
  expect(await findReadable(databaseOf(PRIVATE), 's', VIEWERS['mate']!)).toBe(PRIVATE)
  expect(await requireReadable(databaseOf(PRIVATE), 's', VIEWERS['mate']!)).toBe(PRIVATE)
  for (const database of [databaseOf(PRIVATE), databaseOf()]) {
    expect(await findReadable(database, 's', null)).toBeNull()
    await expect(requireReadable(database, 's', null)).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  }
})

test.each([
  ['visitor', 'UNAUTHORIZED'],
  ['stranger', 'STORY_NOT_FOUND'],
  ['mate', 'FORBIDDEN'],
])('for a %s an own story is required: %s', async (name, code) => {
  await expect(requireOwn(databaseOf(PRIVATE), 's', VIEWERS[name]!)).rejects.toMatchObject({ code })
})

test('the owner gets the story', async () => {
  expect(await requireOwn(databaseOf(PRIVATE), 's', VIEWERS['owner']!)).toBe(PRIVATE)
})
