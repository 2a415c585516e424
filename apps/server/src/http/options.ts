import { listOperations } from '@fablecut/contracts/list-operations'
import { OPEN_ROUTES } from './auth/open-routes.ts'

type Route = { readonly method: string; readonly pattern: RegExp }

/** `{id}` of the contract and `:id` of other routes match one path segment. */
const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{[^}]+\}|:\w+/g, '[^/]+')}$`)

const POSTS = ['/media/upload', '/media/upload_image', '/stories/import', '/stories/:id/upload', '/webhooks/:provider/:token']

const routes: readonly Route[] = [
  ...listOperations().map(({ method, path }) => ({ method, pattern: patternOf(path) })),
  ...OPEN_ROUTES.map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, pattern: patternOf(`/auth${path}`) }
  }),
  ...POSTS.map((path) => ({ method: 'POST', pattern: patternOf(path) })),
  ...['/openapi.json', '/me/download', '/stories/:id/project'].map((path) => ({ method: 'GET', pattern: patternOf(path) })),
]

/**
 * Responds to `OPTIONS` below `/api` with the methods of a path and without CORS headers, so that browsers allow no other origin. Null for
 * unknown paths.
 */
export function optionsResponse(path: string): Response | null {
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
  if (methods.size === 0) return null
  if (methods.has('GET')) methods.add('HEAD')
  return new Response(null, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].toSorted().join(', ') } })
}
