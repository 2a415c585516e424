import { expect, test } from 'vitest'
import { compareVersions, requireNotNewer } from './schema-version.ts'

test.each([
  ['0.2.0', '0.2.0', 0],
  ['0.10.0', '0.9.9', 1],
  ['1.0.0', '1.0.1', -1],
  ['2.0.0-beta.1', '1.9.0', 1],
])('%s against %s is %i', (a, b, expected) => {
  expect(Math.sign(compareVersions(a, b))).toBe(expected)
})

test('a database whose migrations are unknown is refused also when its release is not known', () => {
  const own = { version: '0.2.0', migrations: ['1_house'] }
  const state = { migrations: ['1_house'], durableVersion: '30', release: null }
  expect(() => requireNotNewer(state, own)).not.toThrow()
  expect(() => requireNotNewer({ ...state, migrations: ['1_house', '2_garden'] }, own)).toThrow(
    /a newer Fablecut.*Start the release that wrote it/,
  )
  expect(() => requireNotNewer({ ...state, migrations: ['1_house', '2_garden'], release: '0.3.0' }, own)).toThrow(
    /written by Fablecut 0\.3\.0; this is the older 0\.2\.0.*Start Fablecut 0\.3\.0 or a later one, or restore a backup/,
  )
})
