import type { JSONObject, JSONValue } from '@ai-sdk/provider'
import type { FileReference, MediaRequest } from '../requests/media-request.ts'
import type { CatalogueRow, SendField } from './catalogue-row.ts'
import { nearestShape } from './nearest-shape.ts'
import { secondsOf } from './clip-seconds.ts'

/** Makes what the body has in place of a file: a data URI, or the address of an upload. */
export type EncodeFile = (file: FileReference) => Promise<string>

/** The body of a request for a row: its fixed fields, and each field of the request that it can send. */
export async function requestBody(row: CatalogueRow, request: MediaRequest, encodeFile: EncodeFile): Promise<JSONObject> {
  const body: JSONObject = structuredClone(row.fixed) as JSONObject
  for (const [path, value] of [...plainFields(row, request), ...(await fileFields(row, request, encodeFile))]) setAt(body, path, value)
  return body
}

type Entry = readonly [path: string, value: JSONValue]

/** Nothing where the row or the request has no such field. */
const entry = (field: { readonly to: string } | undefined, value: JSONValue | undefined): Entry[] =>
  field === undefined || value === undefined ? [] : [[field.to, value]]

function plainFields({ send }: CatalogueRow, request: MediaRequest): Entry[] {
  const { prompt, negativePrompt, seed, hasSound, language } = request
  return [
    ...entry(send.prompt, prompt.slice(0, send.prompt?.max)),
    ...entry(send.negativePrompt, negativePrompt),
    ...entry(send.seed, seed),
    ...sizeFields(send.size, request.size),
    ...entry(send.seconds, send.seconds && request.seconds !== undefined ? durationValue(send.seconds, request.seconds) : undefined),
    ...(['quality', 'mode', 'resolution', 'voice'] as const).flatMap((name) => entry(send[name], chosenValue(send[name], request[name]))),
    ...entry(send.hasSound, hasSound),
    ...entry(send.language, language),
  ]
}

type Choice = { readonly values?: Readonly<Record<string, string | number | boolean>> | undefined } | undefined

/** Undefined for a value that the row does not know, so that the provider's default applies. */
function chosenValue(choice: Choice, picked: string | undefined): JSONValue | undefined {
  if (picked === undefined || choice === undefined) return undefined
  return choice.values === undefined ? picked : choice.values[picked]
}

function sizeFields(field: CatalogueRow['send']['size'], size: MediaRequest['size']): Entry[] {
  if (!field || !size) return []
  const [width, height] = pixelsOf(field, size)
  switch (field.as) {
    case 'width_height':
      return [[field.to, { width, height }]]
    case 'text':
      return [[field.to, `${width}x${height}`]]
    case 'separate':
      return [
        [field.to, width],
        [field.height ?? 'height', height],
      ]
    default:
      return [[field.to, nearestShape(size, field.allowed ?? [])]]
  }
}

/** The one of the allowed sizes with the nearest shape where a model knows only some, else the size in multiples. */
function pixelsOf(
  { as, allowed, multiple }: NonNullable<CatalogueRow['send']['size']>,
  size: NonNullable<MediaRequest['size']>,
): readonly [width: number, height: number] {
  if (as === 'separate' && allowed) {
    const [width, height] = nearestShape(size, allowed).split('x')
    return [Number(width), Number(height)]
  }
  const round = (pixels: number): number => Math.max(multiple, Math.round(pixels / multiple) * multiple)
  return [round(size.width), round(size.height)]
}

function durationValue(field: NonNullable<CatalogueRow['send']['seconds']>, wanted: number): JSONValue {
  const seconds = secondsOf(field, wanted)
  switch (field.as) {
    case 'text':
      return String(seconds)
    case 'text_s':
      return `${seconds}s`
    case 'frames':
      return Math.round(seconds * (field.fps ?? 24)) + 1
    case 'milliseconds':
      return Math.round(seconds * 1_000)
    default:
      return seconds
  }
}

const SINGLE_FILES = ['image', 'endImage', 'audio', 'video'] as const

async function fileFields({ send }: CatalogueRow, request: MediaRequest, encodeFile: EncodeFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of SINGLE_FILES) {
    const [field, file] = [send[name], request[name]]
    if (field && file) entries.push([field.to, await encodeFile(file)])
  }
  if (send.references && request.references?.length) {
    const files = await Promise.all(request.references.slice(0, send.references.max).map(encodeFile))
    entries.push([send.references.to, send.references.max === 1 ? files[0]! : files])
  }
  return entries
}

/** Sets a value at a path with dots; objects in between are made. */
function setAt(body: JSONObject, path: string, value: JSONValue): void {
  const names = path.split('.')
  let place = body
  for (const name of names.slice(0, -1)) {
    const next = place[name]
    if (typeof next !== 'object' || next === null || Array.isArray(next)) place[name] = {}
    place = place[name] as JSONObject
  }
  place[names.at(-1)!] = value
}

const FIELDS: readonly Exclude<SendField, 'prompt'>[] = [
  'negativePrompt',
  'seed',
  'size',
  'seconds',
  'image',
  'endImage',
  'references',
  'audio',
  'video',
  'quality',
  'mode',
  'resolution',
  'hasSound',
  'voice',
  'language',
]

/** Fields of the request that the row cannot send, or whose value it does not know. */
export function unsupportedFields({ send, modes }: CatalogueRow, request: MediaRequest): SendField[] {
  return FIELDS.filter((name) => {
    const value = request[name]
    // A clip has the shape of its image.
    if (name === 'size' && send.image?.required) return false
    if (name === 'mode' && request.mode !== undefined && modes?.includes(request.mode)) return false
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return false
    const field = send[name]
    if (field === undefined) return true
    return typeof value === 'string' && 'values' in field && field.values !== undefined && !(value in field.values)
  })
}
