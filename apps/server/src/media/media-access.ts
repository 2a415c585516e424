/** The user of a request; null: a visitor. */
export type Viewer = { readonly id: string; readonly teamId: string | null } | null

/** The facts that decide who may read a media asset. `story` is null for media outside of stories. */
export type MediaFacts = {
  readonly ownerId: string
  readonly isDeleted: boolean
  /** Whether it is a story's export, its thumbnail, or active media of a visible shot. */
  readonly isShown: boolean
  /** Whether it is an avatar, which is public. */
  readonly isAvatar: boolean
  /** Whether it is the image of a community character. */
  readonly isSharedCharacter: boolean
  /** Whether it is a part of a library song. */
  readonly isLibraryPart: boolean
  readonly story: null | {
    readonly ownerId: string
    readonly teamId: string | null
    readonly isPublic: boolean
    readonly isPublished: boolean
    readonly isTemplate: boolean
    readonly isDeleted: boolean
  }
}

/** `public`: everybody, shared caches included; `private`: this viewer only; `none`: responded to as not found. */
export type MediaAccess = 'public' | 'private' | 'none'

/** Everybody may read what a public story shows; takes, uploads and inputs are for its creator and their team. */
export function mediaAccess(media: MediaFacts, viewer: Viewer): MediaAccess {
  const { story } = media
  if (media.isDeleted || story?.isDeleted) return 'none'
  if (media.isAvatar || media.isSharedCharacter || media.isLibraryPart) return 'public'
  if (story && media.isShown && (story.isPublic || story.isPublished || story.isTemplate)) return 'public'
  if (!viewer) return 'none'
  if (viewer.id === media.ownerId || viewer.id === story?.ownerId) return 'private'
  return story && story.teamId !== null && story.teamId === viewer.teamId ? 'private' : 'none'
}
