import type { Settings } from '../../platform/settings.ts'

/** For our own pages: scripts and styles of ours alone (styles also inline, as React and editors set them), media from us and from memory. */
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

/** For files that people made: nothing in them may run, whatever a browser takes them for. */
export const mediaPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

/** A year; subdomains may be somebody else's. */
const STRICT_TRANSPORT = 'max-age=31536000'

/** Set on every answer unless the route set its own. Browsers are held to https where that is what people open. */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  }
}
