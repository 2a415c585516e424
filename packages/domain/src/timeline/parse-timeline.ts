import type { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import { endFrame } from './frames.ts'
import type { Timeline, Track } from './model.ts'
import { byStart } from './pack.ts'
import { timeline as schema } from './schema.ts'
import { holds } from './track-rules.ts'

/** The first validation error of a document. `path`: e.g. `tracks.0.items.2.durationInFrames`. */
export type TimelineError = { readonly path: string; readonly message: string }

/**
 * Validates an untrusted timeline: the schema, unique ids, one packed primary video track, no overlaps except of captions,
 * items on tracks of their type, valid trims. Returns the parsed value unchanged.
 */
export function parseTimeline(document: unknown): Result<Timeline, TimelineError> {
  const shape = schema.safeParse(document)
  if (!shape.success) return refuse(schemaError(shape.error, 'Invalid timeline'))
  const error = findTimelineError(shape.data)
  return error ? refuse(error) : ok(shape.data)
}

/** The first violated rule that needs the whole document: ids, primary track, placement, trims. */
export const findTimelineError = (timeline: Timeline): TimelineError | undefined =>
  firstOf([() => idError(timeline), () => primaryTrackError(timeline), () => trackError(timeline)])

/** Stored form: plain JSON without absent fields. `parseTimeline` restores the same timeline. */
export const serializeTimeline = (timeline: Timeline): Record<string, unknown> => JSON.parse(JSON.stringify(timeline))

/** The first schema error; for unknown keys the path of the first key. */
export function schemaError(error: z.ZodError, otherwise: string): TimelineError {
  const issue = error.issues[0]
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { path: [...(issue?.path ?? []), ...unknown].join('.'), message: issue?.message ?? otherwise }
}

function firstOf(checks: readonly (() => TimelineError | undefined)[]): TimelineError | undefined {
  for (const check of checks) {
    const error = check()
    if (error) return error
  }
  return undefined
}

function idError({ tracks, mediaAssets }: Timeline): TimelineError | undefined {
  const trackIds = tracks.map((track, index) => ({ id: track.id, path: `tracks.${index}.id` }))
  const items = tracks.flatMap((track, t) => track.items.map((item, i) => ({ id: item.id, path: `tracks.${t}.items.${i}.id` })))
  const assets = mediaAssets.map((asset, index) => ({ id: asset.id, path: `mediaAssets.${index}.id` }))
  return firstOf([trackIds, items, assets].map((ids) => () => duplicateIdError(ids)))
}

function duplicateIdError(ids: readonly { readonly id: string; readonly path: string }[]): TimelineError | undefined {
  const seen = new Set<string>()
  for (const { id, path } of ids) {
    if (seen.has(id)) return { path, message: `The id ${id} is there twice` }
    seen.add(id)
  }
  return undefined
}

function primaryTrackError({ tracks }: Timeline): TimelineError | undefined {
  const primary = tracks.flatMap((track, index) => (track.isPrimary ? [index] : []))
  if (primary.length === 0 && tracks.every((track) => track.type !== 'video')) return undefined
  if (primary.length !== 1) return { path: `tracks.${primary[1] ?? 0}.isPrimary`, message: 'Exactly one track is primary' }
  const [index = 0] = primary
  return tracks[index]?.type === 'video' ? undefined : { path: `tracks.${index}.type`, message: 'The primary track is a video track' }
}

function trackError({ tracks }: Timeline): TimelineError | undefined {
  return firstOf(
    tracks.flatMap((track, index) => [() => itemError(track, `tracks.${index}`), () => placementError(track, `tracks.${index}`)]),
  )
}

function itemError(track: Track, path: string): TimelineError | undefined {
  for (const [index, item] of track.items.entries()) {
    const at = `${path}.items.${index}`
    if (!holds(track, item.type))
      return { path: `${at}.type`, message: `A ${track.isPrimary ? 'primary track' : `track of type ${track.type}`} holds no ${item.type}` }
    if ('mediaAssetId' in item && item.sourceTrimEndFrames <= item.sourceTrimStartFrames) {
      return { path: `${at}.sourceTrimEndFrames`, message: 'A source ends after it starts' }
    }
  }
  return undefined
}

function placementError(track: Track, path: string): TimelineError | undefined {
  if (track.type === 'file') return undefined
  let cursor = 0
  for (const item of track.items.toSorted(byStart)) {
    const isGap = track.isPrimary && item.startTimeInFrames > cursor
    if (item.startTimeInFrames < cursor || isGap) {
      const message = isGap ? 'The primary track has a gap' : 'Items overlap'
      return { path: `${path}.items.${track.items.indexOf(item)}.startTimeInFrames`, message }
    }
    cursor = endFrame(item)
  }
  return undefined
}
