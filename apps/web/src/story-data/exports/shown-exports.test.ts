import { expect, test } from 'vitest'
import { showExport, shownExports } from './shown-exports.ts'

test('what the share popup says of an export is known of its story until that ends (HD-38)', () => {
  showExport('s1', 75)
  showExport('s2', 30)
  showExport('s1', 76)
  expect(shownExports.getState()).toEqual({ s1: 76, s2: 30 })
  showExport('s1', null)
  expect(shownExports.getState()).toEqual({ s2: 30 })
})
