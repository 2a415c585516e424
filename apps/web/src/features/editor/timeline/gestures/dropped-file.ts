import { checkFile, fileKind, type FileKind } from '@fablecut/domain/story/file-kinds'

type Named = { readonly name: string; readonly type: string; readonly size: number }

export type FileVerdict = { readonly ok: true; readonly kind: FileKind } | { readonly ok: false; readonly kind: FileKind | null }

/** Checks type and format of a dropped file. The upload checks its size. */
export function checkDroppedFile(file: Named): FileVerdict {
  const kind = fileKind(file)
  if (kind === null) return { ok: false, kind }
  return { ok: checkFile(file)?.code !== 'wrong_type', kind }
}
