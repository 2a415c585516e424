import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Provider } from '@fablecut/generation/provider/provider'
import { createRoutes } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { beforeEach, expect, test } from 'vitest'
import { provideTestServices } from '../../testing/run-view.ts'
import { chosenEngine, pickRoutes } from './pick-routes.ts'

const rowsOf = ({ provider }: { readonly provider: string }) => SHIPPED_ROWS.filter((row) => row.provider === provider)
const connect = (...names: readonly ('fal' | 'replicate' | 'comfyui')[]): void => {
  const connections = names.map(
    (provider) => ({ provider, name: provider, baseUrl: '', apiKey: null, kinds: ['image', 'clip'], model: null }) as const,
  )
  provideTestServices({ providers: { routes: createRoutes(connections, rowsOf, () => ({}) as Provider) } })
}
beforeEach(() => connect('fal', 'replicate', 'comfyui'))

const IMAGE: MediaRequest = { kind: 'image', prompt: 'A fox' }
const CLIP: MediaRequest = { kind: 'clip', prompt: 'A fox', image: { hash: 'a', mediaType: 'image/png' } }
const idsOf = ({ route, others }: ReturnType<typeof pickRoutes>) => [route, ...others].map((each) => each?.row.id)

test('the first connection makes a model, others of the same model may take its place', () => {
  const picked = pickRoutes('image', 'fluxdev', IMAGE)
  expect(idsOf(picked)).toEqual(['fal:flux-dev', 'replicate:flux-dev'])
  expect(picked.maySwitch).toBe(true)
})

test('a creator who wants to be asked, or who chose, gets nobody else', () => {
  expect(pickRoutes('image', 'fluxdev', IMAGE, { whenUnavailable: 'ask' }).maySwitch).toBe(false)
  const chosen = pickRoutes('image', 'fluxdev', IMAGE, { madeBy: 'replicate' })
  expect(idsOf(chosen)).toEqual(['replicate:flux-dev', 'fal:flux-dev'])
  expect(chosen.maySwitch).toBe(false)
})

test('the built-in engine makes what nobody makes, and what it was chosen for', () => {
  expect(pickRoutes('image', 'fluxdev', IMAGE, { madeBy: 'builtin' }).route).toBeNull()
  connect()
  expect(pickRoutes('image', 'fluxdev', IMAGE).route).toBeNull()
  expect(chosenEngine('image', 'fluxdev')).toBeNull()
})

test('what a provider cannot make is refused, not made by another engine', () => {
  expect(() => pickRoutes('clip', 'kling2.1', { ...CLIP, mode: 'pro' })).toThrow(
    'Kling 2.1 Standard cannot make it with these options. Pick others and try again: nothing was charged.',
  )
  expect(pickRoutes('clip', 'kling2.1', { ...CLIP, mode: 'standard' }).route?.row.id).toBe('fal:kling-2.1-standard')
})

test('references choose the model of a connection that takes them', () => {
  const references = [{ hash: 'a', mediaType: 'image/png' }]
  expect(idsOf(pickRoutes('image', 'flux_kontext', { ...IMAGE, references }))).toEqual([
    'fal:flux-kontext-pro',
    'replicate:flux-kontext-pro',
  ])
  expect(idsOf(pickRoutes('image', 'flux_kontext', IMAGE))).toEqual(['fal:flux-kontext-pro-text', 'replicate:flux-kontext-pro'])
})

test('the engine of a failed shot is that of whom its creator chose', () => {
  expect(chosenEngine('image', 'fluxdev')).toBe('fal/fal-ai/flux/dev')
  expect(chosenEngine('image', 'fluxdev', { madeBy: 'replicate' })).toBe('replicate/black-forest-labs/flux-dev')
  expect(chosenEngine('image', 'fluxdev', { madeBy: 'builtin' })).toBeNull()
})
