import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { expect, test } from 'vitest'
import { migrateStored } from './stored-timeline.ts'

test('a timeline of this release is returned, one of a later release refused', () => {
  const document = { tracks: [], mediaAssets: [], globalConfig: { fps: 30 } }
  expect(migrateStored({ document, schemaVersion: TIMELINE_VERSION })).toEqual(document)
  const later = { document, schemaVersion: TIMELINE_VERSION + 1 }
  expect(() => migrateStored(later)).toThrow(expect.objectContaining({ code: 'NEWER_DATA' }))
})
