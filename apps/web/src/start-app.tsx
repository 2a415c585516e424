import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app.ts'
import { registerServiceWorker } from './shell/offline/register-service-worker.ts'
import { onOtherTabPublished } from './story-data/tabs/other-tabs.ts'
import { refreshAfterOtherTab } from './story-data/story-lists.ts'

/** Shows the app in `#root`. */
export function startApp(): void {
  const { queryClient, router } = createApp()
  onOtherTabPublished(() => void refreshAfterOtherTab(queryClient))

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (import.meta.env.PROD) void registerServiceWorker()
}
