/** Characters of a vlog: the main one and an additional one. */
export const MAX_VLOG_CHARACTERS = 2
/** Durations of a vlog, in seconds. */
export const VLOG_DURATIONS = [30, 60, 90, 120, 150, 180] as const
/** Maximum length of a topic as it is displayed, in characters (CD-26). */
export const MAX_TOPIC_CHARACTERS = 1000
/** Maximum length of a topic as it is stored, with its markers. */
export const MAX_STORED_TOPIC_CHARACTERS = 10_000
export const MAX_STORY_TITLE_CHARACTERS = 100
export const MAX_CHARACTER_NAME_CHARACTERS = 50
/** Title of a vlog without a topic. */
export const DEFAULT_VLOG_TITLE = 'My Character Vlog'

/** A character that a topic can mention. */
export type Mentionable = { readonly id: string; readonly name: string }

const MENTION = /@\[([^\]\n]*)\]\(([^)\s]+)\)/gu

/** The stored marker of a character in a topic: `@[name](id)`, without brackets in the name. */
export const mentionOf = ({ id, name }: Mentionable): string => `@[${name.replace(/[[\]\n]/gu, '')}](${id})`

/** A topic as it is displayed: `@name`. */
export const readableTopic = (topic: string): string => topic.replace(MENTION, (_, name: string) => `@${name}`)

/** Length of a topic as it is displayed, in code points. */
export const topicLength = (topic: string): number => [...readableTopic(topic)].length

/** A topic as the writer gets it: names without markers. */
export const plainTopic = (topic: string): string => topic.replace(MENTION, (_, name: string) => name)

const MAX_FILM_TITLE = 60

/** What stands on the film of a story: its title; of a vlog that has only the default one a short topic, else nothing. */
export function filmTitleOf(title: string, vlogTopic = ''): string {
  if (title !== DEFAULT_VLOG_TITLE) return title
  const topic = plainTopic(vlogTopic)
    .trim()
    .replace(/[.!…]+$/u, '')
  return topic.length > MAX_FILM_TITLE || topic.includes('\n') ? '' : topic.charAt(0).toLocaleUpperCase() + topic.slice(1)
}

/** Ids of the characters a topic mentions, each once, in order. */
export const mentionedIds = (topic: string): readonly string[] => [...new Set([...topic.matchAll(MENTION)].map(([, , id]) => id!))]

/** Whether a topic mentions a character. */
export const mentions = (topic: string, id: string): boolean => mentionedIds(topic).includes(id)

const UNMARKED = /(?<![\p{L}\p{N}._+-])@[\p{L}\p{N}][\p{L}\p{N}_'’-]*/gu

/** Typed `@name`s without a marker, each once, in order; e-mail addresses are not matched. */
export const unmarkedMentions = (topic: string): readonly string[] => [
  ...new Set([...topic.replace(MENTION, ' ').matchAll(UNMARKED)].map(([word]) => word)),
]
