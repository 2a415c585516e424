import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { EMPTY_PLAN, type PlanFigure, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { clipBrief } from '@fablecut/generation/briefs/clip-brief'
import { imageBrief } from '@fablecut/generation/briefs/image-brief'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import { expect, test } from 'vitest'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { generationOf } from '../categories/categories.ts'
import { buildRunView, buildShotRow } from '../testing/run-view.ts'
import { briefOf } from './shot-brief.ts'

const FIELDS = { prompt: { to: 'prompt' } }
const figure = (id: string, what: string, rest: Partial<PlanFigure> = {}): PlanFigure => ({
  id,
  what,
  action: 'walk',
  feeling: 'neutral',
  speaks: false,
  ...rest,
})
const planned = (shotId: string, plan: Partial<ShotPlan>, names: Parameters<typeof promptsOfPlan>[1] = []): ShotRow => {
  const whole = { ...EMPTY_PLAN, ...plan }
  return buildShotRow(shotId, { ...promptsOfPlan(whole, names), plan: whole, planVersion: SHOT_PLAN_VERSION })
}
const written = (view: RunView, shot = view.shots[0]!) => {
  const brief = briefOf(view, shot, generationOf(view).imageOptions(view).style)
  return { image: imageBrief(brief, FIELDS).prompt, clip: clipBrief(brief, FIELDS).prompt }
}
const character = (id: string, name: string) => ({ id, name }) as StoryInputs['character']

test('an explained story tells who its character and its other recurring persons are', () => {
  const old = figure('figure-1', 'old man')
  const cast = [figure('ember', 'fox'), old]
  const names = [{ id: 'ember', name: 'Ember' }]
  const shots = [planned('a', { cast, place: 'forest', hour: 'dawn' }, names), planned('b', { cast: [old] }), planned('c', { cast: [] })]
  const view = buildRunView({ inputs: { character: character('ember', 'Ember'), visualStyle: 'anime', style: 'anime' }, shots })
  expect(written(view)).toMatchSnapshot()
  expect(written(view, shots[1]).image).toContain(/The old man is [^.]+/u.exec(written(view).image)![0])
  expect(written(view, shots[2]).image).not.toMatch(/Ember|old man/u)
})

test('somebody who appears once is described by the prompt alone', () => {
  const view = buildRunView({ shots: [planned('a', { cast: [figure('figure-1', 'nurse')] }), planned('b', {})] })
  expect(written(view).image).not.toContain('The nurse is')
})

test('a vlog tells how its characters look, premade ones and those of pictures', () => {
  const tom = { ...character('tom', 'Tom')!, look: { skin: '#8f5b34', hairStyle: 'bald', hat: 'cap', glasses: true } }
  const names = [
    { id: 'poppy', name: 'Poppy' },
    { id: 'tom', name: 'Tom' },
  ]
  const shots = [
    planned(
      'a',
      { cast: [figure('poppy', 'person', { action: 'wave' })], camera: { size: 'close', angle: 'selfie', move: 'push' } },
      names,
    ),
    planned('b', { cast: [figure('poppy', 'person', { action: 'cook' }), figure('tom', 'person')], place: 'kitchen' }, names),
  ]
  const inputs = { character: character('poppy', 'Poppy'), additionalCharacters: [tom] } as StoryInputs
  const view = buildRunView({ category: 'character_vlog', inputs, shots })
  expect(written(view)).toMatchSnapshot()
  expect(written(view, shots[1])).toMatchSnapshot()
  expect(written(view).image).not.toContain('Tom')
})

test('a vlog without a character has the same person in every shot', () => {
  const shots = ['a', 'b'].map((id) => planned(id, { cast: [figure('story', 'person')] }))
  const view = buildRunView({ category: 'character_vlog', shots })
  const [first, second] = shots.map((shot) => /The person is [^.]+/u.exec(written(view, shot).image)?.[0])
  expect(first).toMatch(/skin/u)
  expect(second).toBe(first)
})

test('a song tells who of its characters a shot shows, in its style', () => {
  const names = [{ id: 'ember', name: 'Ember' }]
  const shots = [
    planned('a', { cast: [figure('ember', 'fox', { action: 'sing' })], place: 'stage' }, names),
    planned('b', { place: 'city' }),
  ]
  const inputs = { additionalCharacters: [character('ember', 'Ember')], style: 'edm' } as StoryInputs
  const view = buildRunView({ category: 'music_video', inputs, shots })
  expect(written(view)).toMatchSnapshot()
  expect(written(view, shots[1]).image).not.toContain('Ember')
})

test('a close-up is filled by its material', () => {
  const imagePrompt = 'Extreme close-up: A sharp knife slowly cuts through the glass, soft daylight, shallow depth of field'
  const shot = buildShotRow('a', { imagePrompt, videoPrompt: 'The camera does not move; A sharp knife slowly cuts through the glass' })
  const view = buildRunView({ category: 'asmr_video', inputs: { asmrType: 'cutting', scriptContent: 'glass' }, shots: [shot] })
  expect(written(view)).toMatchSnapshot()
})

test('in words written by hand a character is named by the whole name', () => {
  const inputs = { character: character('reed', 'Reed') }
  const of = (imagePrompt: string) => written(buildRunView({ inputs, shots: [buildShotRow('a', { imagePrompt })] })).image
  expect(of('Reed walks to the river')).toContain('Reed is a person with')
  expect(of('Reed在河边')).toContain('Reed is a person with')
  expect(of('A Reeder in the tall reed')).not.toContain('Reed is')
})

test('every premade character has words', () => {
  const looks = PREMADE_CHARACTERS.map(({ id, name }) => {
    const shot = buildShotRow('a', { imagePrompt: `${name} waves` })
    return briefOf(buildRunView({ inputs: { character: character(id, name) }, shots: [shot] }), shot, 'anime').cast[0]!.look
  })
  expect(new Set(looks).size).toBe(looks.length)
  expect(looks).toMatchSnapshot()
})
