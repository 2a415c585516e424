import { listOperations } from '@fablecut/contracts/list-operations'
import { OPEN_ROUTES } from './auth/open-routes.ts'

type Route = { readonly method: string; readonly pattern: RegExp }

/** `{id}` of the contract and `:id` of the other routes stand for one part of a path. */
const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{[^}]+\}|:\w+/g, '[^/]+')}$`)

const UPLOADS = ['/media/upload', '/media/upload_image', '/stories/:id/upload']

const routes: readonly Route[] = [
  ...listOperations().map(({ method, path }) => ({ method, pattern: patternOf(path) })),
  ...OPEN_ROUTES.map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, pattern: patternOf(`/auth${path}`) }
  }),
  ...UPLOADS.map((path) => ({ method: 'POST', pattern: patternOf(path) })),
  ...['/openapi.json', '/me/download'].map((path) => ({ method: 'GET', pattern: patternOf(path) })),
]

/**
 * The answer to `OPTIONS` below `/api`: the methods of a path, and nothing of CORS, so that browsers let no other site call it. Null for a path that
 * is none.
 */
export function optionsAnswer(path: string): Response | null {
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
  if (methods.size === 0) return null
  if (methods.has('GET')) methods.add('HEAD')
  return new Response(null, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].toSorted().join(', ') } })
}
