import { expect, test } from 'vitest'
import { CATEGORY_IDS } from './category.ts'
import { CONTEST_ID, type ContestChange, contestsAfter, isContestCategory } from './contests.ts'

const after = (change: Partial<ContestChange>) =>
  contestsAfter({ category: 'music_video', stored: [], requested: null, isPublishing: false, isOpen: true, ...change })

test('music videos and blank stories may enter, others may not', () => {
  expect(CATEGORY_IDS.filter(isContestCategory).toSorted()).toEqual(['create_from_scratch', 'music_video'])
})

test('publishing enters the contest once', () => {
  expect(after({ isPublishing: true })).toEqual({ ok: true, value: [CONTEST_ID] })
  expect(after({ isPublishing: true, stored: [CONTEST_ID], requested: [CONTEST_ID, CONTEST_ID] })).toEqual({
    ok: true,
    value: [CONTEST_ID],
  })
  expect(after({ isPublishing: true, category: 'character_vlog' })).toEqual({ ok: true, value: [] })
})

test('a story keeps its contest when it is unpublished, and when the contest is over', () => {
  expect(after({ stored: [CONTEST_ID] })).toEqual({ ok: true, value: [CONTEST_ID] })
  expect(after({ stored: [CONTEST_ID], isOpen: false, isPublishing: true })).toEqual({ ok: true, value: [CONTEST_ID] })
})

test('without a contest, or in another category, the id is left out', () => {
  expect(after({ requested: [CONTEST_ID], isPublishing: true, isOpen: false })).toEqual({ ok: true, value: [] })
  expect(after({ requested: [CONTEST_ID], category: 'asmr_video' })).toEqual({ ok: true, value: [] })
})

test('an unknown contest id is rejected; a creator may leave', () => {
  expect(after({ requested: ['contest:other'] })).toEqual({ ok: false, refusal: { id: 'contest:other' } })
  expect(after({ stored: [CONTEST_ID], requested: [] })).toEqual({ ok: true, value: [] })
})
