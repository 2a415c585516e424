/** Kinds of files that a timeline takes. */
export type FileKind = 'video' | 'image' | 'audio'

/** Endings by which a kind is known where the browser names no type; those behind the bar are known and not taken. Source: E-229, E-231..E-233. */
const ENDINGS: Record<FileKind, { readonly taken: readonly string[]; readonly known: readonly string[] }> = {
  video: { taken: ['mp4', 'webm', 'mov', 'avi'], known: ['mkv', 'm4v', 'wmv', 'flv', 'mpg', 'ogv'] },
  image: { taken: ['jpeg', 'jpg', 'png', 'gif', 'webp'], known: ['svg', 'bmp', 'tif', 'tiff', 'avif', 'heic'] },
  audio: { taken: ['mp3', 'wav', 'aac', 'ogg', 'mpeg', 'm4a', 'mpga'], known: ['flac', 'opus', 'wma', 'aiff'] },
}
const KINDS = ['video', 'image', 'audio'] as const

type Named = { readonly type: string; readonly name: string }

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** By the type's prefix, else by the name's ending. Source: E-229. */
export function fileKind({ type, name }: Named): FileKind | 'unknown' {
  const prefix = KINDS.find((kind) => type.startsWith(`${kind}/`))
  const ending = endingOf(name)
  return prefix ?? KINDS.find((kind) => ENDINGS[kind].taken.includes(ending) || ENDINGS[kind].known.includes(ending)) ?? 'unknown'
}

export type FileVerdict = { readonly ok: true; readonly kind: FileKind } | { readonly ok: false; readonly kind: FileKind | null }

/** Whether a file that was let go is taken; refused with its kind, or without one. Source: E-238, E-239. */
export function checkDroppedFile(file: Named): FileVerdict {
  const kind = fileKind(file)
  if (kind === 'unknown') return { ok: false, kind: null }
  return ENDINGS[kind].taken.includes(endingOf(file.name)) ? { ok: true, kind } : { ok: false, kind }
}
