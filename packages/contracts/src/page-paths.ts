/** Paths of the web app's pages: the routes of apps/web/src/routes. A segment that begins with `$` stands for any one segment, `@{$name}` for any after `@`. */
export const PAGE_PATHS = [
  '/',
  '/@{$username}',
  '/account',
  '/characters',
  '/credits',
  '/music-video',
  '/music-video/$videoType',
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

/** Whether a page of the web app has this path; a slash at its end changes nothing. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))
