import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const seenIn = (text: string, language: string): string => {
  const [{ shown, place }] = directScript(text, { language }) as [ReturnType<typeof directScript>[number]]
  return `${shown.map(({ what }) => what).join()} ${place ?? ''}`
}

test.each([
  ['es', 'Detrás hay una montaña de facturas.', 'mountain'],
  ['fr', 'Elle répond à une mer de questions.', 'sea'],
  ['it', 'Aveva davanti un mare di dubbi.', 'sea'],
  ['de', 'Er steht vor einem Meer von Fragen.', 'sea'],
  ['pt', 'Ele encontrou uma montanha de papéis.', 'mountain'],
])('a landscape of something is very many of it: %s %s', (language, text, landscape) => {
  expect(seenIn(text, language)).not.toContain(landscape)
})

test.each([
  ['es', 'La montaña de la isla es alta.', 'mountain'],
  ['de', 'Am Meer schläft ein Hund.', 'sea'],
])('a landscape itself is seen: %s %s', (language, text, landscape) => {
  expect(seenIn(text, language)).toContain(landscape)
})
