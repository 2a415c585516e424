import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (script: string): string[] => directScript(script).map((one) => one.shown.map(({ what }) => what).join())

test('machines are those of the year that is told', () => {
  const script = 'In 1925 the town was cut off. The medicine went by train. No airplane could fly in that storm. The mayor waited.'
  expect(shown(script)[1]).toMatch(/locomotive/u)
  expect(shown(script).join()).not.toMatch(/\b(?:airplane|train)\b/u)
})

test('later ones are those of today', () => {
  const script = 'In 1925 the town was cut off. The road was closed. Today the train takes two hours. An airplane lands every day.'
  expect(shown(script)[2]).toMatch(/\btrain\b/u)
  expect(shown(script)[3]).toMatch(/\bairplane\b/u)
})
