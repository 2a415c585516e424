import { expect, test } from 'vitest'
import { aShot, aStory, audioTrack, caption, clip, captionTrack, song, upperTrack } from '../testing/fixture.ts'
import { applyEdit } from '../values/apply-edit.ts'
import type { Edit } from '../values/edits.ts'
import { compareDocuments } from './compare-documents.ts'

const story = aStory(
  [aShot('s1'), aShot('s2'), aShot('s3')],
  [
    upperTrack('top', [clip(['T', 0, 30, { mediaAssetId: 'v-s3' }])]),
    audioTrack('music', [song(['M', 0, 60])]),
    captionTrack('lines', [caption(['c1', 0, 30]), caption(['c2', 30, 30])]),
  ],
)

function after(...edits: readonly Edit[]) {
  return edits.reduce((document, edit) => {
    const edited = applyEdit(document, edit)
    if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
    return edited.value
  }, story)
}
const compare = (...edits: readonly Edit[]) => compareDocuments(story, after(...edits))
const NOTHING = { added: 0, removed: 0, changed: 0 }
const madeBy = { newId: 'n', failures: {} }

test('a document is the same as its copy', () => {
  expect(compareDocuments(story, structuredClone(story))).toMatchObject({
    isSame: true,
    items: { ...NOTHING, moved: 0 },
    captions: NOTHING,
  })
})

test('a removed shot shortens the film; what follows it has not moved', () => {
  const comparison = compare({ type: 'deleteItems', itemIds: ['V1'], nowSeconds: 1 })
  expect(comparison).toMatchObject({
    addedShots: [],
    removedShots: [{ shotId: 's1' }],
    changedShots: [],
    isReordered: false,
    isSame: false,
  })
  expect(comparison.items).toEqual({ ...NOTHING, moved: 0 })
  expect(comparison.seconds.after).toBeLessThan(comparison.seconds.before)
  const back = compareDocuments(after({ type: 'deleteItems', itemIds: ['V1'], nowSeconds: 1 }), story)
  expect(back).toMatchObject({ addedShots: [{ shotId: 's1' }], removedShots: [] })
})

test('the order of shots, their pictures and their texts are told apart', () => {
  expect(compare({ type: 'moveShot', shotId: 's3', toIndex: 0, ...madeBy })).toMatchObject({ isReordered: true, changedShots: [] })
  const edited = compare({ type: 'updateShotTexts', shotId: 's2', texts: { voiceOver: 'A heron.' }, ...madeBy })
  expect(edited.changedShots).toMatchObject([{ before: { shotId: 's2' }, aspects: ['voice'] }])
  const other = {
    ...story,
    shots: { ...story.shots, s2: { ...story.shots['s2']!, activeImageId: 'other', imagePrompt: 'A heron at dusk' } },
  }
  expect(compareDocuments(story, other).changedShots).toMatchObject([{ aspects: ['picture', 'prompt'] }])
})

test('moved, changed, added and removed items are counted', () => {
  expect(
    compare({
      type: 'moveItem',
      itemId: 'T',
      position: { kind: 'gap', trackId: 'top', startFrame: 60, atFrame: 60 },
      newId: 'n',
      nowSeconds: 1,
    }).items,
  ).toEqual({ ...NOTHING, moved: 1 })
  expect(compare({ type: 'setVolume', itemIds: ['M', 'V1'], volume: 0.5 }).items).toEqual({ ...NOTHING, changed: 2, moved: 0 })
  expect(compare({ type: 'deleteItems', itemIds: ['T'], nowSeconds: 1 }).items).toEqual({ ...NOTHING, removed: 1, moved: 0 })
})

test('captions are counted by what they say', () => {
  expect(compare({ type: 'editCaptionText', itemId: 'c1', text: 'other words' }).captions).toEqual({ ...NOTHING, changed: 1 })
  expect(compare({ type: 'deleteItems', itemIds: ['c2'], nowSeconds: 1 }).captions).toEqual({ ...NOTHING, removed: 1 })
})

test('a muted track and hidden captions are other settings', () => {
  const withTracks = (change: object) => ({
    ...story,
    timeline: { ...story.timeline, tracks: story.timeline.tracks.map((track) => (track.id === 'music' ? { ...track, ...change } : track)) },
  })
  expect(compareDocuments(story, withTracks({ isMuted: true }))).toMatchObject({ hasOtherSettings: true, isSame: false })
  expect(compareDocuments(story, withTracks({ isMuted: false, height: 'tall', name: 'Song' }))).toMatchObject({
    hasOtherSettings: false,
    isSame: true,
  })
  expect(compare({ type: 'setCaptionsEnabled', enabled: false })).toMatchObject({ hasOtherSettings: true })
})
