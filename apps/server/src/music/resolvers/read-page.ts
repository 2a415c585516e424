/** Pages are hostile: longer tags, and more of them, are not read. */
const MAX_TAG_CHARACTERS = 4_000
const MAX_TAGS = 300
const ATTRIBUTE = /(?<=[\s"'/])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** What a page says of itself in its meta tags: `og:title` and so on, lower case; the first of a name counts. */
export function metaTags(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const tag of tagsOf(html, 'meta')) {
    const attributes = attributesOf(tag)
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
    const content = attributes.get('content')
    if (name && content && !found.has(name)) found.set(name, content)
  }
  return found
}

/** The text of the script with an id, or null. */
export function scriptById(html: string, id: string): string | null {
  const found = scriptsOf(html).find(({ tag }) => attributesOf(tag).get('id') === id)
  return found?.text ?? null
}

/** All that a page's scripts hold; pages that stream their data do so as pieces of text inside of the scripts. */
export function scriptText(html: string): string {
  return scriptsOf(html)
    .map(({ text }) => streamedText(text) ?? `${text}\n`)
    .join('')
}

function streamedText(script: string): string | null {
  const piece = /^\s*self\.__next_f\.push\(\[\d+,\s*("(?:[^"\\]|\\.)*")\]\)/.exec(script)?.[1]
  return piece === undefined ? null : textOfJson(piece)
}

/** What a piece of JSON in quotes says; empty where it is none. */
export function textOfJson(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return ''
  }
}

function scriptsOf(html: string): { tag: string; text: string }[] {
  return startsOf(html, 'script').flatMap((index) => {
    const tag = tagAt(html, index)
    const from = index + tag.length
    const to = html.indexOf('</script', from)
    return tag === '' || to < 0 ? [] : [{ tag, text: html.slice(from, to) }]
  })
}

const tagsOf = (html: string, name: string): string[] =>
  startsOf(html, name)
    .map((index) => tagAt(html, index))
    .filter((tag) => tag !== '')

const startsOf = (html: string, name: string): number[] =>
  [...html.matchAll(new RegExp(`<${name}\\b`, 'gi'))].slice(0, MAX_TAGS).map(({ index }) => index)

/** A tag to its end, which is not the `>` inside of a quoted value. */
function tagAt(html: string, index: number): string {
  const text = html.slice(index, index + MAX_TAG_CHARACTERS)
  let quote = ''
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return text.slice(0, i + 1)
  }
  return ''
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const pairs = [...tag.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => {
    return [name!.toLowerCase(), withoutEntities(double ?? single ?? bare ?? '')] as const
  })
  return new Map(pairs.toReversed())
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    if (code === null) return NAMED[String(name).toLowerCase()] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
