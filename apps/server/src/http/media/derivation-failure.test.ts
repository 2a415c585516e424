import { FfmpegError } from '@fablecut/render/export/ffmpeg'
import { expect, test } from 'vitest'
import { describeFailure } from './serve-media.ts'

test('a file that ffmpeg cannot read has no derivation, with the end of its log', () => {
  const error = Object.assign(Object.create(FfmpegError.prototype) as FfmpegError, { log: `${'a'.repeat(10)}${'b'.repeat(500)}` })
  expect(describeFailure(error)).toEqual({ code: 'NOT_FOUND', log: 'b'.repeat(500) })
})

test('after any other failure the file may be requested again', () => {
  expect(describeFailure(new Error('busy'))).toEqual({ code: 'UNAVAILABLE', log: 'Error: busy' })
})
