import { expect, test } from 'vitest'
import { findPreviewStory } from './find-preview-story.ts'

const story = (status: string, status_message: string | null = null) => ({ id: 's1', status, status_message })

function answers(list: readonly (ReturnType<typeof story> | null)[]) {
  const waits: number[] = []
  let asked = 0
  const read = async () => list[asked++] ?? null
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { search: () => findPreviewStory(read, wait), waits, asked: () => asked }
}

test('a preview opens as soon as its story is known, asking every two seconds', async () => {
  const { search, waits } = answers([null, null, story('processing:creating_story')])
  expect(await search()).toEqual({ outcome: 'found', storyId: 's1' })
  expect(waits).toEqual([2_000, 2_000])
})

test('a story that never appears is given up after sixty tries', async () => {
  const { search, asked } = answers([])
  expect(await search()).toEqual({ outcome: 'not-found' })
  expect(asked()).toBe(60)
})

test('a run that failed ends the search at once', async () => {
  const { search, asked } = answers([null, story('failed:creating_story', 'The writer failed')])
  expect(await search()).toEqual({ outcome: 'failed', message: 'The writer failed' })
  expect(asked()).toBe(2)
})
