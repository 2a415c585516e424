import { checkFile, fileKind, type FileKind } from '@fablecut/domain/story/file-kinds'

type Named = { readonly name: string; readonly type: string; readonly size: number }

export type FileVerdict = { readonly ok: true; readonly kind: FileKind } | { readonly ok: false; readonly kind: FileKind | null }

/** Whether a file that was let go is of a kind and type that is taken; refused with its kind, or without one. Its size is looked at by the upload. */
export function checkDroppedFile(file: Named): FileVerdict {
  const kind = fileKind(file)
  if (kind === null) return { ok: false, kind }
  return { ok: checkFile(file)?.code !== 'wrong_type', kind }
}
