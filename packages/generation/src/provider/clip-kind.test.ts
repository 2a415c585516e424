import { expect, test } from 'vitest'
import { SHIPPED_ROWS } from '../catalogue/shipped-rows.ts'
import type { MediaKind } from '../requests/media-request.ts'
import { requestKindOfClip } from './clip-kind.ts'
import type { Provider } from './provider.ts'
import { createRoutes } from './routes.ts'

const routesOf = (provider: 'fal' | 'comfyui', kinds: readonly MediaKind[]) =>
  createRoutes(
    [{ provider, name: provider, baseUrl: '', apiKey: null, kinds, model: null }],
    () => SHIPPED_ROWS.filter((row) => row.provider === provider),
    () => ({}) as Provider,
  )
const SINGERS = ['hedra', 'wan-multi-talk', 'creatify-aurora']
const kindsOf = (routes: ReturnType<typeof routesOf>) => [...SINGERS, 'kling2-5'].map((model) => requestKindOfClip(routes, model))

test('models of talking people get the sound of their shot where their provider makes them', () => {
  expect(kindsOf(routesOf('fal', ['clip', 'talk']))).toEqual(['talk', 'talk', 'talk', 'clip'])
})

test('a server that makes every clip makes those of talking models from the image alone', () => {
  expect(kindsOf(routesOf('comfyui', ['clip']))).toEqual(['clip', 'clip', 'clip', 'clip'])
  expect(kindsOf(routesOf('fal', ['clip']))).toEqual(['clip', 'clip', 'clip', 'clip'])
})
