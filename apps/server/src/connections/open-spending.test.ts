import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { hasOpenSpending, warnOfOpenSpending } from './open-spending.ts'

test.each([
  [{}, false],
  [{ FAL_KEY: 'f' }, true],
  [{ FAL_KEY: 'f', SIGNUPS: 'invite' }, false],
  [{ ANTHROPIC_API_KEY: 'a' }, true],
  [{ COMFYUI_URL: 'http://127.0.0.1:8188' }, false],
])('with %j everyone can spend: %s', (environment, expected) => {
  const settings = readSettings(environment)
  const warnings: string[] = []
  warnOfOpenSpending(settings, settings.connections, { warn: (message) => warnings.push(message) })
  expect(hasOpenSpending(settings, settings.connections)).toBe(expected)
  expect(warnings.map((warning) => /SIGNUPS.*SIGNUP_CREDITS/u.test(warning))).toEqual(expected ? [true] : [])
})
