/**
 * Why a version of a story was stored: the story was generated, is exported, its shots are generated anew, it gets another shape, another version is
 * restored, or its creator kept it under a name.
 */
export const VERSION_CAUSES = ['generation', 'export', 'regeneration', 'shape', 'restore', 'creator'] as const
export type VersionCause = (typeof VERSION_CAUSES)[number]
