import { checkFile, limitText, type FileKind } from '@fablecut/domain/story/file-kinds'
import { mediaTexts } from '../texts/editor/media.ts'

const { errors: faults } = mediaTexts

/** Error message when a file can't be uploaded; null when it can. `as`: expected type, by default the file's own. */
export function validateFile(file: Pick<File, 'name' | 'type' | 'size'>, as?: FileKind | 'file'): string | null {
  const fault = checkFile(file, as)
  switch (fault?.code) {
    case undefined:
      return null
    case 'unsupported':
      return faults.unsupported(file.name)
    case 'no_limit':
      return faults.noLimit(fault.kind)
    case 'too_large':
      return faults.tooLarge(file.name, limitText(fault.maxBytes))
    case 'wrong_type':
      return faults.wrongType(file.name, fault.kind)
    default:
      return faults.unknown
  }
}
