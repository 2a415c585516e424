import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { type ReplicateStandin, startReplicateStandin } from '../../../../../tests/standins/replicate/start-replicate-standin.ts'
import { outcomeOf, regenerate } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const FLUX = { image_model_config: { model: 'fluxdev' } } as const

let fal: FalStandin
let replicate: ReplicateStandin
let studio: Studio
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: 'fal-secret-key' })
  replicate = await startReplicateStandin({ apiKey: 'r8-secret-key' })
  const common = { kinds: ['image'], model: null } as const
  studio = await openStudio({
    connections: [
      { ...common, provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiUrl: `${fal.origin}/v1`, apiKey: 'fal-secret-key' },
      { ...common, provider: 'replicate', name: 'REPLICATE_API_TOKEN', baseUrl: replicate.baseUrl, apiKey: 'r8-secret-key' },
    ],
  })
  await studio.worker()
})
afterAll(async () => {
  await studio.close()
  await fal.close()
  await replicate.close()
})
beforeEach(() => fal.script())

const falDoes = (fault: Fault): void => fal.script(...Array.from({ length: 30 }, () => [fault]))
const KEY_REVOKED: Fault = { fault: 'key_revoked', after: 0 }

type Take = { shot_id: string; ai_model: string; status: string; status_message: string | null }

async function picturesOf(advanced_settings: object) {
  const userId = await studio.account({ credits: 100_000 })
  const runId = await studio.start(userId, { is_preview: true, advanced_settings })
  await studio.follow(runId)
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  const storyId = rows[0]!.story_id
  return { userId, storyId, takes: await takesOf(storyId) }
}

const takesOf = async (storyId: string): Promise<Take[]> =>
  (
    await studio.pool.query<Take>(
      `SELECT shot_id, ai_model, status, status_message FROM media WHERE story_id = $1 AND resource_type = 'image' AND role = 'take' ORDER BY created_at, id`,
      [storyId],
    )
  ).rows

test('another provider of the same model makes what the first cannot; takes name it, and the first is paid nothing', async () => {
  const [paid, paidOther] = [fal.ledger.charges.length, replicate.ledger.charges.length]
  falDoes(KEY_REVOKED)
  const { takes, userId } = await picturesOf(FLUX)
  expect(takes.length).toBeGreaterThan(1)
  expect(takes.map(({ ai_model, status }) => [ai_model, status])).toEqual(
    takes.map(() => ['replicate/black-forest-labs/flux-dev', 'completed']),
  )
  expect(fal.ledger.charges).toHaveLength(paid)
  expect(replicate.ledger.charges.length - paidOther).toBe(takes.length)
  const { rows } = await studio.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM call_submission s JOIN call c ON c.id = s.call_id JOIN run ON run.id = c.run_id WHERE run.user_id = $1 AND s.state = 'kept'`,
    [userId],
  )
  expect(rows[0]!.n).toBe(takes.length)
})

test('a creator who wants to be asked gets a sentence with the choices, nothing is charged, and each choice makes the picture', async () => {
  falDoes({ fault: 'no_credit' })
  const before = replicate.ledger.charges.length
  const { userId, storyId, takes } = await picturesOf({ ...FLUX, when_unavailable: 'ask' })
  expect(replicate.ledger.charges).toHaveLength(before)
  expect(takes.length).toBeGreaterThan(1)
  for (const { status, status_message } of takes) {
    expect(status).toBe('failed')
    expect(status_message).toMatch(
      /^FLUX\.1 Dev could not make the picture of “.+”: its account has no credit left\. Try again, use FLUX\.1 Dev at Replicate or use the built-in painter: nothing was charged\.$/u,
    )
  }
  const { held, available, sum } = await studio.money(userId)
  expect([held, sum]).toEqual([0, available])
  expect(available).toBeGreaterThanOrEqual(99_000)

  const { shot_id: shotId } = takes[0]!
  const madeBy = async (made_by?: string) => {
    const picked = made_by === undefined ? {} : { made_by }
    const run = await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId, mediaTypes: ['image'], picked }))
    const last = (await takesOf(storyId)).findLast((take) => take.shot_id === shotId)!
    return run.takes.length === 1 ? last.ai_model : last.status_message
  }
  expect(await madeBy('replicate')).toBe('replicate/black-forest-labs/flux-dev')
  expect(await madeBy('builtin')).toBe('builtin/painter')
  expect(await madeBy()).toMatch(/could not make the picture/u)
  fal.script()
  expect(await madeBy()).toBe('fal/fal-ai/flux/dev')
})

test('a picture that a content policy forbids is not taken to another provider', async () => {
  falDoes({ fault: 'refused', by: 'code' })
  const before = replicate.ledger.charges.length
  const { takes } = await picturesOf(FLUX)
  expect(replicate.ledger.charges).toHaveLength(before)
  for (const { status_message } of takes) expect(status_message).toMatch(/would not make the picture of .+ nothing was charged/u)
})
