import { expect, test } from 'vitest'
import { showExport, popupExports } from './popup-exports.ts'

test('the export progress of the share popup is shown for its story until the export ends (HD-38)', () => {
  showExport('s1', 75)
  showExport('s2', 30)
  showExport('s1', 76)
  expect(popupExports.getState()).toEqual({ s1: 76, s2: 30 })
  showExport('s1', null)
  expect(popupExports.getState()).toEqual({ s2: 30 })
})
