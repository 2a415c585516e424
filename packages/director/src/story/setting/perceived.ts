import type { Token } from '../../text/token.ts'

const HABIT = /\b(?:whenever|when|every time|each time|if) (?:\w+ ){0,3}$/u
const PERCEIVING = /^(?:see|watch|notice|spot|meet|pass|hear)$/u
const ANYBODY = /^(?:somebody|someone|anybody|anyone|people|others|strangers|another)$/u

/** `looks at the sea`, `stared across the valley`: what is seen from elsewhere. */
export const GAZE_PHRASES =
  /\b(?:look|star|gaz|glanc|peer|point|wav)(?:s|e|es|ed|ing)?(?: \p{L}+)? (?:at|across|into|to|towards?) (?:the |an? |his |her |their |my |our )?(?:\p{L}+ ){0,2}\p{L}+/giu

/** `whenever I see somebody sleeping in a car`: tokens of what others do who are seen now and then, nothing of where the narrator is or what the narrator feels. */
export function isPerceived(tokens: readonly Token[]): (at: number) => boolean {
  const verb = tokens.findIndex(
    ({ low, lemma }, n) =>
      (low === lemma || low.endsWith('s')) &&
      PERCEIVING.test(lemma) &&
      ANYBODY.test(tokens[n + 1]?.low ?? '') &&
      HABIT.test(
        `${tokens
          .slice(Math.max(0, n - 4), n)
          .map((token) => token.low)
          .join(' ')} `,
      ),
  )
  if (verb < 0) return () => false
  const from = tokens[verb + 1]!.i
  const to = tokens.slice(verb + 1).find(({ pos }) => pos === 'PUNCT')?.i ?? Infinity
  return (at) => from <= at && at < to
}
