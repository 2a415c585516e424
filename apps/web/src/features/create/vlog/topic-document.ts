import { mentionOf, type Mentionable } from '@fablecut/domain/story/vlog'
import type { JSONContent } from '@tiptap/core'

const MENTION = /@\[([^\]\n]*)\]\(([^)\s]+)\)/gu

/** A stored topic as the editor's document: one paragraph a line, markers as mentions. Source: CD-22. */
export function documentOf(topic: string): JSONContent {
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

/** The editor's document as it is stored. */
export function topicOf({ content = [] }: JSONContent): string {
  return content.map(({ content: inline = [] }) => inline.map(textOf).join('')).join('\n')
}

const textOf = ({ type, text = '', attrs }: JSONContent): string =>
  type === 'mention' ? mentionOf({ id: String(attrs?.id), name: String(attrs?.label ?? attrs?.id) }) : text

/** Pasted words as lines: plain, blank lines collapsed, the ends trimmed. Source: C-051. */
export const pastedLines = (text: string): readonly string[] =>
  text
    .trim()
    .split(/(?:\r\n|\r|\n)+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A topic that mentions somebody: as it is where it does already, else with the marker first. Source: C-049. */
export function withMention(topic: string, who: Mentionable): string {
  const marker = mentionOf(who)
  if (topic.includes(`](${who.id})`)) return topic
  return topic.trim() === '' ? `${marker} ` : `${marker} ${topic}`
}

/** A topic without the markers of somebody. Source: C-050. */
export function withoutMention(topic: string, id: string): string {
  return topic
    .replace(MENTION, (marker, _, mentioned: string) => (mentioned === id ? '' : marker))
    .replace(/ {2,}/gu, ' ')
    .replace(/^ +/u, '')
}
