/** An element of an XML document; attributes that are undefined are left out. */
export type Xml = { readonly name: string; readonly attributes: Attributes; readonly children: readonly (Xml | string)[] }
type Attributes = Readonly<Record<string, string | undefined>>

export const xml = (name: string, attributes: Attributes = {}, children: readonly (Xml | string)[] = []): Xml => ({
  name,
  attributes,
  children,
})

/** An element and its children as text, one element per line; elements with text stay on one line. */
export function toText({ name, attributes, children }: Xml, indent = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escape(value)}"`]))
  const start = `${indent}<${name}${written.join('')}`
  if (children.length === 0) return `${start}/>\n`
  if (children.some((child) => typeof child === 'string')) return `${start}>${children.map(inline).join('')}</${name}>\n`
  return `${start}>\n${children.map((child) => toText(child as Xml, `${indent}  `)).join('')}${indent}</${name}>\n`
}

const inline = (child: Xml | string): string => (typeof child === 'string' ? escape(child) : toText(child).trimEnd())

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' }

/** Characters that XML 1.0 does not allow, such as most control characters and halves of surrogate pairs, are left out. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\n\t]/g, (character) => ENTITIES[character]!)
