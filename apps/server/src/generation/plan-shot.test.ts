import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildShotRow, resultsOf } from '../workflows/testing/run-view.ts'
import { planShot } from './plan-shot.ts'

const OTHER_PLAN = { ...EXAMPLE_PLAN, place: 'harbour' }
type Row = ReturnType<typeof buildShotRow>

let written: object[]
let directed: object[]
let answers: (object | null)[] | Error
beforeEach(() => {
  ;[written, directed, answers] = [[], [], []]
})

const planned = (shotId: string, cast: readonly object[] = []) =>
  buildShotRow(shotId, { voiceOver: `Words of ${shotId}`, plan: { ...EXAMPLE_PLAN, cast }, planVersion: SHOT_PLAN_VERSION } as never)
const figure = (id: string) => ({ ...EXAMPLE_PLAN.cast[0]!, id })

function plan(shotId: string, rows: readonly Row[], { hasModel = false, inputs = {}, owner = 'ada' } = {}) {
  const languageModel = {
    countedFor: () => languageModel,
    directShots: async (request: object) => {
      directed.push(request)
      if (answers instanceof Error) throw answers
      return answers
    },
  }
  const story = { id: 'story', userId: owner, teamId: null, categoryInputs: inputs, deletedAt: null }
  const services = {
    db: resultsOf([story], rows),
    engines: {
      languageModel: hasModel ? languageModel : null,
      writer: { planShot: async (request: object) => (written.push(request), OTHER_PLAN) },
    },
    log: { warn() {} },
  }
  return planShot(services as never, { viewer: { id: 'ada', teamId: null }, storyId: 'story', shotId })
}

describe('without a language model the writer plans a shot', () => {
  const rows = [
    buildShotRow('a', { voiceOver: ' One ' }),
    buildShotRow('b', { voiceOver: '', isHidden: true }),
    buildShotRow('c', { voiceOver: ' ' }),
    buildShotRow('d', { voiceOver: 'Four' }),
  ]

  test('from the narration of the visible shots, or their prompts', async () => {
    expect(await plan('c', rows)).toEqual(OTHER_PLAN)
    expect(written).toEqual([{ narrations: ['One', 'Image of c', 'Four'], index: 1 }])
  })

  test('with the character of the story', async () => {
    await plan('a', rows, { inputs: { character: { id: 'own', name: 'Ember' } } })
    expect(written[0]).toMatchObject({ index: 0, character: { id: 'own', name: 'Ember' } })
  })

  test('that is hidden', async () => {
    await plan('b', rows)
    expect(written[0]).toMatchObject({ narrations: ['One', 'Image of b', 'Image of c', 'Four'], index: 1 })
  })

  test('in the context of thirty shots before and after it', async () => {
    const many = Array.from({ length: 80 }, (_, index) => buildShotRow(`s${index}`, { voiceOver: `Words ${index}` }))
    await plan('s40', many)
    await plan('s10', many)
    const [middle, early] = written as { narrations: string[]; index: number }[]
    expect([middle!.narrations.at(0), middle!.narrations.at(-1), middle!.index]).toEqual(['Words 10', 'Words 70', 30])
    expect([early!.narrations.at(0), early!.narrations.at(-1), early!.index]).toEqual(['Words 0', 'Words 40', 10])
  })

  test('unless it is not there, or belongs to somebody else', async () => {
    await expect(plan('gone', rows)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(plan('a', rows, { owner: 'bob' })).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  })
})

describe('a language model plans a shot', () => {
  const model = { hasModel: true }

  test('with the plan of the previous shot and the figures of the last six', async () => {
    answers = [OTHER_PLAN]
    const others = ['2', '3', '4', '5'].map((id) => planned(id))
    const rows = [planned('0', [figure('early')]), planned('1', [figure('fox')]), ...others, planned('6', [figure('fox')])]
    expect(await plan('z', [...rows, buildShotRow('z', { voiceOver: 'El viejo carpintero vive en una casa.' })], model)).toEqual(OTHER_PLAN)
    expect(directed).toMatchObject([
      { language: 'es', from: 7, to: 8, figures: [{ id: 'fox', what: 'old man' }], previous: { cast: [{ id: 'fox' }] } },
    ])
    expect(directed[0]).not.toHaveProperty('character')
    expect(written).toEqual([])
  })

  test('with the character of the story and without a previous shot', async () => {
    answers = [OTHER_PLAN]
    await plan('a', [planned('a')], { ...model, inputs: { character: { id: 'own', name: 'Ember' } } })
    expect(directed).toMatchObject([{ from: 0, to: 1, figures: [], character: { id: 'own', name: 'Ember' } }])
    expect(directed[0]).not.toHaveProperty('previous')
    await plan('b', [planned('a', [figure('fox')]), planned('b')], model)
    expect(directed[1]).toMatchObject({ figures: [{ id: 'fox' }], previous: { cast: [{ id: 'fox' }] } })
  })

  test('unless its answer is not usable, it fails, or there is nothing to read', async () => {
    answers = [null]
    expect(await plan('a', [planned('a')], model)).toEqual(OTHER_PLAN)
    answers = []
    await plan('a', [planned('a')], model)
    answers = new Error('no connection')
    await plan('a', [planned('a')], model)
    expect([directed.length, written.length]).toEqual([3, 3])
    await plan('a', [buildShotRow('a', { imagePrompt: ' ' })], model)
    expect([directed.length, written.length]).toEqual([3, 4])
  })
})
