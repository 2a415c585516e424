import { expect, test } from 'vitest'
import { newHistory, record, undo } from '../history/history.ts'
import { aShot, aStory, clip, upperTrack } from '../testing/fixture.ts'
import { applyEdit, parseEdit } from '../values/apply-edit.ts'
import { restoreVersion } from './restore-version.ts'
import type { Result } from '../../../result.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

function valueOf(result: Result<StoryDocument, unknown>): StoryDocument {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

const version = aStory(
  [aShot('s1', { shotType: 'auto' }), aShot('s2')],
  [upperTrack('top', [clip(['T', 0, 30, { mediaAssetId: 'v-s1' }])])],
)
const now = aStory([
  aShot('s1', { shotType: 'auto', imagePrompt: 'A heron' }),
  aShot('s3', { shotType: 'auto' }),
  aShot('s4', { shotType: 'manual' }),
])
const assets = new Map([...now.timeline.mediaAssets, ...version.timeline.mediaAssets].map((asset) => [asset.id, asset]))
const known = { ...now, timeline: { ...now.timeline, mediaAssets: [...assets.values()] } }
const restore = { shots: version.shots, tracks: version.timeline.tracks, nowSeconds: 7 }

test('a version replaces shots and tracks; generated shots that it does not have are hidden, others deleted', () => {
  const { shots, timeline } = valueOf(restoreVersion(known, restore))
  expect(Object.keys(shots).toSorted()).toEqual(['s1', 's2', 's3'])
  expect([shots['s1'], shots['s2']]).toEqual([version.shots['s1'], version.shots['s2']])
  expect(shots['s3']).toMatchObject({ isHidden: true, hiddenAt: 7 })
  expect(timeline.tracks).toEqual(version.timeline.tracks)
  expect([timeline.mediaAssets, timeline.globalConfig]).toEqual([known.timeline.mediaAssets, known.timeline.globalConfig])
})

test('restoring what is there changes nothing', () => {
  const copy = JSON.parse(JSON.stringify({ shots: known.shots, tracks: known.timeline.tracks, nowSeconds: 7 }))
  expect(valueOf(restoreVersion(known, copy))).toBe(known)
})

test('it is one edit that undo takes back', () => {
  const after = valueOf(applyEdit(known, { type: 'restoreVersion', ...restore }))
  const step = undo(record(newHistory(), known, after), after)
  expect([step?.document.shots, step?.document.timeline.tracks]).toEqual([known.shots, known.timeline.tracks])
})

test.each([
  [
    'a file that is not there',
    { ...restore, tracks: [upperTrack('other', [clip(['X', 0, 30, { mediaAssetId: 'lost' }])]), ...restore.tracks] },
    'lost',
  ],
  ['a shot that is not there', { ...restore, shots: {} }, 's2'],
  ['no primary track', { ...restore, tracks: restore.tracks.filter(({ isPrimary }) => !isPrimary) }, 'primary'],
])('a version with %s is refused', (_, value, reason) => {
  expect(restoreVersion(known, value)).toMatchObject({
    ok: false,
    refusal: { code: 'invalid_version', message: expect.stringContaining(reason) },
  })
})

test('a value with an unknown field is no edit', () => {
  expect(parseEdit({ type: 'restoreVersion', ...restore }).ok).toBe(true)
  expect(parseEdit({ type: 'restoreVersion', ...restore, versionId: 'v' }).ok).toBe(false)
  expect(parseEdit({ type: 'restoreVersion', ...restore, tracks: [{ ...restore.tracks[0], items: [{ type: 'hologram' }] }] }).ok).toBe(
    false,
  )
})
