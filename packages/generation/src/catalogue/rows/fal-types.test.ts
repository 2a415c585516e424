import type { JSONObject } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import type { FileReference, MediaRequest } from '../../requests/media-request.ts'
import type { CatalogueRow } from '../catalogue-row.ts'
import { requestBody } from '../request-body.ts'
import { SHIPPED_ROWS } from '../shipped-rows.ts'
import { compileTypes } from '../testing/compile-types.ts'

const ROWS = SHIPPED_ROWS.filter(({ provider }) => provider === 'fal')

const file = (hash: string): FileReference => ({ hash, mediaType: 'image/png' })
const encode = async ({ hash }: FileReference): Promise<string> => `data:image/png;base64,${hash}`
const SHAPES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
]

/** Requests of every duration and shape and, for each choice that the row lists, one that picks it; and one with no more than is required. */
function requestsFor({ kind, send }: CatalogueRow): MediaRequest[] {
  const full: MediaRequest = {
    kind,
    prompt: 'A fox climbs a lighthouse',
    negativePrompt: 'text',
    seed: 7,
    image: file('a'),
    endImage: file('b'),
    references: [file('c'), file('d')],
    audio: file('e'),
    video: file('f'),
    hasSound: true,
  }
  const shaped = SHAPES.flatMap((size) => [1, 3, 4.9, 5, 6, 8, 10, 15, 60].map((seconds): MediaRequest => ({ ...full, size, seconds })))
  const chosen = Object.keys(send.resolution?.values ?? {}).map((resolution): MediaRequest => ({ ...full, resolution }))
  return [...shaped, ...chosen, { ...required(full, send), kind, prompt: full.prompt }]
}

const required = (full: MediaRequest, send: CatalogueRow['send']): Partial<MediaRequest> =>
  Object.fromEntries(
    (['image', 'endImage', 'references', 'audio', 'video'] as const)
      .filter((name) => send[name]?.required)
      .map((name) => [name, full[name]]),
  )

const statement = ({ endpoint }: CatalogueRow, body: JSONObject, index: number): string =>
  `export const body${index}: Endpoints['${endpoint}']['input'] = ${JSON.stringify(body)}`

const IMPORT = `import type { EndpointTypeMap as Endpoints } from '@fal-ai/client/endpoints'`
const compile = (statements: readonly string[]): Promise<string> => compileTypes([IMPORT, ...statements])

test('what is sent to fal has the types of its endpoints, and results are where they say', async () => {
  const bodies: string[] = []
  for (const row of ROWS)
    for (const request of requestsFor(row)) bodies.push(statement(row, await requestBody(row, request, encode), bodies.length))
  const results = ROWS.map(
    ({ endpoint, result }, index) => `export const result${index}: keyof Endpoints['${endpoint}']['output'] = '${result}'`,
  )
  expect(await compile([...bodies, ...results])).toBe('')
})

test('a wrong duration, an unknown field and an unknown endpoint are found', async () => {
  const kling = ROWS.find(({ id }) => id === 'fal:kling-2.5-turbo-pro')!
  const rest = { prompt: 'A fox', image_url: 'data:' }
  const wrong = [
    statement(kling, { ...rest, duration: '5s' }, 0),
    statement(kling, { ...rest, end_image: 'data:' }, 1),
    statement({ ...kling, endpoint: 'fal-ai/nothing' }, rest, 2),
  ]
  const found = await compile(wrong)
  expect(found.match(/error TS/gu)).toHaveLength(wrong.length)
})
