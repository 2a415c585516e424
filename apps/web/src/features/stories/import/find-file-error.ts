import { IMPORT_EXTENSIONS, MAX_IMPORT_BYTES } from '@fablecut/contracts/wire/project'
import { sizeLimitText } from '@fablecut/domain/story/file-types'
import { storyImportTexts } from '../../../texts/story-import.ts'

const texts = storyImportTexts.failed

/** For a file input. */
export const IMPORT_ACCEPT = IMPORT_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why the server would refuse a file without looking into it; null when it would not. */
export function findFileError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!IMPORT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`))) return texts.wrongType(name)
  if (size === 0) return texts.empty(name)
  return size > MAX_IMPORT_BYTES ? texts.tooLarge(name, sizeLimitText(MAX_IMPORT_BYTES)) : null
}
