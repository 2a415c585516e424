import type { MediaAsset, Timeline } from '../../model.ts'
import { assetsById } from '../../queries.ts'

/** Assets of clips, and the frame rate of the film. */
export type Sources = { readonly assetOf: (mediaAssetId: string) => MediaAsset | undefined; readonly fps: number }

/** The sources of a timeline's clips, looked up when they are first needed: most films have no transition. */
export function sourcesOf({ mediaAssets, globalConfig: { fps } }: Timeline): Sources {
  let assets: ReadonlyMap<string, MediaAsset> | undefined
  return { fps, assetOf: (id) => (assets ??= assetsById(mediaAssets)).get(id) }
}
