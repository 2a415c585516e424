import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LexicalSentence } from '../read-sentence.ts'
import { capitalized } from '../../lettering/capitalized.ts'

/** What is meant is told elsewhere, or is no thing. */
const PRONOUN =
  /^(?:es|das|dies|er|sie|ich|du|wir|esto|eso|él|ella|yo|tú|ce|c|cela|il|elle|je|tu|isso|isto|ele|ela|eu|questo|quello|lui|lei|これ|それ|あれ|私|彼|彼女|ここ|そこ|这|那|他|她|它|我|你|我们|他们|这里|那里)$/iu
const OPEN =
  /^(?:problem|lösung|grund|fall|problema|solución|caso|problème|cas|problema|問題|わけ|だけ|つもり|はず|こと|の|.*な|问题|原因)$/iu
/** Japanese adjectives that are denied like nouns. */
const ADJECTIVE =
  /^(?:簡単|必要|重要|大切|大事|安全|有名|得意|本当|無理|楽|十分|完璧|平等|自由|静か|特別|好き|嫌い|上手|下手|元気|正確|確か|同じ|一人|永遠)$/u

/** `Mut ist nicht das Gegenteil von Angst`: Mut ≠ Gegenteil von Angst. Undefined where either side says nothing alone, and for languages without a pattern. */
export function deniedIdentityOf({ text, language: { code, rules } }: Pick<LexicalSentence, 'text' | 'language'>): PlanText | undefined {
  const match = rules.deniedIdentity?.exec(text)
  const [first = '', second = ''] = [match?.[1], match?.[2]].map((side = '') => side.trim())
  if (!first || !second || PRONOUN.test(first) || [first, second].some((side) => OPEN.test(side)) || ADJECTIVE.test(second))
    return undefined
  return { words: capitalized(`${first} ≠ ${second}`, code), role: 'key', at: 0 }
}
