import { mentionOf, readableTopic, type Mentionable } from '@fablecut/domain/story/inputs/vlog'
import type { JSONContent } from '@tiptap/core'

const MENTION = /@\[([^\]\n]*)\]\(([^)\s]+)\)/gu

/** Converts a stored topic to the editor's document: one paragraph per line, markers as mentions. */
export function documentFromTopic(topic: string): JSONContent {
  return { type: 'doc', content: topic.split('\n').map((line) => ({ type: 'paragraph', content: inlineOf(line) })) }
}

function inlineOf(line: string): JSONContent[] {
  const inline: JSONContent[] = []
  let from = 0
  for (const match of line.matchAll(MENTION)) {
    if (match.index > from) inline.push({ type: 'text', text: line.slice(from, match.index) })
    inline.push({ type: 'mention', attrs: { id: match[2], label: match[1] } })
    from = match.index + match[0].length
  }
  if (from < line.length) inline.push({ type: 'text', text: line.slice(from) })
  return inline
}

/** Converts the editor's document to the stored topic. */
export function topicFromDocument({ content = [] }: JSONContent): string {
  return content.map(({ content: inline = [] }) => inline.map(textOf).join('')).join('\n')
}

const textOf = ({ type, text = '', attrs }: JSONContent): string =>
  type === 'mention' ? mentionOf({ id: String(attrs?.id), name: String(attrs?.label ?? attrs?.id) }) : text

/** Splits pasted text into trimmed lines without blank ones. */
const pastedLines = (text: string): readonly string[] =>
  text
    .trim()
    .split(/(?:\r\n|\r|\n)+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Converts pasted text to a topic: markers stay plain text, `@Name` of one of `people` becomes a mention. */
export function pastedTopic(text: string, people: readonly Mentionable[]): string {
  const plain = pastedLines(readableTopic(text)).join('\n')
  if (people.length === 0) return plain
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  const names = longestFirst.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')).join('|')
  const known = new RegExp(`(?<![\\p{L}\\p{N}._+-])@(${names})(?![\\p{L}\\p{N}_])`, 'gu')
  return plain.replace(known, (text, name: string) => {
    const person = people.find((character) => character.name === name)
    return person ? mentionOf(person) : text
  })
}

/** Prepends a mention to a topic unless it has one already. */
export function withMention(topic: string, who: Mentionable): string {
  const marker = mentionOf(who)
  if (topic.includes(`](${who.id})`)) return topic
  return topic.trim() === '' ? `${marker} ` : `${marker} ${topic}`
}

/** Removes all mentions of a character from a topic. */
export function withoutMention(topic: string, id: string): string {
  return topic
    .replace(MENTION, (marker, _, mentioned: string) => (mentioned === id ? '' : marker))
    .replace(/ {2,}/gu, ' ')
    .replace(/^ +/u, '')
}
