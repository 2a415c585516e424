import { isTrackingAllowed } from '../is-tracking-allowed.ts'

const NAME = 'device_id'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Device id in a `document.cookie` string; null when it is missing or not a UUID. */
export function readDeviceId(cookies: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? ''
  return SHAPE.test(value) ? value : null
}

/** Creates a visitor's first-party device id for recommendations at the first visit to the community; valid for a year. */
export function ensureDeviceId(): void {
  if (!isTrackingAllowed() || readDeviceId(document.cookie) !== null) return
  document.cookie = `${NAME}=${randomUuid()}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

/** `crypto.randomUUID` is missing where the address is not secure. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
