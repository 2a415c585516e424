import type { MediaAsset } from '@fablecut/domain/timeline/model'

/** What was taken over while this page is open: the id in this story by story and by the id it had. */
const taken = new Map<string, string>()
const keyOf = (storyId: string, asset: MediaAsset): string => `${storyId} ${asset.id}`

/** Whether a file of this creator is among a story's media, under its own id or the one it got when it was taken over. Source: ED-07. */
export function isAmong(
  asset: MediaAsset,
  { storyId, assets }: { readonly storyId: string; readonly assets: readonly MediaAsset[] },
): boolean {
  const here = taken.get(keyOf(storyId, asset))
  return assets.some(({ id, isDeleted }) => !isDeleted && (id === asset.id || id === here))
}

/** Keeps what a file became in a story. */
export const noteTaken = (storyId: string, asset: MediaAsset, id: string): void => void taken.set(keyOf(storyId, asset), id)
