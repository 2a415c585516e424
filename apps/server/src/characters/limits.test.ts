import { expect, test } from 'vitest'
import { requireRoom as requireRoomForAlbum } from '../media/albums.ts'
import { requireRoom as requireRoomForCharacter } from './create-character.ts'
import { premadeCharacters } from './premade-character.ts'
import { type CharacterRow, wireCharacter } from './wire-character.ts'

test.each([
  ['characters', requireRoomForCharacter],
  ['albums', requireRoomForAlbum],
])('an account has at most two hundred %s', (_, requireRoom) => {
  expect(() => requireRoom(199)).not.toThrow()
  expect(() => requireRoom(200)).toThrow(expect.objectContaining({ code: 'CONFLICT' }))
})

test('premade characters are found by a part of their name in any case', () => {
  const all = premadeCharacters()
  const [first] = all
  expect(all.length).toBeGreaterThan(1)
  expect(premadeCharacters(first!.name.slice(1).toUpperCase()).map(({ id }) => id)).toContain(first!.id)
  expect(premadeCharacters('no such name')).toEqual([])
  expect(first).toMatchObject({ is_public: true, image_url: `/characters/${first!.id}.webp` })
})

test('a character has its image while it exists, and is public while it is shared', () => {
  const character = { id: 'c', name: 'Ada', referenceMode: 'quick', type: 'custom-quick', status: 'completed', sharedAt: null }
  const media = { id: 'm', resourceType: 'image', mimeType: 'image/png', hash: 'h', isDeleted: false }
  const wireOf = (change: object, image: object | null = media) => {
    const { image_url, is_public } = wireCharacter({ character: { ...character, ...change }, media: image } as unknown as CharacterRow)
    return [image_url, is_public]
  }
  expect(wireOf({})).toEqual(['/media/m/image.png', false])
  expect(wireOf({ sharedAt: new Date() })).toEqual(['/media/m/image.png', true])
  for (const image of [null, { ...media, hash: null }, { ...media, isDeleted: true }]) expect(wireOf({}, image)).toEqual([null, false])
})
