import type { AudioItem, Timeline, VideoItem } from '../../model.ts'

/** The sound that was detached from a clip: of the same file, in its group. */
export const detachedSound = ({ tracks }: Timeline, { mediaAssetId, groupId }: VideoItem): AudioItem | undefined =>
  groupId === undefined
    ? undefined
    : tracks
        .flatMap(({ items }) => items)
        .find((item): item is AudioItem => item.type === 'audio' && item.groupId === groupId && item.mediaAssetId === mediaAssetId)
