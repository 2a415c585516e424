import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LexicalSentence } from '../read-sentence.ts'
import { capitalized } from '../../lettering/capitalized.ts'

const WORDS = '(\\p{L}+(?: \\p{L}+)?)'

/** How a language says that one thing is not another: both of them. Adjectives are no things, so most need an article. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:der|die|das|ein|eine|dein|deine|mein|meine|unser|unsere) )?(\p{Lu}\p{L}+) (?:ist|sind|war|waren) (?:nicht (?:der|die|das) |keine? )((?:\p{Ll}+ )?\p{Lu}\p{L}+(?: (?:von|der|des) \p{Lu}\p{L}+)?)[.!]$/iu,
  es: new RegExp(
    `^(?:(?:el|la|los|las|un|una|tu|tus) )?${WORDS} no (?:es|son|era|eran) (?:un|una|unos|unas|el|la|los|las) ${WORDS}[.!]$`,
    'iu',
  ),
  fr: new RegExp(
    `^(?:(?:le|la|les|un|une|ton|ta|votre) |l['’])?${WORDS} (?:n['’](?:est|était)|ne sont) pas (?:(?:un|une|le|la|les|des|du) |de la |l['’])${WORDS}[.!]$`,
    'iu',
  ),
  it: new RegExp(
    `^(?:(?:il|la|lo|i|gli|le|un|una) |l['’])?${WORDS} non (?:è|sono|era) (?:(?:un|una|uno|il|la|lo|i|gli|le) |l['’]|un['’])${WORDS}[.!]$`,
    'iu',
  ),
  ja: /^([^、。はが]{1,10})は([^、。はが]{1,8})(?:では|じゃ)(?:ありません|ない|ないのです|なかった)。?$/u,
  pt: new RegExp(`^(?:(?:o|a|os|as|um|uma) )?${WORDS} não (?:é|são|era|eram) (?:um|uma|o|a|os|as) ${WORDS}[.!]$`, 'iu'),
  zh: /^([^，。不也]{1,8})(?:并)?不是([^，。的]{1,8})[。！]?$/u,
}
/** What is meant is told elsewhere, or is no thing. */
const PRONOUN =
  /^(?:es|das|dies|er|sie|ich|du|wir|esto|eso|él|ella|yo|tú|ce|c|cela|il|elle|je|tu|isso|isto|ele|ela|eu|questo|quello|lui|lei|これ|それ|あれ|私|彼|彼女|ここ|そこ|这|那|他|她|它|我|你|我们|他们|这里|那里)$/iu
const OPEN =
  /^(?:problem|lösung|grund|fall|problema|solución|caso|problème|cas|problema|問題|わけ|だけ|つもり|はず|こと|の|.*な|问题|原因)$/iu
/** Japanese adjectives that are denied like nouns. */
const ADJECTIVE =
  /^(?:簡単|必要|重要|大切|大事|安全|有名|得意|本当|無理|楽|十分|完璧|平等|自由|静か|特別|好き|嫌い|上手|下手|元気|正確|確か|同じ|一人|永遠)$/u

/** `Mut ist nicht das Gegenteil von Angst`: Mut ≠ Gegenteil von Angst. Undefined where either side says nothing alone, and for languages without a pattern. */
export function deniedIdentityOf({ text, language: { code } }: Pick<LexicalSentence, 'text' | 'language'>): PlanText | undefined {
  const match = PATTERNS[code]?.exec(text)
  const [first = '', second = ''] = [match?.[1], match?.[2]].map((side = '') => side.trim())
  if (!first || !second || PRONOUN.test(first) || [first, second].some((side) => OPEN.test(side)) || ADJECTIVE.test(second))
    return undefined
  return { words: capitalized(`${first} ≠ ${second}`, code), role: 'key', at: 0 }
}
