import { resolveObjectURL } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { releaseFilm } from './release-film.ts'

test('a film of this browser is freed once its download has begun', () => {
  vi.useFakeTimers()
  const url = URL.createObjectURL(new Blob(['film']))
  releaseFilm(url)
  expect(resolveObjectURL(url)).toBeDefined()
  vi.runAllTimers()
  expect(resolveObjectURL(url)).toBeUndefined()
  vi.useRealTimers()
})
