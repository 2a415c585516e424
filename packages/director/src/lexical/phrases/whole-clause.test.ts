import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const wordsOf = (text: string, language: string) => directScript(text, { language })[0]!.plan.text.map(({ words }) => words)

test.each([
  ['Nicht der Ruhm macht uns froh, sondern die Ruhe, die wir teilen.', 'de', 'Die Ruhe, die wir teilen'],
  ['Rom wurde nicht in einem Jahr erbaut, aber in drei Tagen zerstört.', 'de', 'In drei Tagen zerstört'],
  ['Si te despiertas tan temprano, no mires el reloj.', 'es', 'No mires el reloj'],
  ['Venise ne s’est pas faite en un jour, mais elle a brûlé en deux.', 'fr', 'Elle a brûlé en deux'],
])('%s letters its clause', (text, language, words) => {
  expect(wordsOf(text, language)).toContain(words)
})

test('a number of a comparison or of a part stands not alone', () => {
  expect(wordsOf('Ein Blauwal wiegt so viel wie dreißig Elefanten.', 'de')).not.toContain('30')
  expect(wordsOf('Tres de cada cuatro personas lo olvidan en marzo.', 'es').join(' ')).not.toContain('4 personas')
})
