import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import { meQuery } from './session/me.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/** Router and queries of all pages. `history`: the browser's by default. */
export function createApp(history?: RouterHistory) {
  const queryClient = createQueryClient(leave)
  const router = createAppRouter(queryClient, history)
  /** The session ended elsewhere: pages that need one redirect to sign-in and back. A failed sign-in has no session to lose. */
  function leave(): void {
    if (!queryClient.getQueryData(meQuery.queryKey)) return
    queryClient.setQueryData(meQuery.queryKey, null)
    void router.invalidate()
  }
  return { queryClient, router }
}

const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
