import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const plansOf = (script: string, language: string) => directScript(script, { language }).map(({ plan }) => plan)
const drawn = ({ cast, things }: ReturnType<typeof plansOf>[number]) => [...cast, ...things].map(({ what }) => what)

test('a sentence in which nobody acts has its words beside up to three things', () => {
  const [, , plan] = plansOf('Es war ein langer Tag. Niemand kam. In der Kiste lag ein Brief, der sehr alt und sehr wertvoll aussah.', 'de')
  expect(plan!.form).toBe('words')
  expect(drawn(plan!)).toEqual(['box', 'letter'])
  expect(plan!.text.map(({ words }) => words)).toEqual(['In der Kiste lag ein Brief'])
})

test('a sentence that names nothing shows the animal that its script is about, its mothers and queens included', () => {
  const plans = plansOf(
    'Une pieuvre possède trois cœurs. Elle est très intelligente. Pourtant elle ne vit que deux ans. La mère meurt très tôt.',
    'fr',
  )
  expect(plans.map(drawn)).toEqual([expect.arrayContaining(['octopus']), ['octopus'], ['octopus'], ['octopus']])
})

test('a thing among several people is no topic', () => {
  const script = 'El rey abrió la caja. La reina miró la caja. El soldado salió. Todo era muy extraño.'
  expect(drawn(plansOf(script, 'es').at(-1)!)).not.toContain('box')
})
