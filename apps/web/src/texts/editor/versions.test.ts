import type { DocumentComparison } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import { expect, test } from 'vitest'
import { comparisonTexts } from './versions.ts'

const NOTHING = { added: 0, removed: 0, changed: 0 }
const SAME: DocumentComparison = {
  addedShots: [],
  removedShots: [],
  changedShots: [],
  isReordered: false,
  items: { ...NOTHING, moved: 0 },
  captions: NOTHING,
  hasOtherSettings: false,
  seconds: { before: 42, after: 42 },
  isSame: true,
}
const shot = {} as DocumentComparison['addedShots'][number]

test('a comparison says what differs in words', () => {
  const comparison: DocumentComparison = {
    ...SAME,
    isSame: false,
    addedShots: [shot],
    removedShots: [shot, shot],
    isReordered: true,
    items: { added: 0, removed: 1, changed: 2, moved: 3 },
    captions: { added: 0, removed: 0, changed: 4 },
    hasOtherSettings: true,
    seconds: { before: 42, after: 75 },
  }
  expect(comparisonTexts(comparison)).toEqual([
    '1 shot added, 2 shots removed.',
    'The shots are in another order.',
    '1 clip removed, 2 clips trimmed or changed.',
    '3 clips moved.',
    '4 captions changed.',
    'Settings of tracks or of the whole film differ.',
    '1:15 instead of 0:42, longer.',
  ])
})

test('two equal documents are said to be the same', () => {
  expect(comparisonTexts(SAME)).toEqual(['Nothing that is seen or heard differs.'])
})
