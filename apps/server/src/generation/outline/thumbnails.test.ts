import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EngineCrashed } from '@fablecut/generation/engine-error'
import { expect, test } from 'vitest'
import { createThumbnailPainter, type ThumbnailRequest } from './thumbnails.ts'

const request: ThumbnailRequest = {
  plan: EMPTY_PLAN,
  style: 'anime',
  aspectRatio: '9:16',
  seed: 7,
  shotIndex: 2,
  cardIndex: 1,
  language: 'en',
  character: undefined,
}

/** A painter whose pictures are finished one by one. */
function openStudio() {
  const calls: { size: string; seed: number }[] = []
  const finish: ((fail?: Error) => void)[] = []
  const doGenerate = (options: { size: string; seed: number }) => {
    calls.push(options)
    return new Promise((resolve, reject) => {
      finish.push((fail) => (fail ? reject(fail) : resolve({ images: [Uint8Array.of(calls.length)] })))
    })
  }
  const services = { outlines: { image: () => ({ doGenerate }) } } as unknown as Parameters<ReturnType<typeof createThumbnailPainter>>[0]
  const paintThumbnail = createThumbnailPainter()
  return {
    calls,
    finish,
    paint: (change: Partial<ThumbnailRequest> = {}, signal?: AbortSignal) => paintThumbnail(services, { ...request, ...change }, signal),
  }
}

test('a thumbnail is painted as the shot would be, small, and once for equal requests', async () => {
  const { calls, finish, paint } = openStudio()
  const both = [paint(), paint()]
  await Promise.resolve()
  finish.shift()!()
  expect(await Promise.all(both)).toEqual([Uint8Array.of(1), Uint8Array.of(1)])
  expect(await paint()).toEqual(Uint8Array.of(1))
  expect(calls).toMatchObject([
    { size: '180x320', seed: 9, providerOptions: { fablecut: { style: 'anime', storySeed: 7, shotIndex: 2, cardIndex: 1 } } },
  ])
})

test('another style, shape, plan, seed or card before it is painted anew', async () => {
  const { calls, finish, paint } = openStudio()
  for (const change of [
    {},
    { style: 'ghibli' },
    { aspectRatio: '16:9' },
    { seed: 8 },
    { cardIndex: 0 },
    { plan: { ...EMPTY_PLAN, hour: 'night' } },
  ] as const) {
    const painted = paint(change)
    await Promise.resolve()
    finish.shift()!()
    await painted
  }
  expect(calls).toHaveLength(6)
})

test('a request that goes away while it waits is not painted', async () => {
  const { calls, finish, paint } = openStudio()
  const first = paint()
  const gone = new AbortController()
  const second = paint({ style: 'ghibli' }, gone.signal)
  gone.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  finish.shift()!()
  await first
  expect(calls).toHaveLength(1)
})

test('a crashed engine is reported as unavailable, and the next request paints', async () => {
  const { finish, paint } = openStudio()
  const failed = paint()
  await Promise.resolve()
  finish.shift()!(new EngineCrashed('killed'))
  await expect(failed).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const again = paint()
  await Promise.resolve()
  finish.shift()!()
  expect(await again).toEqual(Uint8Array.of(2))
})
