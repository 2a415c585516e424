/** The routes of better-auth that are available. Others, such as teams, would bypass our own rules. */
export const OPEN_ROUTES = [
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/username',
  'POST /sign-out',
  'GET /get-session',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-other-sessions',
  'POST /update-user',
  'POST /change-password',
  // Staff only; impersonation and deletion of other accounts are not available. Moderation suspends accounts, which also withholds their stories.
  'GET /admin/list-users',
  'GET /admin/get-user',
  'POST /admin/set-role',
  'POST /admin/revoke-user-sessions',
] as const
export type OpenRoute = (typeof OPEN_ROUTES)[number]

const open: ReadonlySet<string> = new Set(OPEN_ROUTES)

export const isOpen = (method: string, path: string): boolean => open.has(`${method} ${path}`)
