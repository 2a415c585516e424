/** Kinds of files people bring. */
export type FileKind = 'video' | 'image' | 'audio'

type KindRow = {
  /** As found in the bytes, or told by a browser. */
  readonly types: readonly string[]
  /** Endings of names, without the dot. */
  readonly endings: readonly string[]
  /** Endings that belong to the kind and are not taken. */
  readonly refused: readonly string[]
  readonly mostBytes: number
}

const megabyte = 1_048_576
const KINDS = ['video', 'image', 'audio'] as const

/** The one table of limits, for browser and server. Source: E-231..E-233, ED-58. */
export const FILE_KINDS: Readonly<Record<FileKind, KindRow>> = {
  video: {
    types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/vnd.avi', 'video/x-msvideo'],
    endings: ['mp4', 'webm', 'mov', 'avi'],
    refused: ['mkv', 'm4v', 'wmv', 'flv', 'mpg', 'ogv'],
    mostBytes: 100 * megabyte,
  },
  image: {
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    endings: ['jpeg', 'jpg', 'png', 'gif', 'webp'],
    refused: ['svg', 'bmp', 'tif', 'tiff', 'avif', 'heic'],
    mostBytes: 10 * megabyte,
  },
  audio: {
    types: ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/ogg', 'audio/mp4', 'audio/x-m4a'],
    endings: ['mp3', 'wav', 'aac', 'ogg', 'mpeg', 'm4a', 'mpga'],
    refused: ['flac', 'opus', 'wma', 'aiff'],
    mostBytes: 10 * megabyte,
  },
}

/** The kind that accepts a type, or null. */
export const kindOfType = (type: string): FileKind | null => KINDS.find((kind) => FILE_KINDS[kind].types.includes(type)) ?? null

/** The limit as people read it, `10MB`. */
export const limitText = (bytes: number): string => `${Math.floor(bytes / megabyte)}MB`

type NamedFile = { readonly name: string; readonly type: string }

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** By the prefix of its type, else by the ending of its name; null when neither tells. Source: E-229. */
export function fileKind({ type, name }: NamedFile): FileKind | null {
  const byPrefix = KINDS.find((kind) => type.startsWith(`${kind}/`))
  const ending = endingOf(name)
  return byPrefix ?? KINDS.find((kind) => FILE_KINDS[kind].endings.includes(ending) || FILE_KINDS[kind].refused.includes(ending)) ?? null
}

/** Whether a file fits a list such as `video/*, image/png, .mov`. Source: E-230. */
export function isAccepted({ type, name }: NamedFile, accept: readonly string[]): boolean {
  return accept.some((wanted) => {
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase())
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

/** What a file dialog of a kind lets choose: its types, and its endings for systems that know no type. */
export const acceptedFiles = (kind: FileKind): readonly string[] => [
  ...FILE_KINDS[kind].types,
  ...FILE_KINDS[kind].endings.map((ending) => `.${ending}`),
]

/** Why a file is not taken. `kind`: what it was wanted as. Source: E-318..E-322. */
export type FileFault =
  | { readonly code: 'unsupported' }
  | { readonly code: 'no_limit'; readonly kind: string }
  | { readonly code: 'too_large'; readonly mostBytes: number }
  | { readonly code: 'wrong_type'; readonly kind: FileKind }

/**
 * Looks at name, type and size of a file, and says why it is not taken; null when it is. `as`: the kind it is wanted as, by default its own. The server
 * looks into the bytes besides. Source: E-229..E-233, E-318..E-321.
 */
export function fileFault(file: NamedFile & { readonly size: number }, as?: FileKind | 'file'): FileFault | null {
  const wanted = as ?? fileKind(file)
  if (wanted === null) return { code: 'unsupported' }
  if (wanted === 'file') return { code: 'no_limit', kind: wanted }
  const { types, endings, mostBytes } = FILE_KINDS[wanted]
  const isTaken = endings.includes(endingOf(file.name)) || types.includes(file.type)
  if (fileKind(file) !== wanted || !isTaken) return { code: 'wrong_type', kind: wanted }
  return file.size > mostBytes ? { code: 'too_large', mostBytes } : null
}
