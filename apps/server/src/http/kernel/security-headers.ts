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

/** Set on every answer unless the route set its own. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': pagePolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
