import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

test.each([
  'Half of the town was burning, and people threw their chairs out of the windows.',
  'The flood came at night and took the bridge with it.',
  'Her grandfather died of cancer in the spring.',
  'Rescue teams are searching the rubble of a school.',
])('%s is neither calm nor joyful', (text) => {
  expect(directScript(text)[0]!.plan.mood).not.toMatch(/^(?:calm|happy)$/u)
})

test('what follows in a script of a disaster is not calm', () => {
  const plans = directScript('An earthquake shook the coast. People were told to move to higher ground.')
  expect(plans[1]!.plan.mood).toBe('tense')
})

test.each([
  ['He asked sixty investors, and every one of them had smiled politely and shown him the door.', 'sad'],
  ['The same man who had laughed at him in a boardroom offered to buy the whole company.', 'happy'],
])('%s is felt by how it ends', (text, mood) => {
  expect(directScript(text)[0]!.plan.mood).toBe(mood)
})

test.each([
  ['For three years nobody noticed her, and nobody clapped.', 'sad'],
  ['Her coach told her in front of everyone that she would never run again.', 'sad'],
  ['From then on, whenever a baby rabbit cried because it was dark, the hedgehog sang for it.', 'calm'],
])('%s is felt by what it denies or supposes', (text, mood) => {
  const [{ plan }] = directScript(`${text} Once she was a runner. Then it was over.`) as [ReturnType<typeof directScript>[number]]
  if (mood === 'calm') expect(plan.mood).not.toBe('sad')
  else expect(plan.mood).toBe(mood)
})

test('the end of a war that only dates an event is no relief', () => {
  const plans = directScript('He led the country. Five days after the war had ended, he was shot. The nation mourned.')
  expect(plans[1]!.plan.mood).not.toBe('happy')
})
