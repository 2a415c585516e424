/** Types of files that can be uploaded. */
export type FileKind = 'video' | 'image' | 'audio'

type KindRow = {
  /** MIME types, as found in the bytes or reported by a browser. */
  readonly types: readonly string[]
  /** File name extensions, without the dot. */
  readonly extensions: readonly string[]
  /** Extensions of the kind that are not accepted. */
  readonly unsupportedExtensions: readonly string[]
  readonly maxBytes: number
}

const megabyte = 1_048_576
const KINDS = ['video', 'image', 'audio'] as const

/** Accepted types and limits, for browser and server. */
export const FILE_KINDS: Readonly<Record<FileKind, KindRow>> = {
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
export const kindOfType = (type: string): FileKind | null => KINDS.find((kind) => FILE_KINDS[kind].types.includes(type)) ?? null

/** The displayed limit, e.g. `10MB`. */
export const limitText = (bytes: number): string => `${Math.floor(bytes / megabyte)}MB`

type NamedFile = { readonly name: string; readonly type: string }

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The kind of a file by the prefix of its type, else by its extension; null when neither is known. */
export function fileKind({ type, name }: NamedFile): FileKind | null {
  const byPrefix = KINDS.find((kind) => type.startsWith(`${kind}/`))
  const ending = extensionOf(name)
  return (
    byPrefix ??
    KINDS.find((kind) => FILE_KINDS[kind].extensions.includes(ending) || FILE_KINDS[kind].unsupportedExtensions.includes(ending)) ??
    null
  )
}

/** Whether a file matches a list such as `video/*, image/png, .mov`. */
export function isAccepted({ type, name }: NamedFile, accept: readonly string[]): boolean {
  return accept.some((wanted) => {
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase())
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

/** The `accept` attribute of a file dialog: MIME types, and extensions for systems that do not know a type. */
export const acceptedFiles = (kind: FileKind): readonly string[] => [
  ...FILE_KINDS[kind].types,
  ...FILE_KINDS[kind].extensions.map((extension) => `.${extension}`),
]

/** Why a file is not accepted. `kind`: the expected kind. */
export type FileError =
  | { readonly code: 'unsupported' }
  | { readonly code: 'no_limit'; readonly kind: string }
  | { readonly code: 'too_large'; readonly maxBytes: number }
  | { readonly code: 'wrong_type'; readonly kind: FileKind }

/**
 * Checks a file's name, type and size; null when it is accepted. `as`: the expected kind, by default the file's own. The server also checks the bytes.
 */
export function checkFile(file: NamedFile & { readonly size: number }, as?: FileKind | 'file'): FileError | null {
  const wanted = as ?? fileKind(file)
  if (wanted === null) return { code: 'unsupported' }
  if (wanted === 'file') return { code: 'no_limit', kind: wanted }
  const { types, extensions, maxBytes } = FILE_KINDS[wanted]
  const isAccepted = extensions.includes(extensionOf(file.name)) || types.includes(file.type)
  if (fileKind(file) !== wanted || !isAccepted) return { code: 'wrong_type', kind: wanted }
  return file.size > maxBytes ? { code: 'too_large', maxBytes } : null
}
