import { characterTexts } from '../../texts/characters.ts'

/** `accept` value of the file picker for character images. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'
const MAX_BYTES = 10 * 1024 * 1024

/** Error message when files can't be used as character images; null when they can. */
export function pictureError(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | null {
  const [file, ...others] = files
  if (!file) return null
  if (others.length > 0) return characterTexts.quick.oneFile
  if (!PICTURE_TYPES.split(',').includes(file.type)) return characterTexts.quick.wrongType(file.name)
  return file.size > MAX_BYTES ? characterTexts.quick.tooLarge(file.name) : null
}
