/** Where sign-in leads without a callback. */
export const DEFAULT_CALLBACK = '/story'

/** The same-origin path to return to after sign-in; anything else falls back to `/story`. `origin` is the page's own. */
export function safeCallbackUrl(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return DEFAULT_CALLBACK
  const url = URL.parse(value, origin)
  if (!url || url.origin !== origin || url.pathname === '/signin') return DEFAULT_CALLBACK
  return url.pathname + url.search + url.hash
}

/** The team invitation token in the callback URL. */
export const teamTokenOf = (callbackUrl: string | null): string | undefined => /^\/team\/join\/([\w-]{1,100})$/.exec(callbackUrl ?? '')?.[1]
