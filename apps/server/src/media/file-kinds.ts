/** Kinds of files people bring. */
export type FileKind = 'image' | 'video' | 'audio'

const megabyte = 1_048_576

/** The one table of limits (ED-58, document 3): types as found in the bytes, and the most bytes. */
export const FILE_KINDS: Record<FileKind, { types: readonly string[]; mostBytes: number }> = {
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/vnd.avi', 'video/x-msvideo'], mostBytes: 100 * megabyte },
  image: { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], mostBytes: 10 * megabyte },
  audio: { types: ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/ogg', 'audio/mp4', 'audio/x-m4a'], mostBytes: 10 * megabyte },
}

/** The kind that accepts a type, or null. */
export function kindOfType(type: string): FileKind | null {
  const kinds = Object.keys(FILE_KINDS) as FileKind[]
  return kinds.find((kind) => FILE_KINDS[kind].types.includes(type)) ?? null
}

/** The limit as people read it, `10MB`. */
export function limitText(bytes: number): string {
  return `${Math.floor(bytes / megabyte)}MB`
}
