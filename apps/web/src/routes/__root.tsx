import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell })
