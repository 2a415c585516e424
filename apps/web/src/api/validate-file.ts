import { checkFile, limitText, type FileKind } from '@fablecut/domain/story/file-kinds'
import { mediaTexts } from '../texts/editor/media.ts'

const { errors } = mediaTexts

/** Error message when a file can't be uploaded; null when it can. `as`: expected type, by default the file's own. */
export function validateFile(file: Pick<File, 'name' | 'type' | 'size'>, as?: FileKind | 'file'): string | null {
  const error = checkFile(file, as)
  switch (error?.code) {
    case undefined:
      return null
    case 'unsupported':
      return errors.unsupported(file.name)
    case 'no_limit':
      return errors.noLimit(error.kind)
    case 'too_large':
      return errors.tooLarge(file.name, limitText(error.maxBytes))
    case 'wrong_type':
      return errors.wrongType(file.name, error.kind)
    default:
      return errors.unknown
  }
}
