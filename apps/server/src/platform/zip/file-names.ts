/**
 * Creates unique file paths for a zip: characters that are invalid on some systems become `_`, and the second file of a name is `name (2)`.
 */
export function createFileNamer(): (folder: string, title: string, extension: string) => string {
  const taken = new Set<string>()
  // The next free number of a name: thousands of files may share one title.
  const next = new Map<string, number>()
  return (folder, title, extension) => {
    const name = sanitizeTitle(title, extension)
    const first = `${folder}${name}.${extension}`.toLowerCase()
    for (let n = next.get(first) ?? 1; ; n++) {
      const path = `${folder}${name}${n === 1 ? '' : ` (${n})`}.${extension}`
      // Some file systems ignore case.
      const key = path.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      next.set(first, n + 1)
      return path
    }
  }
}

const MAX_NAME_LENGTH = 80

function sanitizeTitle(title: string, extension: string): string {
  const name = title.toLowerCase().endsWith(`.${extension}`) ? title.slice(0, -extension.length - 1) : title
  const sanitized = [...name.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')].slice(0, MAX_NAME_LENGTH).join('')
  return sanitized.replaceAll(/^[.\s]+|[.\s]+$/g, '') || 'file'
}
