import { expect, test } from 'vitest'
import { type MediaFacts, type Viewer, mediaAccess } from './media-access.ts'

const story = { ownerId: 'owner', teamId: 'team', isPublic: false, isPublished: false, isTemplate: false, isDeleted: false }
const viewers: Record<string, Viewer> = {
  visitor: null,
  stranger: { id: 'stranger', teamId: 'other' },
  mate: { id: 'mate', teamId: 'team' },
  owner: { id: 'owner', teamId: 'team' },
}
const accessOf = (facts: Partial<MediaFacts>) => {
  const media: MediaFacts = {
    ownerId: 'owner',
    isDeleted: false,
    isShown: false,
    isAvatar: false,
    isSharedCharacter: false,
    isLibraryPart: false,
    story,
    ...facts,
  }
  return Object.values(viewers).map((viewer) => mediaAccess(media, viewer))
}

test.each<[string, Partial<MediaFacts>, string[]]>([
  ['a take of a private story', {}, ['none', 'none', 'private', 'private']],
  ['the export of a private story', { isShown: true }, ['none', 'none', 'private', 'private']],
  ['a take of a shared story', { story: { ...story, isPublic: true } }, ['none', 'none', 'private', 'private']],
  ['the export of a shared story', { isShown: true, story: { ...story, isPublic: true } }, ['public', 'public', 'public', 'public']],
  ['the export of a published story', { isShown: true, story: { ...story, isPublished: true } }, ['public', 'public', 'public', 'public']],
  ['the thumbnail of a template', { isShown: true, story: { ...story, isTemplate: true } }, ['public', 'public', 'public', 'public']],
  [
    'anything of a deleted story',
    { isShown: true, story: { ...story, isPublic: true, isDeleted: true } },
    ['none', 'none', 'none', 'none'],
  ],
  ['a deleted take', { isDeleted: true }, ['none', 'none', 'none', 'none']],
  ['an upload outside of stories', { story: null }, ['none', 'none', 'none', 'private']],
  ['the picture of an account', { story: null, isAvatar: true }, ['public', 'public', 'public', 'public']],
  ['the picture of a shared character', { story: null, isSharedCharacter: true }, ['public', 'public', 'public', 'public']],
  ['a deleted picture of an account', { story: null, isAvatar: true, isDeleted: true }, ['none', 'none', 'none', 'none']],
  ['a part of a song of the library', { story: null, isLibraryPart: true }, ['public', 'public', 'public', 'public']],
  ['a deleted part of a song', { story: null, isLibraryPart: true, isDeleted: true }, ['none', 'none', 'none', 'none']],
  ['a take of a solo story', { story: { ...story, teamId: null } }, ['none', 'none', 'none', 'private']],
])('%s: visitor, stranger, team-mate, owner', (_what, facts, expected) => {
  expect(accessOf(facts)).toEqual(expected)
})

test('two accounts without a team do not share one', () => {
  expect(
    mediaAccess(
      {
        ownerId: 'a',
        isDeleted: false,
        isShown: false,
        isAvatar: false,
        isSharedCharacter: false,
        isLibraryPart: false,
        story: { ...story, ownerId: 'a', teamId: null },
      },
      { id: 'b', teamId: null },
    ),
  ).toBe('none')
})
