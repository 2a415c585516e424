import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingDefaults } from '../platform/settings.ts'

const readDeployFile = (name: string): string => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

/** Variables of the containers of Postgres, and of Node. */
const OTHERS = /^POSTGRES_/

test.each([
  ['compose.yaml', /(?:^\s+|[{,] )([A-Z][A-Z0-9_]+): /gm],
  ['compose.machines.yaml', /(?:^\s+|[{,] )([A-Z][A-Z0-9_]+): /gm],
  ['Containerfile', /(?:^ENV | )([A-Z][A-Z0-9_]+)=/gm],
  ['fablecut.service', /(?:^Environment=| )([A-Z][A-Z0-9_]+)=/gm],
])('all settings in deploy/%s exist', (name, pattern) => {
  const names = [...readDeployFile(name).matchAll(pattern)].map(([, variable]) => variable!).filter((variable) => !OTHERS.test(variable))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((variable) => !settingDefaults().has(variable))).toEqual([])
})
