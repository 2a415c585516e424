import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

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

const lettered = (script: string, language: string) => directScript(script, { language }).flatMap(({ textOnScreen }) => textOnScreen)

test.each([
  ['de', 'Am nächsten Morgen tut sogar das Treppensteigen weh.', 'Am nächsten Morgen'],
  ['de', 'Dein Kühlschrank riecht, obwohl du ihn letzte Woche geputzt hast?', 'Dein Kühlschrank riecht?'],
  ['zh', '你以为金鱼只有七秒的记忆吗？', '你以为金鱼只有七秒的记忆吗？'],
  ['ja', 'まず、三月と四月は避けてください。', '三月と四月は避けてください'],
])('%s: words are no broken piece of a sentence: %s', (language, text, words) => {
  expect(lettered(text, language)).toEqual([words])
})

test('a relative of the narrator is seen where it is the subject, and is whom the next sentence means', () => {
  const plans = plansOf('Als meine Nachbarin in Rente ging, kaufte sie ein Wohnmobil. Sie fuhr los, mit einer Gitarre.', 'de')
  expect(plans.map(drawn)).toEqual([expect.arrayContaining(['neighbor']), expect.arrayContaining(['neighbor', 'guitar'])])
})

test('queens of bees make no story of people', () => {
  const plans = plansOf('मधुमक्खी शहद बनाती है। छत्ते में एक रानी होती है। मजदूर फूल खोजते हैं। यह बहुत अद्भुत है।', 'hi')
  expect(plans.flatMap(drawn)).not.toContain('queen')
  expect(drawn(plans.at(-1)!)).toEqual(['bee'])
})
