import { assetFrames, DEFAULT_IMAGE_SECONDS, toFrames, DEFAULT_CLIP_SECONDS } from './frames.ts'
import type { MediaAsset, TimelineItem } from './model.ts'
import { timelineItem } from './schema.ts'

type Json = Record<string, unknown>
type RepairFacts = { readonly assets: ReadonlyMap<string, MediaAsset>; readonly fps: number }

/** Repairs a stored item so that it still renders as intended. Undefined when it can't be repaired. */
export function repairItem(value: unknown, known: RepairFacts): { readonly item: TimelineItem; readonly isChanged: boolean } | undefined {
  const valid = timelineItem.safeParse(value)
  if (valid.success && hasValidTrim(valid.data)) return { item: valid.data, isChanged: false }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const repaired = timelineItem.safeParse(withoutInvalidFields(withValidNumbers(value as Json, known)))
  return repaired.success ? { item: repaired.data, isChanged: true } : undefined
}

const hasValidTrim = (item: TimelineItem): boolean => !('mediaAssetId' in item) || item.sourceTrimEndFrames > item.sourceTrimStartFrames

function withValidNumbers(value: Json, known: RepairFacts): Json {
  const durationInFrames = toInteger(value['durationInFrames'], 1) ?? unknownDuration(value, known)
  const repaired: Json = { ...value, startTimeInFrames: toInteger(value['startTimeInFrames'], 0) ?? 0, durationInFrames }
  if (typeof value['mediaAssetId'] !== 'string') return repaired
  const speed = typeof value['speed'] === 'number' && value['speed'] > 0 ? value['speed'] : 1
  const start = toInteger(value['sourceTrimStartFrames'], 0) ?? 0
  const end = toInteger(value['sourceTrimEndFrames'], 1)
  repaired['sourceTrimStartFrames'] = start
  repaired['sourceTrimEndFrames'] = end !== undefined && end > start ? end : start + Math.max(1, Math.round(durationInFrames * speed))
  if (typeof value['volume'] === 'number') repaired['volume'] = Math.min(1, Math.max(0, value['volume']))
  return repaired
}

const toInteger = (value: unknown, min: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(min, Math.round(value)) : undefined

/** Lowest speed used to derive a duration. */
const MIN_SPEED = 0.1

/** From the asset, else from the source range, else three seconds; images two seconds. */
function unknownDuration(value: Json, { assets, fps }: RepairFacts): number {
  const { mediaAssetId, type } = value
  if (type === 'image') return toFrames(DEFAULT_IMAGE_SECONDS, fps)
  const asset = typeof mediaAssetId === 'string' ? assets.get(mediaAssetId) : undefined
  const source = asset?.metadata ? assetFrames(asset, fps) : (usedFrames(value) ?? toFrames(DEFAULT_CLIP_SECONDS, fps))
  const speed = typeof value['speed'] === 'number' ? Math.max(MIN_SPEED, value['speed']) : 1
  return Math.max(1, Math.round(source / speed))
}

function usedFrames(value: Json): number | undefined {
  const [start, end] = [toInteger(value['sourceTrimStartFrames'], 0), toInteger(value['sourceTrimEndFrames'], 1)]
  return start !== undefined && end !== undefined && end > start ? end - start : undefined
}

/** Removes unknown and invalid optional fields. */
function withoutInvalidFields(value: Json): Json {
  const result = timelineItem.safeParse(value)
  if (result.success) return value
  const faulty = new Set(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    ),
  )
  return Object.fromEntries(Object.entries(value).filter(([key]) => !faulty.has(key)))
}
