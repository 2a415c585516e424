import type { Timeline } from '../model.ts'
import type { PlacedItems } from './resolve-layout.ts'

/** Items of the free tracks without those of the given shots (voice-overs, captions). Contains only tracks that lose items. */
export function freeItemsWithoutShots({ tracks }: Timeline, shotIds: ReadonlySet<string>): PlacedItems {
  const isGone = (shotId: string | undefined): boolean => shotId !== undefined && shotIds.has(shotId)
  const losing = tracks.filter((track) => !track.isPrimary && track.items.some(({ shotId }) => isGone(shotId)))
  return new Map(losing.map((track) => [track.id, track.items.filter(({ shotId }) => !isGone(shotId))]))
}
