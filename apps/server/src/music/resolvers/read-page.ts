/** Limits against hostile pages. */
const MAX_TAG_LENGTH = 4_000
const MAX_TAGS = 300
const ATTRIBUTE = /(?<=[\s"'/])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The meta tags of a page by lower-case name, e.g. `og:title`; the first of a name wins. */
export function metaTags(html: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>()
  for (const tag of tagsOf(html, 'meta')) {
    const attributes = attributesOf(tag)
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
    const content = attributes.get('content')
    if (name && content && !result.has(name)) result.set(name, content)
  }
  return result
}

/** Text of the script with an id, or null. */
export function scriptById(html: string, id: string): string | null {
  const script = scriptsOf(html).find(({ tag }) => attributesOf(tag).get('id') === id)
  return script?.text ?? null
}

/** Text of all scripts. Pages that stream data contain it as quoted JSON strings, which are unquoted. */
export function scriptText(html: string): string {
  return scriptsOf(html)
    .map(({ text }) => streamedText(text) ?? `${text}\n`)
    .join('')
}

function streamedText(script: string): string | null {
  const chunk = /^\s*self\.__next_f\.push\(\[\d+,\s*("(?:[^"\\]|\\.)*")\]\)/.exec(script)?.[1]
  return chunk === undefined ? null : parseJsonString(chunk)
}

/** Parses a quoted JSON string; empty when it is invalid. */
export function parseJsonString(quoted: string): string {
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

/** A tag up to its end, ignoring `>` inside quoted values. */
function tagAt(html: string, index: number): string {
  const text = html.slice(index, index + MAX_TAG_LENGTH)
  let quote = ''
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]!
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return text.slice(0, i + 1)
  }
  return ''
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const pairs = [...tag.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => {
    return [name!.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const
  })
  return new Map(pairs.toReversed())
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    if (code === null) return NAMED[String(name).toLowerCase()] ?? entity
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
