import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const cast = (script: string, language: string) =>
  directScript(script, { language }).map(({ plan }) => plan.cast.map(({ id, what, action }) => `${id} ${what} ${action}`))

test('a person called by name is seen, and goes on under a part of it', () => {
  expect(cast('En 1928, Alexander Fleming encontró una carta. Fleming leyó la carta.', 'es')).toEqual([
    ['alexander-fleming-0 man look'],
    ['alexander-fleming-0 man read'],
  ])
})

test('a full name is lettered', () => {
  expect(directScript('En 1928, Alexander Fleming encontró una carta.', { language: 'es' })[0]!.textOnScreen).toContain('Alexander Fleming')
})

test.each([
  ['de', 'Ein Fischer mit weißem Bart wartet.', ['fisherman-0 fisherman stand']],
  ['de', 'Der Bäcker Jonas lebt hier.', ['baker-0 baker stand']],
  ['fr', 'Elle habite rue Alexandre Dumas.', []],
  ['es', 'Lee los libros de Maria Curie.', []],
])('%s: %s', (language, text, expected) => {
  expect(cast(text, language)[0]).toEqual(expected)
})

test('a new person of the same gender is somebody else', () => {
  const [first, second] = cast('Alexander Fleming camina. Carlos García lee.', 'es')
  expect(first).toEqual(['alexander-fleming-0 man walk'])
  expect(second).toEqual(['carlos-garcía-0 man read'])
})

test.each([
  ['de', 'Der Bauer gräbt.', 'dig'],
  ['es', 'El monje reza.', 'pray'],
  ['fr', 'Le bébé rampe.', 'crawl'],
  ['it', 'Il contadino spinge il carro.', 'push'],
  ['pt', 'A mulher varre a cozinha.', 'sweep'],
  ['ru', 'Мальчик стучит в дверь.', 'knock'],
  ['ar', 'البستاني يسقي الزهور.', 'water'],
  ['hi', 'किसान कुआं खोद रहा है।', 'dig'],
  ['zh', '士兵跪下祈祷。', 'kneel'],
  ['ja', '少年はボールを投げました。', 'throw'],
  ['ko', '할머니가 빨래를 합니다.', 'wash'],
  ['nl', 'De hond ligt onder de tafel.', 'lie'],
  ['pl', 'Rybak ciągnie sieć.', 'pull'],
  ['fi', 'Vauva ryömii.', 'crawl'],
  ['tr', 'Çocuk el salladı.', 'wave'],
])('%s: %s is seen as %s', (language, text, action) => {
  expect(directScript(text, { language })[0]!.plan.cast[0]?.action).toBe(action)
})

const lastCast = (script: string, language: string) =>
  directScript(script, { language })
    .at(-1)!
    .plan.cast.map(({ what, action }) => `${what} ${action}`)

test.each([
  ['zh', '现在女孩当了医生。', ['girl stand']],
  ['es', 'La niña fue médica.', ['girl stand']],
  ['hi', 'शिकारी के जाल में शेर बैठा है।', ['lion sit']],
  ['fr', 'Les écrivains la comparaient à une cheminée.', ['writer stand']],
  ['de', 'Die Mechanikerin schläft.', ['mechanic sleep']],
  ['es', 'Lucía duerme.', ['woman sleep']],
  ['it', 'Marco e Giulia dormono. Giulia legge, mentre Marco scava.', ['woman read', 'man dig']],
  ['it', 'Nella cucina viveva una famiglia di galline.', ['chicken stand']],
  ['fr', 'Un renard nommé Léo dort.', ['fox sleep']],
])('%s: who is seen: %s', (language, text, expected) => {
  expect(lastCast(text, language)).toEqual(expected)
})

test('a pronoun means who has a name rather than her mother', () => {
  expect(lastCast('Lucía duerme. Su madre lee. Después ella canta.', 'es')).toEqual(['woman sing'])
})

test('what is done in the last part of a sentence is done by its subject', () => {
  expect(lastCast('女の人が立っていました。彼女はこちらを見て、手を振りました。', 'ja')).toEqual(['woman wave'])
})

test('a denied drink is not seen', () => {
  expect(directScript('오후에는 커피를 마시지 마세요.', { language: 'ko' })[0]!.plan.things).toEqual([])
})

test('a decimal of Chinese numerals', () => {
  expect(directScript('塩分は一杯に約一・五グラムです。', { language: 'ja' })[0]!.textOnScreen).toContain('1.5グラム')
})
