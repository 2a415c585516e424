import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string): string[] => directScript(script)[0]!.plan.cast.map(({ what }) => what)

test('who dies in a clause is not seen beside who lives on', () => {
  expect(castOf('When her husband was crushed by a wagon in 1906, she took over his lectures.')).toEqual(['woman'])
  expect(castOf('After her husband died in the spring, she opened a small bakery.')).toEqual(['woman'])
  expect(castOf('The old man was crushed by a falling tree.')).toEqual([])
})
