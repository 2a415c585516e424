import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

test('people who would act without something are not meant by a later pronoun', () => {
  const script =
    "Bats aren't blind, and they don't get tangled in your hair. Without bats, farmers would have to spray far more poison. One of them eats three thousand insects in a single night. They don't build nests but hang upside down in attics and caves."
  const [, , eats, hangs] = directScript(script, { language: 'en' })
  for (const { shown } of [eats!, hangs!]) {
    expect(shown.map(({ what }) => what).join(' ')).toMatch(/\bbat\b/u)
    expect(shown.map(({ what }) => what).join(' ')).not.toMatch(/farmer/u)
  }
})
