import { expect, test } from 'vitest'
import { exportReason, hasWatermarkDisabled } from './export-needed.ts'

const fresh = { last_export_url: '/media/film.mp4', is_export_outdated: false, removesWatermark: false }

const story = (enabled?: boolean) => ({ video_editor_timeline: { globalConfig: { watermark: { enabled } } } })

test('a current film with the requested watermark is used as it is (H-153, H-154)', () => {
  expect(exportReason(fresh, false)).toBeNull()
  expect(exportReason({ ...fresh, removesWatermark: true }, true)).toBeNull()
})

test('an outdated or missing film and a changed watermark need an export; toggling back does not (H-153, H-155)', () => {
  expect(exportReason({ ...fresh, is_export_outdated: true }, false)).toBe('outdated')
  expect(exportReason({ ...fresh, last_export_url: null }, false)).toBe('missing')
  expect([true, false].map((removed) => exportReason(fresh, removed))).toEqual(['watermark', null])
})

test("films have a watermark unless the story's setting turns it off (HD-40)", () => {
  expect([story(false), story(true), story(), {}].map(hasWatermarkDisabled)).toEqual([true, false, false, false])
})
