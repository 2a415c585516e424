import { namesIn } from './noun-phrases.ts'
import { readScene } from './read-scene.ts'
import { splitSentences } from './sentences.ts'

/** What an English script is about: the thing it names most, the earlier one where they tie; undefined where it names none. */
export function topicOf(script: string): string | undefined {
  const names = namesIn(script)
  const counts = new Map<string, { phrase: string; count: number }>()
  for (const sentence of script.split('\n').flatMap((line) => splitSentences(line))) {
    for (const phrase of readScene(sentence, undefined, names).seen) {
      const key = phrase.toLowerCase().split(' ').at(-1)!.replace(/s$/, '')
      const counted = counts.get(key)
      counts.set(key, { phrase: counted?.phrase ?? phrase, count: (counted?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()].reduce<{ phrase: string; count: number } | undefined>(
    (best, next) => (next.count > (best?.count ?? 0) ? next : best),
    undefined,
  )?.phrase
}

/** `the lighthouse`, `Maria`, `whales`: the topic as a sentence names it. */
export function namedTopic(topic: string): string {
  const plural = /[^s]s$|people$|children$|men$/.test(topic)
  return /^\p{Lu}/u.test(topic) || plural ? topic : `the ${topic}`
}
