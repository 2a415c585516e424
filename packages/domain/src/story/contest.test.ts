import { expect, test } from 'vitest'
import { CONTEST_ID, contestsAtPublish } from './contest.ts'

test('publishing enters music videos and stories from scratch once, others not, and nobody where there is no contest (H-195, HD-52)', () => {
  const contests = ['contest:other']
  expect(contestsAtPublish({ category_id: 'music_video', contests }, true)).toEqual(['contest:other', CONTEST_ID])
  expect(contestsAtPublish({ category_id: 'create_from_scratch', contests: [CONTEST_ID] }, true)).toEqual([CONTEST_ID])
  expect(contestsAtPublish({ category_id: 'character_vlog', contests }, true)).toEqual(contests)
  expect(contestsAtPublish({ category_id: 'music_video', contests }, false)).toEqual(contests)
})
