import { expect, test } from 'vitest'
import { aTimeline, audioTrack, caption, captionTrack, clip, layoutOf, primaryTrackOf, song, unwrap } from '../testing/fixture.ts'
import { deleteItems } from './delete-items.ts'
import { linkItems } from './link-items.ts'
import { unlinkItems } from './unlink-items.ts'

const groups = ({ tracks }: ReturnType<typeof aTimeline>) =>
  tracks.flatMap(({ items }) => items.map(({ id, groupId }) => `${id} ${groupId ?? '-'}`)).join(', ')
const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 60])]),
  captionTrack('lines', [caption(['c', 60, 30, { groupId: 'g' }])]),
  audioTrack('music', [song(['M', 70, 40, { groupId: 'g' }])]),
])

test('linked items are one group, and what is left alone of an old group has none', () => {
  const linked = unwrap(linkItems(film, { itemIds: ['B', 'M'], newId: 'N' }))
  expect(groups(linked)).toBe('A -, B group_N, c -, M group_N')
  expect(layoutOf(unwrap(deleteItems(linked, { itemIds: ['A'] })))).toBe('B 0-60 | c 60-90 | M 10-50')
})

test('unlinking dissolves the whole group', () => {
  expect(groups(unwrap(unlinkItems(film, { itemIds: ['M'] })))).toBe('A -, B -, c -, M -')
})

test('refusals say what is missing', () => {
  const link = (...itemIds: string[]) => linkItems(film, { itemIds, newId: 'N' })
  expect(link('A', 'B')).toMatchObject({ refusal: { code: 'several_clips' } })
  expect(link('A', 'x')).toMatchObject({ refusal: { code: 'nothing_to_link' } })
  expect(link('x')).toMatchObject({ refusal: { code: 'item_not_found' } })
  expect(unlinkItems(film, { itemIds: ['A'] })).toMatchObject({ refusal: { code: 'nothing_to_unlink' } })
  expect(unlinkItems(film, { itemIds: ['x'] })).toMatchObject({ refusal: { code: 'item_not_found' } })
})
