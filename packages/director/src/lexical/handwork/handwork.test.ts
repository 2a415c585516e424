import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

/** The last sentence of a script of three. */
const planOf = (language: string, ...script: readonly string[]) => directScript(script.join(' '), { language }).at(-1)!.plan

test.each([
  ['de', ['Das Essen ist einfach.', 'Es geht schnell.', 'Schneide die Zwiebel in kleine Würfel.'], 'Zwiebel schneiden'],
  ['de', ['Das Essen ist einfach.', 'Es geht schnell.', 'Die Zwiebel in feine Ringe schneiden.'], 'Zwiebel schneiden'],
  ['es', ['La cena es fácil.', 'Se hace rápido.', 'Corta una cebolla por la mitad.'], 'Corta una cebolla'],
  ['fr', ['Le dîner est facile.', 'On le fait vite.', "Coupe l'oignon en petits morceaux."], "Coupe l'oignon"],
  ['pt', ['O jantar é fácil.', 'É bem rápido.', 'Corte a cebola em cubos pequenos.'], 'Corte a cebola'],
  ['ja', ['夕食は簡単です。', 'すぐにできます。', '玉ねぎを包丁で薄く切ってください。'], '玉ねぎを切る'],
  ['zh', ['晚饭很简单。', '很快就好。', '用刀把洋葱切成小块。'], '切洋葱'],
  ['hi', ['खाना आसान है।', 'जल्दी बनता है।', 'प्याज को चाकू से काट लीजिए।'], 'प्याज काट लीजिए'],
  ['ar', ['العشاء سهل.', 'وهو سريع.', 'اقطع البصل بالسكين إلى قطع صغيرة.'], 'اقطع البصل'],
] as const)('%s: a command is done by hands: %s', (language, script, label) => {
  const { handwork, text } = planOf(language, ...script)
  expect(handwork).toEqual([expect.objectContaining({ motion: 'cut', what: 'onion', tool: 'knife' })])
  expect(text.map(({ words }) => words)).toEqual([label])
})

test('the infinitive of a German command keeps what belongs to its verb', () => {
  const script = ['Der Stuhl ist laut.', 'Das stört alle.', 'Dreh den Stuhl um und sprüh etwas Öl auf die Rollen.']
  expect(planOf('de', ...script).text.map(({ words }) => words)).toEqual(['Stuhl umdrehen'])
})

test('what a command pours into, and what a pronoun at its end stands for', () => {
  expect(planOf('es', 'La sopa es fácil.', 'Calienta una olla.', 'Vierte la leche en la olla.').handwork).toEqual([
    expect.objectContaining({ motion: 'pour', what: 'milk', target: 'pot' }),
  ])
  expect(planOf('es', 'La cocina brilla.', 'Lava la sartén con agua.', 'Sécala con un paño.').handwork).toEqual([
    expect.objectContaining({ motion: 'rub', what: 'frying pan', tool: 'towel' }),
  ])
})

test.each([
  ['zh', '电池怕热。充电要小心。别把手机放在太阳下面。'],
  ['de', 'Das Messer ist scharf. Pass auf. Schneide die Zwiebel nicht.'],
  ['es', 'Mi abuela vive sola. Es feliz. La abuela corta la cebolla.'],
  ['fr', 'Le jardin est grand. Il fait beau. La coupe du monde commence.'],
])('%s: what is denied, told of somebody or no verb is no work of hands: %s', (language, script) => {
  expect(directScript(script, { language }).at(-1)!.plan.handwork).toBeUndefined()
})
