import { expect, test } from 'vitest'
import { createFileNamer } from './file-names.ts'

test.each([
  ['My holiday.PNG', 'png', 'uploads/My holiday.png'],
  ['../../etc/passwd', 'png', 'uploads/_.._etc_passwd.png'],
  ['a:b*c?"d"\n', 'mp3', 'uploads/a_b_c__d__.mp3'],
  ['...', 'mp4', 'uploads/file.mp4'],
  ['', 'mp4', 'uploads/file.mp4'],
  ['🎬'.repeat(200), 'mp4', `uploads/${'🎬'.repeat(80)}.mp4`],
])('an upload titled %j gets a name that is valid on every system', (title, ending, path) => {
  expect(createFileNamer()('uploads/', title, ending)).toBe(path)
})

test('files with one title get numbered names', () => {
  const nameOf = createFileNamer()
  const names = ['Fox', 'fox', 'Fox'].map((title) => nameOf('uploads/', title, 'png'))
  expect(names).toEqual(['uploads/Fox.png', 'uploads/fox (2).png', 'uploads/Fox (3).png'])
  expect(nameOf('other/', 'Fox', 'png')).toBe('other/Fox.png')
})

test('titles that are numbered already do not collide, and ten thousand equal titles are fast', () => {
  const nameOf = createFileNamer()
  const titles = ['Fox (2)', 'Fox', ...Array.from({ length: 10_000 }, () => 'Fox')]
  const names = titles.map((title) => nameOf('', title, 'png'))
  expect(names.slice(0, 3)).toEqual(['Fox (2).png', 'Fox.png', 'Fox (3).png'])
  expect(new Set(names).size).toBe(titles.length)
})
