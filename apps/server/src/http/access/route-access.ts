import type { Access } from '@fablecut/contracts/access'
import type { OpenRoute } from '../auth/open-routes.ts'

/** Access of routes outside the contract, whose operations declare their own; a file has the access of the story that shows it. */
export const ROUTE_ACCESS = {
  'POST /api/media/upload': 'session',
  'POST /api/media/upload_image': 'session',
  'POST /api/stories/import': 'session',
  'POST /api/stories/:id/upload': 'creator',
  'GET /api/stories/:id/project': 'creator',
  'GET /api/me/download': 'session',
  'POST /api/webhooks/:provider/:token': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /media/:id/:name': 'reader',
  'GET /media/:id/stories/thumbnails/:name': 'reader',
  'GET /songs/:file': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap/:file': 'anyone',
  'GET /*': 'anyone',
} as const satisfies Readonly<Record<string, Access>>
export type RouteName = keyof typeof ROUTE_ACCESS

/** Access of sign-in routes below `/api/auth`. */
export const AUTH_ACCESS: Readonly<Record<OpenRoute, Access>> = {
  'POST /sign-up/email': 'anyone',
  'POST /sign-in/email': 'anyone',
  'POST /sign-in/username': 'anyone',
  'POST /sign-out': 'anyone',
  'GET /get-session': 'anyone',
  'GET /list-sessions': 'session',
  'POST /revoke-session': 'session',
  'POST /revoke-other-sessions': 'session',
  'POST /update-user': 'session',
  'POST /change-password': 'session',
  'GET /admin/list-users': 'staff',
  'GET /admin/get-user': 'staff',
  'POST /admin/set-role': 'staff',
  'POST /admin/revoke-user-sessions': 'staff',
}
