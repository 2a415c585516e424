import { splitSentences } from './sentences.ts'
import type { Chooser } from './seeded-choice.ts'
import { topicWithArticle, topicOf } from './story-topic.ts'

const HOOK_WORDS =
  /^(?:hi|hello|hey|good morning|good evening|welcome|meet|imagine|picture|did you|do you|have you|ever|once upon|listen|look|stop|ready|introducing|say|what if|this is|there's|here's)\b/i
const HOOK_LENGTH_WORDS = 9
const ENDING_WORDS =
  /\b(?:finally|in the end|so next time|next time|remember|thank|subscribe|goodbye|good night|forever|ever after|that's why|that is why|the end|never forget|see you|join us|try it|from now on)\b/i
const ENDING_LENGTH_WORDS = 8

/** Words of a narrative in the past tense, as opposed to an explanation. */
const PAST_TENSE = /\b(?:was|were|had|said|went|came|saw|took|found|knew|felt|once)\b/i
const FIRST_PERSON = /\b(?:I|I'm|I've|[Mm]y|[Ww]e|[Oo]ur|[Uu]s)\b/

/** Whether the first sentence is a hook: short, a question, an exclamation or an invitation. */
export function hasHook(script: string): boolean {
  const first = splitSentences(script.split('\n')[0]!)[0] ?? ''
  return /[?!]["'”’]?$/.test(first) || HOOK_WORDS.test(first) || first.split(' ').length <= HOOK_LENGTH_WORDS
}

/** Whether the last sentence works as an ending. */
export function hasEnding(script: string): boolean {
  const last = splitSentences(script.split('\n').at(-1)!).at(-1) ?? ''
  return /[?!]["'”’]?$/.test(last) || ENDING_WORDS.test(last) || last.split(' ').length <= ENDING_LENGTH_WORDS
}

/** A first sentence for an English script without a hook. */
export function hookFor(script: string, chooser: Chooser): string {
  const topic = topicOf(script)
  if (FIRST_PERSON.test(script) || topic === undefined) return chooser.pick(['Picture this.', 'It starts like this.', 'Listen to this.'])
  if (PAST_TENSE.test(script))
    return chooser.pick(['Picture this.', 'Here is how it went.', `This is a story about ${topicWithArticle(topic)}.`])
  const name = topicWithArticle(topic)
  return chooser.pick([`Take a closer look at ${name}.`, `Ever wondered about ${name}?`, `Let's talk about ${name}.`])
}

/** A last sentence for an English script without an ending. */
export function endingFor(script: string, chooser: Chooser): string {
  const topic = topicOf(script)
  if (FIRST_PERSON.test(script) || topic === undefined)
    return chooser.pick(['And that is the whole story.', 'And that is how it goes.', 'Some things stay with you.'])
  const name = topicWithArticle(topic)
  if (PAST_TENSE.test(script))
    return chooser.pick(['And that is how it happened.', 'And that is where we leave it.', 'And the story goes on.'])
  return chooser.pick([`And that was ${name}.`, 'And that is all there is to say.', 'And that is where we leave it.'])
}
