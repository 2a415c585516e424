import { checkFile, fileTypeOf, type FileType } from '@fablecut/domain/story/file-types'

type Named = { readonly name: string; readonly type: string; readonly size: number }

export type FileVerdict = { readonly ok: true; readonly kind: FileType } | { readonly ok: false; readonly kind: FileType | null }

/** Checks type and format of a dropped file. The upload checks its size. */
export function checkDroppedFile(file: Named): FileVerdict {
  const type = fileTypeOf(file)
  if (type === null) return { ok: false, kind: type }
  return { ok: checkFile(file)?.code !== 'wrong_type', kind: type }
}
