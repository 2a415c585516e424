/** Fields of OpenTimelineIO's published file format (its documentation, "Serialized Schema"), for the schemas that are written here. */
const ITEM = ['name', 'metadata', 'source_range', 'effects', 'markers', 'enabled']
const REFERENCE = ['name', 'metadata', 'available_range', 'available_image_bounds']
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'Timeline.1': ['name', 'metadata', 'global_start_time', 'tracks'],
  'Stack.1': [...ITEM, 'children'],
  'Track.1': [...ITEM, 'children', 'kind'],
  'Clip.2': [...ITEM, 'media_references', 'active_media_reference_key'],
  'Gap.1': ITEM,
  'Transition.1': ['name', 'metadata', 'transition_type', 'in_offset', 'out_offset'],
  'LinearTimeWarp.1': ['name', 'metadata', 'effect_name', 'time_scalar'],
  'FreezeFrame.1': ['name', 'metadata', 'effect_name', 'time_scalar'],
  'Marker.2': ['name', 'metadata', 'color', 'marked_range'],
  'ExternalReference.1': [...REFERENCE, 'target_url'],
  'MissingReference.1': REFERENCE,
  'GeneratorReference.1': [...REFERENCE, 'generator_kind', 'parameters'],
  'RationalTime.1': ['rate', 'value'],
  'TimeRange.1': ['start_time', 'duration'],
}

/** The schemas that a field may hold, with null where the format allows it. */
const HOLDS: Readonly<Record<string, readonly (string | null)[]>> = {
  global_start_time: ['RationalTime.1', null],
  tracks: ['Stack.1'],
  source_range: ['TimeRange.1', null],
  available_range: ['TimeRange.1', null],
  available_image_bounds: ['Box2d.1', null],
  marked_range: ['TimeRange.1'],
  start_time: ['RationalTime.1'],
  duration: ['RationalTime.1'],
  in_offset: ['RationalTime.1'],
  out_offset: ['RationalTime.1'],
}
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  'Stack.1': ['Track.1', 'Clip.2', 'Gap.1', 'Stack.1'],
  'Track.1': ['Clip.2', 'Gap.1', 'Transition.1', 'Stack.1'],
}
const EFFECTS = ['LinearTimeWarp.1', 'FreezeFrame.1']
const COLORS: ReadonlySet<string> = new Set([
  'PINK',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'CYAN',
  'BLUE',
  'PURPLE',
  'MAGENTA',
  'BLACK',
  'WHITE',
])

type Stored = Readonly<Record<string, unknown>>
const schemaOf = (value: unknown): string | null => (value === null ? null : String((value as Stored)['OTIO_SCHEMA']))

/** What of an OpenTimelineIO object differs from the published schema; `path` names it. */
export function otioErrors(value: Stored, path = 'timeline'): string[] {
  const schema = String(value['OTIO_SCHEMA'])
  const fields = FIELDS[schema]
  if (!fields) return [`${path}: unknown schema ${schema}`]
  const { OTIO_SCHEMA: _, ...rest } = value
  return [
    ...Object.keys(rest)
      .filter((name) => !fields.includes(name))
      .map((name) => `${path}: ${schema} has no ${name}`),
    ...fields.filter((name) => !(name in rest)).map((name) => `${path}: ${schema} needs ${name}`),
    ...Object.entries(rest).flatMap(([name, held]) => fieldErrors(schema, name, held, `${path}.${name}`)),
  ]
}

function fieldErrors(schema: string, name: string, held: unknown, path: string): string[] {
  const allowed = HOLDS[name]
  if (allowed) return allowed.includes(schemaOf(held)) ? nested(held, path) : [`${path} cannot be ${schemaOf(held)}`]
  if (name === 'children') return listErrors(held, CHILDREN[schema] ?? [], path)
  if (name === 'effects') return listErrors(held, EFFECTS, path)
  if (name === 'markers') return listErrors(held, ['Marker.2'], path)
  if (name === 'media_references') return Object.entries(held as Stored).flatMap(([key, reference]) => nested(reference, `${path}.${key}`))
  if (name === 'color') return COLORS.has(String(held)) ? [] : [`${path}: no colour ${String(held)}`]
  if (['rate', 'value', 'time_scalar'].includes(name)) return Number.isFinite(held) ? [] : [`${path} is no number`]
  if (name === 'enabled') return typeof held === 'boolean' ? [] : [`${path} is no boolean`]
  if (['metadata', 'parameters'].includes(name)) return typeof held === 'object' && held !== null ? [] : [`${path} is no object`]
  return typeof held === 'string' ? [] : [`${path} is no text`]
}

const nested = (held: unknown, path: string): string[] => (held === null ? [] : otioErrors(held as Stored, path))

const listErrors = (held: unknown, schemas: readonly string[], path: string): string[] =>
  (held as readonly Stored[]).flatMap((each, index) =>
    schemas.includes(String(each['OTIO_SCHEMA'])) ? otioErrors(each, `${path}.${index}`) : [`${path}.${index} cannot be ${schemaOf(each)}`],
  )
