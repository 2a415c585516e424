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
  'POST /two-factor/enable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'POST /two-factor/disable',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'POST /passkey/update-passkey',
  'POST /passkey/delete-passkey',
  // With the OpenID Connect provider.
  'POST /sign-in/social',
  'GET /callback/oidc',
  // Staff only; impersonation and deletion of other accounts are not available. Moderation suspends accounts, which also withholds their stories.
  'GET /admin/list-users',
  'GET /admin/get-user',
  'POST /admin/set-role',
  'POST /admin/revoke-user-sessions',
] as const
export type OpenRoute = (typeof OPEN_ROUTES)[number]

const open: ReadonlySet<string> = new Set(OPEN_ROUTES)

export const isOpen = (method: string, path: string): boolean => open.has(`${method} ${path}`)
