import { expect, test } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { type AppOptions, createApp } from '../app.ts'
import { ROUTE_ACCESS } from './route-access.ts'

/** Middleware, and routes that delegate to the contract's operations and to sign-in. */
const DELEGATING_ROUTES = ['ALL /*', 'ALL /api/*', 'ALL /api/auth/*']

test('every route has an access rule', () => {
  const services = { settings: readSettings({}), log: createLog('api', 'error') }
  // Only the routes are listed; no request is sent.
  const { routes } = createApp({ services, auth: {}, web: {} } as unknown as AppOptions)
  const names = routes.map(({ method, path }) => `${method} ${path.replace(/\{[^{}]*\}/g, '')}`)
  expect(new Set(names)).toEqual(new Set([...DELEGATING_ROUTES, ...Object.keys(ROUTE_ACCESS)]))
})
