import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Settings } from '../../platform/settings.ts'

/** Where our own pages come from: PUBLIC_URL, else this machine at PORT. */
export function allowedOrigins(settings: Pick<Settings, 'publicUrl' | 'port'>): string[] {
  if (settings.publicUrl) return [settings.publicUrl]
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${settings.port}`)
}

/** Another site may make a browser send requests with our cookies, but never with our Origin: whatever may change something needs it. */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.includes(origin)) throw new AppError('FORBIDDEN_ORIGIN', { data: { origin, expected: allowed[0] } })
}
