/** The rows of nouns of the languages of the interface, each loaded when it is needed. */
const NOUNS: Readonly<Record<string, () => Promise<string>>> = {
  es: async () => (await import('../languages/es.ts')).SPANISH.nouns,
  de: async () => (await import('../languages/de.ts')).GERMAN.nouns,
  fr: async () => (await import('../languages/fr.ts')).FRENCH.nouns,
  pt: async () => (await import('../languages/pt.ts')).PORTUGUESE.nouns,
  zh: async () => (await import('../languages/zh.ts')).CHINESE.nouns,
  ja: async () => (await import('../languages/ja.ts')).JAPANESE.nouns,
  hi: async () => (await import('../languages/hi.ts')).HINDI.nouns,
  ar: async () => (await import('../languages/ar.ts')).ARABIC.nouns,
}

/** `displayNames` of a language of the interface (ISO 639-1); none for English and others. */
export async function loadDisplayNames(language: string): Promise<ReadonlyMap<string, string>> {
  const nouns = Object.hasOwn(NOUNS, language) ? await NOUNS[language]!() : ''
  return displayNames(nouns)
}

/** Words that a form of several words does not end with when it stands alone. */
const LINKS = / (?:de|del|da|do|du|des|में|के|की|का)$/u

/**
 * Names of the vocabulary in another language: the first form of each row of its `LanguageRules`, such as `fox` → `Fuchs`. Rows of places begin with `place/`. What has no
 * row has no name here.
 */
export function displayNames(nouns: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const row of nouns.split(/[\n|]/u)) {
    const [name, form] = row.trim().split(/\s+/u)
    const known = name?.replaceAll('_', ' ')
    if (known && form && !names.has(known)) names.set(known, form.replace(/!$/u, '').replaceAll('_', ' ').replace(LINKS, ''))
  }
  return names
}
