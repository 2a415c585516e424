import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { expect, it } from 'vitest'
import { directScript, undrawnCandidatesOf } from '../direct-script.ts'
import { nameOf } from './candidate.ts'

const BEFORE = 'Some days are strange. Life goes on.'
const lastOf = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!
const namesOf = (sentence: string) => lastOf(sentence).shown.map(({ what }) => what)

it('the things that a list names are drawn at its items', () => {
  const sentence = 'They walked off with diamonds, gold and cash worth at least a hundred million dollars.'
  expect(lastOf(sentence).plan.graphic?.template).toBe('list')
  expect(namesOf(sentence)).toEqual(expect.arrayContaining(['diamond', 'cash']))
})

it('a card has at most three drawings', () => {
  for (const { plan } of directScript(`${BEFORE} The owl, the fox, the bear, the hen and the mouse never agreed about the old lamp.`))
    if (plan.form === 'words') expect(plan.cast.length + plan.things.length).toBeLessThanOrEqual(MAX_ILLUSTRATIONS)
})

it('who is only spoken of is no candidate', () => {
  const open = undrawnCandidatesOf(`${BEFORE} You can fix the tap yourself before calling an expensive plumber.`).at(-1)!.open
  expect(open.map(({ candidate }) => nameOf(candidate))).not.toContain('plumber')
})

it('what is already drawn is no candidate again', () => {
  for (const { drawn, open } of undrawnCandidatesOf(
    'A lighthouse stands on a cliff. It warns ships. Nobody lives in the lighthouse today.',
  ))
    for (const { candidate } of open) expect(drawn).not.toContain(nameOf(candidate))
})

it('a pronoun that nothing else explains means what the script began with', () => {
  const script =
    'Your kidneys are as large as a fist. High blood pressure and diabetes are silent. You can lose most of their power before you notice anything at all.'
  expect(directScript(script)[2]!.shown.map(({ what }) => what)).toEqual(['kidney'])
})

it('who is drawn beside words wears the clothes of the time', () => {
  const script = 'In the year 79 the people of Pompeii were baking bread. At noon the mountain exploded. Thousands fled to the harbor.'
  for (const { plan } of directScript(script)) for (const { traits } of plan.cast) expect(traits?.period).toBe('ancient')
})
