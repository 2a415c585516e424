import { expect, test } from 'vitest'
import { startProperties } from './start-properties.ts'

test('start events carry category, preview flag and credits', () => {
  expect(startProperties('script_to_video', { script_content: 'mine alone' }, { isPreview: false, expectedCredits: 1120 })).toEqual({
    category_id: 'script_to_video',
    is_preview: false,
    credits_num: 1120,
  })
})

test('start events of a music video carry its type, including lyrics videos', () => {
  const mode = { isPreview: true, expectedCredits: null }
  expect(startProperties('music_video', { video_type: 'singing-dancing' }, mode)).toEqual({
    category_id: 'music_video',
    video_type: 'singing-dancing',
    is_preview: true,
  })
  expect(startProperties('lyrics_video', {}, mode)).toMatchObject({ category_id: 'music_video', video_type: 'lyrics-video' })
})
