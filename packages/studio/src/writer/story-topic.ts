import { properNounsIn } from './noun-phrases.ts'
import { parseScene } from './scenes/parse-scene.ts'
import { splitSentences } from './sentences.ts'

/** The topic of an English script: its most frequent noun phrase, the first of equals; undefined if there is none, or if in a longer text each occurs once. */
export function topicOf(script: string): string | undefined {
  const names = properNounsIn(script)
  const counts = new Map<string, Counted>()
  const sentences = script.split('\n').flatMap((line) => splitSentences(line))
  for (const sentence of sentences) {
    for (const phrase of parseScene(sentence, names).visible) {
      const key = phrase.toLowerCase().split(' ').at(-1)!.replace(/s$/, '')
      const counted = counts.get(key)
      counts.set(key, { phrase: shorterPhrase(counted?.phrase, phrase), count: (counted?.count ?? 0) + 1 })
    }
  }
  const best = [...counts.values()].reduce<Counted | undefined>((best, next) => (next.count > (best?.count ?? 0) ? next : best), undefined)
  return sentences.length > FEW_SENTENCES && best?.count === 1 ? undefined : best?.phrase
}

type Counted = { readonly phrase: string; readonly count: number }
const FEW_SENTENCES = 2

/** The shorter of two phrases with the same head, as `berries` of `red berries` and `berries`. */
const shorterPhrase = (current: string | undefined, phrase: string): string =>
  current === undefined || phrase.split(' ').length < current.split(' ').length ? phrase : current

/** The topic with the article that it needs in a sentence: `the lighthouse`, `Maria`, `whales`. */
export function topicWithArticle(topic: string): string {
  const plural = /[^s]s$|people$|children$|men$/.test(topic)
  return /^\p{Lu}/u.test(topic) || plural ? topic : `the ${topic}`
}
