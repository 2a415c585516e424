import type { NameIndex } from './name-index.ts'
import type { SpacedNameRules } from './spaced-name-rules.ts'

const PARTICLES = '은|는|이|가|을|를|의|에|에서|에게|께서|와|과|도|로|으로|만|까지|부터|라는|이라는|이다|입니다|였습니다|처럼|보다|이나|나'
const PARTICLE = new RegExp(`(?:${PARTICLES})$`, 'u')

/** A word, and what it is without one particle and without two. */
function withoutParticles(word: string): readonly string[] {
  const bare = word.replace(PARTICLE, '')
  return bare === word ? [word] : [word, bare, bare.replace(PARTICLE, '')]
}

/** Korean: particles behind a name, a surname and a given name in one word, a title as the next. */
export function koreanNameRules({ lists, entries, surnames }: NameIndex): SpacedNameRules {
  const title = new RegExp(`^(?:${lists.honorific})(?:${PARTICLES})?$`, 'u')
  // `박지민은`
  const isFullName = (one: string) =>
    /^\p{Script=Hangul}{3}$/u.test(one) && surnames.has(one[0]!) && entries.get(one.slice(1))?.kind === 'person'
  return {
    hasParticles: true,
    variantsOf: (phrase) => withoutParticles(phrase.at(-1)!).map((last) => [...phrase.slice(0, -1), last].join(' ')),
    unlisted: ([first = '', second = ''], from) => {
      const name = withoutParticles(first).find(isFullName)
      if (name !== undefined) return { to: from, name, entry: entries.get(name.slice(1))! }
      const isTitled = surnames.has(first) && title.test(second)
      return isTitled ? { to: from + 1, name: `${first} ${second.replace(PARTICLE, '')}`, entry: { kind: 'person' } } : undefined
    },
  }
}
