import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const thingsOf = (text: string) =>
  directScript(text)
    .at(-1)!
    .plan.things.map(({ what }) => what)

it('what only a clause of time or reason names does not stand beside the main clause', () => {
  expect(thingsOf('When the drums had fallen silent, the lantern burned on the table.')).toEqual(['lantern', 'table'])
  expect(thingsOf('She drank her tea because the bells were so loud.')).not.toContain('bell')
})

it('what happens behind when is told there', () => {
  expect(thingsOf('The old man was reading when the lamp fell.')).toContain('lamp')
})

it('it is seen where nothing else is', () => {
  expect(thingsOf('When the drums had fallen silent, it was over.')).toContain('drum')
})
