import { checkFile, sizeLimitText, type FileError, type FileType } from '@fablecut/domain/story/file-types'
import { mediaTexts } from '../texts/editor/media.ts'

const { errors } = mediaTexts

/** Error message when a file can't be uploaded; null when it can. `as`: expected type, by default the file's own. */
export function validateFile(file: Pick<File, 'name' | 'type' | 'size'>, as?: FileType | 'file'): string | null {
  const error = checkFile(file, as)
  return error ? fileErrorText(error, file.name) : null
}

/** Error message for a rejected file. */
export function fileErrorText(error: FileError, name: string): string {
  switch (error.code) {
    case 'unsupported':
      return errors.unsupported(name)
    case 'no_limit':
      return errors.noLimit(error.fileType)
    case 'too_large':
      return errors.tooLarge(name, sizeLimitText(error.maxBytes))
    case 'wrong_type':
      return errors.wrongType(name, error.fileType)
    default:
      return errors.unknown
  }
}
