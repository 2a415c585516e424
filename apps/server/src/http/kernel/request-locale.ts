import { LOCALE_COOKIE, type Locale, pickLocale } from '@fablecut/domain/account/locales'

const CHOSEN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]+)`)

/** The language that was chosen in the browser of a request, else the first that it prefers and the interface has. */
export function readLocale(headers: Headers | undefined): Locale {
  const chosen = headers?.get('cookie')?.match(CHOSEN)?.[1] ?? null
  return pickLocale(chosen, preferredLanguages(headers?.get('accept-language') ?? ''))
}

/** Of an `Accept-Language` header such as `de-AT, en;q=0.5`, best first. */
function preferredLanguages(header: string): string[] {
  const ranked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  return ranked
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
