import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'

/** Written after the vocabularies and never used to extend them. */
const LINES = readFileSync(new URL('fixtures/unseen/phrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('phrases that the vocabularies were not made with are mostly found, and near misses pass', async () => {
  const moderator = createModerator()
  const results = await Promise.all(
    LINES.map(async (line) => {
      const [, language, label, text] = /^(\w\w) (bad|ok): (.*)$/.exec(line)!
      return { language, label, text, isFlagged: (await moderator.checkText(text!)).flagged.length > 0 }
    }),
  )
  const harmful = results.filter(({ label }) => label === 'bad')
  const found = harmful.filter(({ isFlagged }) => isFlagged)
  const alarms = results.filter(({ label, isFlagged }) => label === 'ok' && isFlagged)
  console.log(`measured: unseen harmful phrases found, of ${harmful.length} | ${found.length}`)
  console.log(`measured: unseen near misses flagged, of ${results.length - harmful.length} | ${alarms.length}`)
  expect(found.length).toBeGreaterThanOrEqual(62)
  expect(alarms).toEqual([])
})
