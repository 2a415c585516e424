import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { fontFamilies } from './fonts.ts'

function drawn(text: string, language: string): Buffer {
  const [canvas, g] = newCanvas(80, 80)
  g.font = `700 40px ${fontFamilies(text, 'montserrat', language)}`
  g.fillText(text, 10, 55)
  return canvas.data()
}

test.each(['까', '길', '같', '한', '뻐'])('%s is drawn the same whatever the language of the text around it is', (syllable) => {
  for (const language of ['en', 'ja', 'zh']) expect(drawn(syllable, language).equals(drawn(syllable, 'ko'))).toBe(true)
})

test('Chinese characters of a Chinese text with a Korean word keep their Chinese shapes', () => {
  const families = fontFamilies('国家 한국', 'montserrat', 'zh')
  expect(families.indexOf('noto-sans-sc')).toBeLessThan(families.indexOf('noto-sans-kr'))
})
