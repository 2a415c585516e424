import { accountTexts } from '../../texts/account/account.ts'

const MAX_BYTES = 10_485_760
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Error message when a file can't be a profile picture; null when it can. */
export function validateProfilePicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.has(type)) return accountTexts.profile.pictureType
  return size > MAX_BYTES ? accountTexts.profile.pictureSize : null
}
