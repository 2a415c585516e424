import type { Page, Route } from '@playwright/test'

/**
 * Answers the first request of a pattern as `answer` does and lets all later ones through. Unlike `times: 1` the route stays: where the last route of a page
 * is taken away, a request that the page sends in that instant may never be answered.
 */
export async function once(page: Page, pattern: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false
  await page.route(pattern, (route) => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return answer(route)
  })
}
