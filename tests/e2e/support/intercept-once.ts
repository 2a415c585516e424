import type { Page, Route } from '@playwright/test'

/**
 * Handles the first request of a pattern with `respond` and lets all later ones through. Unlike `times: 1` the route stays: when the last route of a
 * page is removed, a request sent at that instant may never get a response.
 */
export async function interceptOnce(page: Page, pattern: string, respond: (route: Route) => Promise<void>): Promise<void> {
  let hasResponded = false
  await page.route(pattern, (route) => {
    if (hasResponded) return route.fallback()
    hasResponded = true
    return respond(route)
  })
}
