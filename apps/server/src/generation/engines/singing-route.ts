import type { Route, Routes } from '@fablecut/generation/provider/routes'

/** The model that makes songs with a voice; null if none is connected. */
export function singingRoute(routes: Routes): Route | null {
  const route = routes.find('music', 'auto', { kind: 'music', prompt: '', mode: 'song' })
  return route && route.row.send.mode?.values['song'] !== undefined ? route : null
}
