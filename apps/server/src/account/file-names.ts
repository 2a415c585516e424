/** Gives every file of a zip a place of its own: characters that no system keeps in names become `_`, and the second of a name is `name (2)`. */
export function createNames(): (folder: string, title: string, ending: string) => string {
  const taken = new Set<string>()
  // Where the search for a free number goes on: thousands of files may have one title.
  const next = new Map<string, number>()
  return (folder, title, ending) => {
    const name = plain(title, ending)
    const first = `${folder}${name}.${ending}`.toLowerCase()
    for (let n = next.get(first) ?? 1; ; n++) {
      const path = `${folder}${name}${n === 1 ? '' : ` (${n})`}.${ending}`
      // Some systems take names that differ in case alone for one.
      const key = path.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      next.set(first, n + 1)
      return path
    }
  }
}

const MOST_CHARACTERS = 80

function plain(title: string, ending: string): string {
  const name = title.toLowerCase().endsWith(`.${ending}`) ? title.slice(0, -ending.length - 1) : title
  const kept = [...name.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')].slice(0, MOST_CHARACTERS).join('')
  return kept.replaceAll(/^[.\s]+|[.\s]+$/g, '') || 'file'
}
