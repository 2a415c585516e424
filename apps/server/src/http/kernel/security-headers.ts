import type { Settings } from '../../platform/settings.ts'

/** Policy of our pages: own scripts and styles only (inline styles too, for React and the editors), media from us and from memory. */
const pagePolicy = [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' blob: data:`,
  `media-src 'self' blob: data:`,
  `font-src 'self' data:`,
  `connect-src 'self' blob: data:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Policy of user files: nothing in them may run, whatever type a browser detects. */
export const mediaPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

/** One year, without subdomains, which may be somebody else's. */
const STRICT_TRANSPORT = 'max-age=31536000'

/** Default headers of every response. HSTS is sent where the public URL is https. */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  }
}
