import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createApp } from '../app.ts'
import type { RenderedPage } from './render-page.tsx'

/** Renders the whole app at a URL. Requests go to `stubApi`. */
export async function renderApp(address: string): Promise<RenderedPage> {
  const { queryClient, router } = createApp(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...rendered, address: () => router.state.location.href }
}
