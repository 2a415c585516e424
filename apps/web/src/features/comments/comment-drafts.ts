const drafts = new Map<string, string>()

/** Unsent texts by what they belong to, so that closing a story does not lose them. Kept until the page is left. */
export const commentDrafts = {
  get: (key: string): string => drafts.get(key) ?? '',
  set: (key: string, text: string): void => void (text === '' ? drafts.delete(key) : drafts.set(key, text)),
}
