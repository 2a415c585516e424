/** Who asks; null for a visitor. */
export type Viewer = { readonly id: string; readonly teamId: string | null } | null

/** What decides about a media's readability. `story` is null for media outside of any story. */
export type MediaFacts = {
  readonly ownerId: string
  readonly isDeleted: boolean
  /** True for a story's export, its thumbnail and the active media of its shots that are not hidden. */
  readonly isShown: boolean
  /** The picture of an account, which everybody sees beside its name. Source: HD-15. */
  readonly isAvatar: boolean
  /** The picture of a character that is in the community. */
  readonly isSharedCharacter: boolean
  /** A part of a song of the library. Source: HD-60. */
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

/** `public`: anybody, and shared caches; `private`: this viewer only; `none`: answered as if it did not exist (HD-64). */
export type MediaAccess = 'public' | 'private' | 'none'

/** Of an open story everybody sees what it shows; takes, uploads and inputs are for its creator and their team. */
export function mediaAccess(media: MediaFacts, viewer: Viewer): MediaAccess {
  const { story } = media
  if (media.isDeleted || story?.isDeleted) return 'none'
  if (media.isAvatar || media.isSharedCharacter || media.isLibraryPart) return 'public'
  if (story && media.isShown && (story.isPublic || story.isPublished || story.isTemplate)) return 'public'
  if (!viewer) return 'none'
  if (viewer.id === media.ownerId || viewer.id === story?.ownerId) return 'private'
  return story && story.teamId !== null && story.teamId === viewer.teamId ? 'private' : 'none'
}
