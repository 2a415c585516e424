import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'

const root = new URL('../../../../', import.meta.url)
const SETS = ['tests/accuracy/directing/', 'tests/accuracy/languages/']
const moderator = createModerator()

/** All sentences of a JSON document: its strings with a space or of an unspaced language. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 8 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesOf)
}

test('the scripts of the project in all languages are not flagged, but for those that name what is refused', async () => {
  const flagged: string[] = []
  let count = 0
  for (const folder of SETS)
    for (const name of readdirSync(new URL(folder, root))) {
      const sentences = [...new Set(sentencesOf(JSON.parse(readFileSync(new URL(folder + name, root), 'utf8'))))]
      count += sentences.length
      for (const sentence of sentences) {
        const { flagged: classes, words } = await moderator.checkText(sentence)
        if (classes.length > 0) flagged.push(`${name}: ${sentence} -> ${classes.join()}: ${words.join()}`)
      }
    }
  console.log(`measured: sentences of the project flagged, of ${count} | ${flagged.length}`)
  expect(flagged).toEqual([])
})
