import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { character } from '../../platform/database/schema.ts'
import { imageFile, outcomeOf, regenerate } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const MODELS = {
  image_model_config: { model: 'seedream4' },
  video_model_config: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5 } },
}
const API_KEY = 'fal-secret-key'

let fal: FalStandin
let studio: Studio
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: API_KEY })
  const connection = { provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiUrl: `${fal.origin}/v1`, model: null } as const
  studio = await openStudio({ connections: [{ ...connection, apiKey: API_KEY, kinds: ['image'] }] })
  await studio.worker()
})
afterAll(async () => {
  await studio.close()
  await fal.close()
})

type Input = { readonly prompt: string; readonly image_urls?: readonly string[] }
const inputsSince = (first: number): Input[] => fal.inputs.slice(first) as unknown as Input[]

/** Makes the pictures of a vlog; returns its story and what was sent. */
async function previewOf(userId: string, input: object = {}) {
  const first = fal.inputs.length
  const runId = await studio.startVlog(userId, { is_preview: true, advanced_settings: MODELS, ...input })
  await studio.follow(runId)
  const { rows } = await studio.pool.query<{ story_id: string; inputs: { character_sheet?: { media_id: string; names: string[] } } }>(
    'SELECT story_id, category_inputs AS inputs FROM run JOIN story ON story.id = run.story_id WHERE run.id = $1',
    [runId],
  )
  const { story_id: storyId, inputs } = rows[0]!
  const { rows: shots } = await studio.pool.query<{ shot_id: string; ai_model: string }>(
    `SELECT shot_id, ai_model FROM media WHERE story_id = $1 AND role = 'take' AND status = 'completed' AND ai_model LIKE 'fal/%'`,
    [storyId],
  )
  return { runId, storyId, sheet: inputs.character_sheet, sent: inputsSince(first), painted: shots }
}

test('a person without a picture gets one character sheet, which is a reference of each picture of theirs, and of further takes', async () => {
  const userId = await studio.account({ credits: 100_000 })
  const { runId, storyId, sheet, sent, painted } = await previewOf(userId)
  const [first, ...others] = sent
  expect(first!.prompt).toMatch(/^Character sheet: Poppy.*red dress, yellow scarf/u)
  expect(first).not.toHaveProperty('image_urls')
  expect(sheet?.names).toEqual(['Poppy'])
  expect(painted.length).toBeGreaterThan(1)
  expect(others).toHaveLength(painted.length)
  const ofPoppy = others.filter(({ prompt }) => prompt.includes('Poppy'))
  expect(ofPoppy.length).toBeGreaterThan(1)
  for (const { prompt, image_urls } of ofPoppy) {
    expect(prompt).toContain('the reference images only show how Poppy looks')
    expect(image_urls).toEqual([ofPoppy[0]!.image_urls![0]])
  }
  for (const { image_urls } of others.filter(({ prompt }) => !prompt.includes('Poppy'))) expect(image_urls).toBeUndefined()
  const { rows } = await studio.pool.query<{ kind: string }>(`SELECT kind FROM call WHERE run_id = $1 AND kind = 'sheet'`, [runId])
  expect(rows).toHaveLength(1)

  const before = fal.inputs.length
  const shotId = painted[0]!.shot_id
  expect((await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId, mediaTypes: ['image'] }))).failed).toEqual([])
  const [again, ...more] = inputsSince(before)
  expect(more).toEqual([])
  expect(again!.image_urls).toEqual([ofPoppy[0]!.image_urls![0]])
  expect(JSON.stringify((await studio.money(userId)).entries)).not.toContain('sheet')
})

test("a character's own pictures are references instead of a sheet", async () => {
  const userId = await studio.account({ credits: 100_000 })
  const url = await studio.upload(userId, 'ann.png', await imageFile('teal'))
  const [, , mediaId] = url.split('/')
  const look = { skin: '#8f5b34', hairStyle: 'bald' }
  const facts = { id: 'ann', userId, name: 'Ann', referenceMode: 'quick', type: 'custom-quick', status: 'completed' } as const
  await studio.db.insert(character).values({ ...facts, imageMediaId: mediaId!, look })
  const { sheet, sent } = await previewOf(userId, {
    character: { id: 'ann', name: 'Ann', type: 'custom-quick', reference_mode: 'quick' },
    vlog_topic: '@[Ann](ann) bakes bread in a sunny kitchen',
  })
  expect(sheet).toBeUndefined()
  const ofAnn = sent.filter(({ prompt }) => prompt.includes('Ann'))
  expect(ofAnn.length).toBeGreaterThan(1)
  for (const { image_urls } of ofAnn) expect(image_urls?.map((uri) => uri.slice(0, 11))).toEqual(['data:image/'])
})

test('without a sheet, which its provider refuses, pictures are made from words', async () => {
  const userId = await studio.account({ credits: 100_000 })
  fal.script([{ fault: 'refused', by: 'code' }], [{ fault: 'refused', by: 'code' }])
  const { sheet, sent, painted } = await previewOf(userId)
  expect(sheet).toBeUndefined()
  expect(sent.slice(0, 2).map(({ prompt }) => prompt.slice(0, 15))).toEqual(['Character sheet', 'Character sheet'])
  expect(painted.length).toBeGreaterThan(1)
  expect(sent.slice(2).every(({ image_urls }) => image_urls === undefined)).toBe(true)
})
