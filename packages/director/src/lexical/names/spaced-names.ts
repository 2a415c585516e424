import type { LexicalWord } from '../words.ts'
import { foldName, type NameIndex } from './name-index.ts'
import type { ProperName } from './proper-name.ts'
import type { FoundName, SpacedNameRules } from './spaced-name-rules.ts'

/** `من اسمه اشتق`: no name follows. */
const PREPOSITION = /^(?:من|في|على|عن|إلى|الي|باسم|تحت)$/u

const AS_LISTED: SpacedNameRules = { variantsOf: (phrase) => [phrase.join(' ')] }

const cache = new Map<string, SpacedNameRules & { readonly named?: RegExp }>()

function nameRulesOf(code: string, names: NameIndex): SpacedNameRules & { readonly named?: RegExp } {
  const known = cache.get(code)
  if (known) return known
  const { named, spacedRules } = names.lists
  const made = { ...(spacedRules?.(names) ?? AS_LISTED), ...(named !== undefined && { named: new RegExp(`^(?:${named})$`, 'u') }) }
  cache.set(code, made)
  return made
}

/** Names of persons and places in a language whose words are separated and have no capitals. */
export function spacedNames(words: readonly LexicalWord[], text: string, code: string, names: NameIndex): ProperName[] {
  const rules = nameRulesOf(code, names)
  const folded = words.map((word) => foldName(word.text, code))
  const isSame = (at: number, other: number) => words[at]?.clause === words[other]?.clause

  const listedAt = (from: number): FoundName | undefined => {
    for (let count = Math.min(names.maxWords, words.length - from); count > 0; count--) {
      const to = from + count - 1
      if (!isSame(from, to)) continue
      const name = rules.variantsOf(folded.slice(from, to + 1)).find((one) => names.entries.has(one))
      if (name !== undefined) return { to, name, entry: names.entries.get(name)! }
    }
    return undefined
  }
  const unlistedAt = (from: number): FoundName | undefined =>
    rules.unlisted?.(isSame(from, from + 1) ? folded.slice(from, from + 2) : [folded[from]!], from)
  /** `امرأة اسمها نورا` */
  const namedAt = (from: number): FoundName | undefined => {
    const isNamed = rules.named?.test(folded[from - 1] ?? '') === true && isSame(from, from - 1) && isSame(from, from - 2)
    const isName = isNamed && !PREPOSITION.test(folded[from - 2]!) && folded[from]!.length > 2
    return isName ? { to: from, name: folded[from]!, entry: { kind: 'person' } } : undefined
  }
  const endOf = ({ to: last, entry }: FoundName): number => {
    let to = last
    const partsBehind = () => (isSame(to, to + 1) ? (rules.partsBehind?.(folded.slice(to + 1, to + 3)) ?? 0) : 0)
    if (entry.kind === 'person') for (let parts = partsBehind(); parts > 0; parts = partsBehind()) to += parts
    return Math.min(to, words.length - 1)
  }
  /** A name without what is written together with it. */
  const shown = (from: number, to: number, { to: last, name, entry }: FoundName): ProperName => {
    const [start, end] = [words[from]!.start, words[to]!.end]
    const said = text.slice(start, end)
    const whole = { ...entry, from, to, end }
    if (last !== to || (from !== to && !rules.hasParticles)) return { ...whole, words: said, start }
    if (from !== to) return { ...whole, words: name, start }
    if (name.length >= said.length) return { ...whole, words: said, start }
    return rules.hasPrefixes
      ? { ...whole, words: said.slice(-name.length), start: end - name.length }
      : { ...whole, words: said.slice(0, name.length), start }
  }

  const found: ProperName[] = []
  for (let from = 0; from < words.length; from++) {
    const match = listedAt(from) ?? unlistedAt(from) ?? namedAt(from)
    if (!match) continue
    const to = endOf(match)
    found.push(shown(from, to, match))
    from = to
  }
  return found
}
