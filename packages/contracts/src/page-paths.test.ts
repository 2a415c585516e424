import { expect, test } from 'vitest'
import { isPagePath } from './page-paths.ts'

test.each(['/', '/story', '/story/', '/story/my/abc', '/@mia', '/music-video/lyrics-video', '/story/create/workflow/run-1/'])(
  '%s is a page',
  (path) => expect(isPagePath(path)).toBe(true),
)

test.each(['/nonexistent', '/.env', '/health', '/metrics', '/story/my/a/b', '/story/create', '/storys', '/@', '/wp-login.php'])(
  '%s is not a page',
  (path) => expect(isPagePath(path)).toBe(false),
)
