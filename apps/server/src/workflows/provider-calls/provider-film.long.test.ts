import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { outcomeOf, regenerate } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const MODELS = {
  image_model_config: { model: 'fluxdev' },
  video_model_config: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5 } },
}

let fal: FalStandin
let studio: Studio
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: 'fal-secret-key' })
  const connection = { provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiUrl: `${fal.origin}/v1`, model: null } as const
  studio = await openStudio({ connections: [{ ...connection, apiKey: 'fal-secret-key', kinds: ['image', 'clip'] }] })
  await studio.worker()
})
afterAll(async () => {
  await studio.close()
  await fal.close()
})

type TakeRow = { resource_type: string; ai_model: string; shot_id: string; metadata: { width: number; height: number; frames?: number } }
const takesOf = async (storyId: string): Promise<TakeRow[]> =>
  (
    await studio.pool.query<TakeRow>(
      `SELECT resource_type, ai_model, shot_id, metadata FROM media WHERE story_id = $1 AND role = 'take' AND status = 'completed' ORDER BY created_at`,
      [storyId],
    )
  ).rows

test('a film is made of images and clips of a provider; each job is paid once, and a further take too', async () => {
  const userId = await studio.account({ credits: 100_000 })
  const runId = await studio.start(userId, { advanced_settings: MODELS })
  expect((await studio.follow(runId)).status).toBe('completed')
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  const storyId = rows[0]!.story_id
  const takes = await takesOf(storyId)
  expect(takes.map(({ ai_model }) => ai_model.split('/')[0])).toEqual(takes.map(() => 'fal'))
  expect(takes.map(({ resource_type }) => resource_type).toSorted()).toEqual(['image', 'image', 'video', 'video'])
  for (const { metadata } of takes) expect(metadata).toMatchObject({ width: 320, height: 180 })
  expect(fal.ledger.charges).toHaveLength(4)
  const { available, held, sum } = await studio.money(userId)
  expect([held, sum]).toEqual([0, available])

  const shotId = takes[0]!.shot_id
  const again = await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId, mediaTypes: ['image'] }))
  expect(again.failed).toEqual([])
  expect(again.takes).toHaveLength(1)
  expect(fal.ledger.charges).toHaveLength(5)
  const { rows: submissions } = await studio.pool.query<{ state: string }>('SELECT state FROM call_submission')
  expect(submissions.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'kept'))
})

test('a picture that the provider refuses fails alone, in words, and costs nothing', async () => {
  const charged = fal.ledger.charges.length
  const userId = await studio.account({ credits: 100_000 })
  fal.script([{ fault: 'refused', by: 'code' }], [], [{ fault: 'refused', by: 'code' }], [{ fault: 'refused', by: 'code' }])
  const runId = await studio.start(userId, { advanced_settings: MODELS })
  await studio.follow(runId)
  const { rows } = await studio.pool.query<{ status_message: string }>(
    `SELECT status_message FROM media WHERE workflow_run_id = $1 AND status = 'failed' AND resource_type = 'image'`,
    [runId],
  )
  for (const { status_message } of rows) expect(status_message).toMatch(/would not make the picture of .+ nothing was charged/)
  const { rows: kept } = await studio.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM call_submission s JOIN call ON call.id = s.call_id WHERE call.run_id = $1 AND s.state = 'kept'`,
    [runId],
  )
  expect(fal.ledger.charges.length - charged).toBe(kept[0]!.n)
  expect((await studio.money(userId)).held).toBe(0)
})
