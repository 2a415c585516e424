/** Types of files that can be uploaded. */
export type FileType = 'video' | 'image' | 'audio'

type FileTypeRules = {
  /** MIME types, as found in the bytes or reported by a browser. */
  readonly types: readonly string[]
  /** File name extensions, without the dot. */
  readonly extensions: readonly string[]
  /** Extensions of the type that are not accepted. */
  readonly unsupportedExtensions: readonly string[]
  readonly maxBytes: number
}

const megabyte = 1_048_576
const FILE_TYPES = ['video', 'image', 'audio'] as const

/** Accepted types and limits, for browser and server. */
export const FILE_TYPE_RULES: Readonly<Record<FileType, FileTypeRules>> = {
  video: {
    types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/vnd.avi', 'video/x-msvideo'],
    extensions: ['mp4', 'webm', 'mov', 'avi'],
    unsupportedExtensions: ['mkv', 'm4v', 'wmv', 'flv', 'mpg', 'ogv'],
    maxBytes: 100 * megabyte,
  },
  image: {
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    extensions: ['jpeg', 'jpg', 'png', 'gif', 'webp'],
    unsupportedExtensions: ['svg', 'bmp', 'tif', 'tiff', 'avif', 'heic'],
    maxBytes: 10 * megabyte,
  },
  audio: {
    types: ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/ogg', 'audio/mp4', 'audio/x-m4a'],
    extensions: ['mp3', 'wav', 'aac', 'ogg', 'mpeg', 'm4a', 'mpga'],
    unsupportedExtensions: ['flac', 'opus', 'wma', 'aiff'],
    maxBytes: 10 * megabyte,
  },
}

/** The file type of a MIME type, or null. */
export const fileTypeOfMime = (type: string): FileType | null =>
  FILE_TYPES.find((fileType) => FILE_TYPE_RULES[fileType].types.includes(type)) ?? null

/** The displayed limit, e.g. `10MB`. */
export const sizeLimitText = (bytes: number): string => `${Math.floor(bytes / megabyte)}MB`

type NamedFile = { readonly name: string; readonly type: string }

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The type of a file by the prefix of its MIME type, else by its extension; null when neither is known. */
export function fileTypeOf({ type, name }: NamedFile): FileType | null {
  const byPrefix = FILE_TYPES.find((fileType) => type.startsWith(`${fileType}/`))
  const ending = extensionOf(name)
  return (
    byPrefix ??
    FILE_TYPES.find(
      (fileType) =>
        FILE_TYPE_RULES[fileType].extensions.includes(ending) || FILE_TYPE_RULES[fileType].unsupportedExtensions.includes(ending),
    ) ??
    null
  )
}

/** Whether a file matches a list such as `video/*, image/png, .mov`. */
export function isAccepted({ type, name }: NamedFile, accept: readonly string[]): boolean {
  return accept.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase())
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}

/** The `accept` attribute of a file dialog: MIME types, and extensions for systems that do not know a type. */
export const acceptedFiles = (fileType: FileType): readonly string[] => [
  ...FILE_TYPE_RULES[fileType].types,
  ...FILE_TYPE_RULES[fileType].extensions.map((extension) => `.${extension}`),
]

/** Why a file is not accepted. `fileType`: the expected type. */
export type FileError =
  | { readonly code: 'unsupported' }
  | { readonly code: 'no_limit'; readonly fileType: string }
  | { readonly code: 'too_large'; readonly maxBytes: number }
  | { readonly code: 'wrong_type'; readonly fileType: FileType }

/**
 * Checks a file's name, type and size; null when it is accepted. `as`: the expected type, by default the file's own. The server also checks the bytes.
 */
export function checkFile(file: NamedFile & { readonly size: number }, as?: FileType | 'file'): FileError | null {
  const expected = as ?? fileTypeOf(file)
  if (expected === null) return { code: 'unsupported' }
  if (expected === 'file') return { code: 'no_limit', fileType: expected }
  const { types, extensions, maxBytes } = FILE_TYPE_RULES[expected]
  const isAccepted = extensions.includes(extensionOf(file.name)) || types.includes(file.type)
  if (fileTypeOf(file) !== expected || !isAccepted) return { code: 'wrong_type', fileType: expected }
  return file.size > maxBytes ? { code: 'too_large', maxBytes } : null
}
