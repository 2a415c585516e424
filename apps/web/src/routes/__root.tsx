import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FeatureSlots } from '../shell/feature-slots.tsx'
import { Shell } from '../shell/shell.tsx'

const MusicVideoChooser = lazy(async () => ({
  default: (await import('../features/create/music-video/chooser/chooser.tsx')).MusicVideoChooser,
}))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <FeatureSlots>
      <Shell />
      <Chooser />
    </FeatureSlots>
  ),
})

/** Music video chooser as an overlay of any page, or by its own URL over the home page. Closing it goes back. */
function Chooser() {
  const router = useRouter()
  const place = useLocation({
    select: ({ pathname, state }) => (state.musicVideoChooser ? 'over-page' : pathname === '/music-video' ? 'own-address' : null),
  })
  if (place === null) return null
  const close = () => (place === 'over-page' ? router.history.back() : void router.navigate({ to: '/story', replace: true }))
  return (
    <Suspense fallback={null}>
      <MusicVideoChooser onClose={close} />
    </Suspense>
  )
}
