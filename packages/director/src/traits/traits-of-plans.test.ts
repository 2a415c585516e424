import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const castOf = (script: string, language: string) => directScript(script, { language }).map(({ plan }) => plan.cast)

test.each([
  ['es', 'Una mujer con gafas camina por el bosque.', { glasses: 'glasses' }],
  ['de', 'Ein alter Fischer mit weißem Bart steht am Meer.', { age: 'old', beard: 'beard', beardColor: '#efece6' }],
  ['zh', '戴眼镜的年轻女人走进森林。', { age: 'young', glasses: 'glasses' }],
  ['ja', '赤い帽子をかぶった女の子が森を歩く。', { age: 'child', headwear: 'hat', headwearColor: '#d0402f' }],
  ['fr', 'Un pêcheur à la barbe blanche marche sur la plage.', { beard: 'beard', beardColor: '#efece6' }],
])('a person of a sentence in %s has the traits that it tells', (language, script, traits) => {
  expect(castOf(script, language)[0]).toMatchObject([{ traits }])
})

test('a person keeps their looks in the sentences behind', () => {
  const [first, second] = castOf('Una mujer con gafas camina por el bosque. La mujer canta.', 'es')
  expect(first).toMatchObject([{ traits: { glasses: 'glasses' } }])
  expect(second).toMatchObject([{ traits: { glasses: 'glasses' } }])
})

test('what a person wears is not beside them', () => {
  const [first] = directScript('Una anciana con gafas camina por el bosque.', { language: 'es' })
  expect(first!.plan.things.map(({ what }) => what)).not.toContain('glasses')
})
