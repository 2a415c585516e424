import { expect, test } from 'vitest'
import type { MediaRequest } from '../requests/media-request.ts'
import { catalogueRow, type CatalogueRow } from './catalogue-row.ts'
import { requestBody, unsupportedFields } from './request-body.ts'

const row = (send: Record<string, unknown>, rest: Partial<CatalogueRow> = {}): CatalogueRow =>
  catalogueRow.parse({
    id: 'fal:test',
    title: 'Test',
    provider: 'fal',
    kind: 'clip',
    serves: ['kling'],
    endpoint: 'test/clip',
    send: { prompt: { to: 'prompt' }, ...send },
    cost: { unit: 'second', usd: 0.1, source: 'test', checked: '2026-11-23' },
    limits: { concurrency: 1, deadlineSeconds: 60 },
    status: 'from-docs',
    ...rest,
  })

const file = (name: string) => ({ hash: name, mediaType: 'image/png' })
const encode = async ({ hash }: { hash: string }): Promise<string> => `data:${hash}`
const request = (fields: Partial<MediaRequest>): MediaRequest => ({ kind: 'clip', prompt: 'A fox runs', ...fields })

test('fields are written where the row says, besides its fixed fields', async () => {
  const body = await requestBody(
    row(
      {
        negativePrompt: { to: 'negative_prompt' },
        image: { to: '12.inputs.image' },
        endImage: { to: 'tail_image_url' },
        references: { to: 'image_urls', max: 2 },
        hasSound: { to: 'generate_audio' },
      },
      { fixed: { safety: true, 12: { inputs: { scale: 2 } } } },
    ),
    request({
      negativePrompt: 'text',
      image: file('a'),
      endImage: file('b'),
      references: [file('c'), file('d'), file('e')],
      hasSound: false,
    }),
    encode,
  )
  expect(body).toEqual({
    safety: true,
    prompt: 'A fox runs',
    negative_prompt: 'text',
    12: { inputs: { scale: 2, image: 'data:a' } },
    tail_image_url: 'data:b',
    image_urls: ['data:c', 'data:d'],
    generate_audio: false,
  })
})

test.each([
  [{ to: 'd', as: 'text', steps: [5, 10] }, 4, '5'],
  [{ to: 'd', as: 'text', steps: [10, 5] }, 5.2, '10'],
  [{ to: 'd', as: 'text_s', steps: [4, 6, 8] }, 12, '8s'],
  [{ to: 'd', as: 'frames', fps: 16, most: 6 }, 5, 81],
  [{ to: 'd', as: 'milliseconds', least: 10 }, 2.5, 10_000],
  [{ to: 'd', as: 'number' }, 3.2, 3.2],
])('a duration is written as %o: %d s -> %o', async (seconds, wanted, written) => {
  expect(await requestBody(row({ seconds }), request({ seconds: wanted }), encode)).toEqual({ prompt: 'A fox runs', d: written })
})

test.each([
  [{ to: 'image_size', as: 'width_height', multiple: 16 }, { image_size: { width: 720, height: 1280 } }],
  [{ to: 'size', as: 'text' }, { size: '720x1280' }],
  [{ to: 'aspect_ratio', as: 'aspect_ratio', allowed: ['16:9', '9:16', '1:1'] }, { aspect_ratio: '9:16' }],
  [{ to: 'size', as: 'nearest', allowed: ['1024x1024', '1536x1024', '1024x1536'] }, { size: '1024x1536' }],
  [{ to: '5.inputs.width', as: 'separate', height: '5.inputs.height', multiple: 32 }, { 5: { inputs: { width: 736, height: 1280 } } }],
])('a size is written as %o', async (size, written) => {
  const body = await requestBody(row({ size }), request({ size: { width: 720, height: 1280 } }), encode)
  expect(body).toEqual({ prompt: 'A fox runs', ...written })
})

test('choices are translated, and those that the row does not know are left to the provider', async () => {
  const quality = { to: 'quality', values: { low: 'draft', high: 'best' } }
  expect(await requestBody(row({ quality }), request({ quality: 'high' }), encode)).toMatchObject({ quality: 'best' })
  expect(await requestBody(row({ quality }), request({ quality: 'medium' }), encode)).not.toHaveProperty('quality')
  expect(unsupportedFields(row({ quality }), request({ quality: 'medium', seed: 3, hasSound: false }))).toEqual(['seed', 'quality'])
})

test('what an endpoint is by itself, or takes from its image, is not missing', () => {
  const clip = row({ image: { to: 'image_url', required: true } }, { modes: ['pro'] })
  const size = { width: 720, height: 1280 }
  expect(unsupportedFields(clip, request({ image: file('a'), mode: 'pro', size }))).toEqual([])
  expect(unsupportedFields(clip, request({ image: file('a'), mode: 'standard' }))).toEqual(['mode'])
  expect(unsupportedFields(row({}), request({ size }))).toEqual(['size'])
})

test('a prompt is cut to the longest that the provider takes', async () => {
  expect(await requestBody(row({ prompt: { to: 'text', max: 5 } }), request({}), encode)).toEqual({ text: 'A fox' })
})

test('width and height are those of the allowed size with the nearest shape', async () => {
  const size = { to: '5.inputs.width', height: '5.inputs.height', as: 'separate', allowed: ['1024x1024', '1344x768', '768x1344'] }
  expect(await requestBody(row({ size }), request({ size: { width: 1080, height: 1920 } }), encode)).toMatchObject({
    5: { inputs: { width: 768, height: 1344 } },
  })
})
