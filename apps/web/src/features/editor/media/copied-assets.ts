import type { MediaAsset } from '@fablecut/domain/timeline/model'

/** Assets copied into a story while this page is open: the new id by story and original id. */
const copies = new Map<string, string>()
const keyOf = (storyId: string, asset: MediaAsset): string => `${storyId} ${asset.id}`

/** Whether an asset is in a story's media, under its own id or that of its copy. */
export function isInStory(
  asset: MediaAsset,
  { storyId, assets }: { readonly storyId: string; readonly assets: readonly MediaAsset[] },
): boolean {
  const copy = copies.get(keyOf(storyId, asset))
  return assets.some(({ id, isDeleted }) => !isDeleted && (id === asset.id || id === copy))
}

/** Records the id of an asset's copy in a story. */
export const recordCopy = (storyId: string, asset: MediaAsset, id: string): void => void copies.set(keyOf(storyId, asset), id)
