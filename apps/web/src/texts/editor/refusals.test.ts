import { insertAt } from '@fablecut/domain/timeline/edit/operations/insert-at'
import { trimItem } from '@fablecut/domain/timeline/edit/operations/trims/trim-item'
import { updateShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { refusalText } from './refusals.ts'

const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])]), audioTrack('music', [song(['X', 0, 90]), song(['Y', 180, 60])])])
const insert = (trackId: string, mediaAssetId: string) =>
  insertAt(film, { trackId, mediaAssetId, startFrame: 90, atFrame: 120, newId: 'n' })

test.each([
  ['Track with ID x not found', insert('x', 'song-60')],
  ['Timeline item with ID x not found', trimItem(film, { itemId: 'x', edge: 'right', frames: 5 })],
  ['Media asset with ID x not found', insert('main', 'x')],
  ['Shot with ID x not found', updateShotTexts({}, { shotId: 'x', texts: { imagePrompt: 'A fox' } })],
])('%s (E-313)', (text, edited) => {
  expect(edited.ok || refusalText(edited.refusal)).toBe(text)
})

test('an insert without enough space names the required and the free frames (E-316)', () => {
  const edited = insert('music', 'song-100')
  expect(edited.ok || refusalText(edited.refusal)).toBe('There is not enough room here: 100 frames are needed, 90 are free')
})
