import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { SignInGateProvider } from '../session/sign-in-gate.tsx'
import { FeatureSlots } from '../shell/feature-slots.tsx'
import { Toaster } from '../ui/feedback/toast.tsx'

export type RenderedPage = RenderResult & {
  /** Path and query of the last navigation. */
  readonly address: () => string
}

/** Renders a page at `/` with everything a route provides; every other URL is an empty page. */
export async function renderPage(page: ReactElement): Promise<RenderedPage> {
  const root = createRootRoute()
  const pageRoute = createRoute({ getParentRoute: () => root, path: '/', component: () => page })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([pageRoute, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const rendered = render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <SignInGateProvider>
        <FeatureSlots>
          <RouterProvider router={router as never} />
        </FeatureSlots>
        <Toaster />
      </SignInGateProvider>
    </QueryClientProvider>,
  )
  return { ...rendered, address: () => router.state.location.href }
}
