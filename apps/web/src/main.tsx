import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import { meQuery } from './session/me.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { onOtherTabPublished } from './story-data/other-tabs.ts'
import { refreshAfterOtherTab } from './story-data/story-lists.ts'
import './styles/app.css'

const queryClient = createQueryClient(leave)
onOtherTabPublished(() => void refreshAfterOtherTab(queryClient))

/** The session ended elsewhere: pages that need one lead to sign-in and back. A failed sign-in has no session to lose. */
function leave(): void {
  if (!queryClient.getQueryData(meQuery.queryKey)) return
  queryClient.setQueryData(meQuery.queryKey, null)
  void router.invalidate()
}

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
