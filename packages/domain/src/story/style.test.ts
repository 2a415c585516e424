import { expect, test } from 'vitest'
import { STYLES } from './style.ts'

test('a style has a name, a sample image and the same in motion (C-200)', () => {
  expect(STYLES).toHaveLength(18)
  expect(STYLES.find(({ value }) => value === 'citypop')).toEqual({
    value: 'citypop',
    name: 'City-Pop',
    imageUrl: '/styles/citypop.webp',
    videoUrl: '/styles/citypop.mp4',
  })
})
