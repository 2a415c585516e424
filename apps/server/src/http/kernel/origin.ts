import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Settings } from '../../platform/settings.ts'

/** Origins of our own pages: PUBLIC_URL, otherwise this machine at PORT. */
export function allowedOrigins(settings: Pick<Settings, 'publicUrl' | 'port'>): string[] {
  if (settings.publicUrl) return [settings.publicUrl]
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${settings.port}`)
}

/** Where links to pages lead. */
export const publicOrigin = (settings: Pick<Settings, 'publicUrl' | 'port'>): string => allowedOrigins(settings)[0]!

/** CSRF protection: another site may send requests with our cookies, but not with our Origin, which every change requires. */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.includes(origin)) throw new AppError('FORBIDDEN_ORIGIN', { data: { origin, expected: allowed[0] } })
}
