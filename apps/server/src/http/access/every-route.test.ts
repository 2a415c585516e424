import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { type AppOptions, createApp } from '../app.ts'
import { ROUTE_ACCESS } from './route-access.ts'

/** What is asked before all others, and what hands over to tables of its own: the contract's operations and sign-in. */
const OTHERS = ['ALL /*', 'ALL /api/*', 'ALL /api/auth/*']

test('every route that is served has its access', () => {
  const services = { settings: readSettings({}), log: createLog('api', 'error') }
  // Nothing is served here: the routes alone are looked at.
  const { routes } = createApp({ services, auth: {}, web: {} } as unknown as AppOptions)
  const names = routes.map(({ method, path }) => `${method} ${path.replace(/\{.*\}$/, '')}`)
  expect(new Set(names)).toEqual(new Set([...OTHERS, ...Object.keys(ROUTE_ACCESS)]))
})
