import { readFileSync } from 'node:fs'
import { PAGE_PATHS } from '@fablecut/contracts/page-paths'
import { expect, test } from 'vitest'

test('the server has the path of every route', () => {
  const tree = readFileSync(new URL('../route-tree.gen.ts', import.meta.url), 'utf8')
  const to = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(tree)?.[1] ?? ''
  const paths = [...to.matchAll(/\| '([^']+)'/g)].map(([, path]) => path)
  expect(new Set(paths)).toEqual(new Set(PAGE_PATHS))
})
