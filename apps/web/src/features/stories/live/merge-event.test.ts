import { expect, it } from 'vitest'
import { mergeIntoCard, type RunEvent } from './merge-event.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'

const card = {
  id: 's1',
  title: 'Old',
  status: 'processing:generating_images',
  status_message: null,
  workflow_run_id: 'w1',
  card_image_url: '/media/m0/a.webp',
} as StoryCardData

const shot = (id: string, url: string | null, isHidden = false) => ({ shot_id: id, active_image_url: url, is_hidden: isHidden })
const story = (fields: object) =>
  ({ id: 's1', storyboard: { shots: [], shots_map: {} }, video_editor_timeline: { tracks: [] }, ...fields }) as unknown as RunEvent['story']
const event = (fields: Partial<RunEvent>): RunEvent => ({ workflowRunId: 'w1', status: 'completed', story: null, error: null, ...fields })

it('a failure without a story marks the card as failed', () => {
  expect(mergeIntoCard(card, event({ status: 'failed:generating_images', error: 'No shot' }))).toMatchObject({
    status: 'failed:generating_images',
    status_message: 'No shot',
    title: 'Old',
  })
})

it('any other update merges the story and keeps untouched fields', () => {
  const merged = mergeIntoCard(
    card,
    event({ story: story({ title: 'New', status: 'completed', last_export_thumbnail_url: '/media/t.webp' }) }),
  )
  expect(merged).toMatchObject({ title: 'New', status: 'completed', card_image_url: '/media/t.webp', workflow_run_id: 'w1' })
  expect(merged).not.toHaveProperty('storyboard')
})

it("the first visible image becomes the card's image", () => {
  const storyboard = { shots: ['a', 'b'], shots_map: { a: shot('a', '/media/a.webp', true), b: shot('b', '/media/b.webp') } }
  expect(mergeIntoCard(card, event({ story: story({ storyboard }) })).card_image_url).toBe('/media/b.webp')
  expect(mergeIntoCard(card, event({ story: story({}) })).card_image_url).toBe('/media/m0/a.webp')
})

it('an event of another run changes nothing', () => {
  expect(mergeIntoCard(card, event({ workflowRunId: 'w2', status: 'failed' }))).toBe(card)
})
