/** Paths of the web app's pages, matching apps/web/src/routes. `$name` matches one segment, `@{$name}` one segment after `@`. */
export const PAGE_PATHS = [
  '/',
  '/@{$username}',
  '/account',
  '/action-video',
  '/admin/accounts',
  '/admin/engines',
  '/admin/moderation-log',
  '/admin/operations',
  '/admin/reports',
  '/admin/reports/$kind/$id',
  '/admin/runs/$runId',
  '/characters',
  '/confirm-email/$token',
  '/credits',
  '/invited/$token',
  '/messages',
  '/music-video',
  '/music-video/$videoType',
  '/objection/$token',
  '/reset-password',
  '/reset-password/$token',
  '/search',
  '/signin',
  '/story',
  '/story/community',
  '/story/community/$id',
  '/story/create/asmr',
  '/story/create/mv',
  '/story/create/script',
  '/story/create/vlog',
  '/story/create/workflow/$workflowRunId',
  '/story/editor',
  '/story/my',
  '/story/my/$id',
  '/story/share/$id',
  '/team/join/$token',
] as const

const PATTERNS = PAGE_PATHS.map((path) => new RegExp(`^${path.replace(/\{\$\w+\}|\$\w+/g, '[^/]+')}/?$`))

/** Whether a path is a page of the web app. A trailing slash is ignored. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))
