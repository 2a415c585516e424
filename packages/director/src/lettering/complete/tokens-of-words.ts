import type { Analysis } from '../../story/analysis.ts'
import { written } from '../numbers/in-digits.ts'

/** Words of a text found in a sentence. `cost`: words of the sentence left out between them. */
type Found = { readonly kept: readonly number[]; readonly cost: number }

export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[^\p{L}\p{N}\p{Sc}½¼¾⅓⅔]+|[^\p{L}\p{N}%°½¼¾⅓⅔]+$/gu, '')

const bareWords = (text: string): string[] => text.split(/\s+/u).map(bareWord).filter(Boolean)

/** What a word of a sentence may be written as: other words of the text, and up to which word of the sentence. */
type Form = { readonly words: readonly string[]; readonly end: number }

/** Ways to write each word of a sentence on screen: as it stands, in digits, or as what a pronoun stands for. */
function formsOf(analysis: Analysis): Form[][] {
  const { text, quantities, tokens, references } = analysis
  const said = text.split(/\s+/u)
  return said.map((word, at): Form[] => {
    const token = tokens.find((one) => one.word === at)
    const meant = token && references?.get(token.i)?.words
    const isOwner = /^(?:its|their|his|her)$/u.test(token?.low ?? '')
    const joined = /['’](\p{L}+)/u.exec(word)?.[1]?.toLowerCase()
    const verb = joined === 're' ? 'are' : joined === 've' ? 'have' : joined === 'll' ? 'will' : joined === 's' ? 'is' : undefined
    const numbers = quantities
      .filter((quantity) => quantity.at === at)
      .flatMap(({ end, display, bound }) =>
        [written(analysis, at, end), display, display.replace(' → ', ' to '), ...(bound ? [`${bound.words} ${display}`] : [])].map(
          (one) => ({
            words: bareWords(one),
            end,
          }),
        ),
      )
    // `between nine and | eleven`, `a | quarter to five`: written without the word before it.
    const behind = /^(?:between|an?)$/iu.test(word)
      ? quantities.filter((quantity) => quantity.at === at + 1).map(({ end, display }) => ({ words: bareWords(display), end }))
      : []
    return [
      { words: bareWords(word), end: at },
      ...behind,
      ...numbers,
      ...(meant === undefined
        ? []
        : [meant, `the ${meant}`].flatMap((name) => [
            { words: bareWords(name), end: at },
            ...(isOwner ? [`${name}'s`, `${name}'`].map((owner) => ({ words: bareWords(owner), end: at })) : []),
            ...(verb ? [{ words: bareWords(`${name} ${verb}`), end: at }] : []),
          ])),
      ...(isOwner ? [{ words: ['the'], end: at }] : []),
    ].filter(({ words }) => words.length > 0)
  })
}

/** The tokens of a sentence that a text on screen has been put together from; undefined where it has words of its own. */
export function tokensOfWords(analysis: Analysis, words: string): number[] | undefined {
  const forms = formsOf(analysis)
  const text = bareWords(words)
  const known = new Map<string, Found | undefined>()
  const find = (i: number, from: number): Found | undefined => {
    if (i === text.length) return { kept: [], cost: 0 }
    const key = `${i} ${from}`
    if (known.has(key)) return known.get(key)
    const found = forms.flatMap((own, at): Found[] => {
      if (at < from) return []
      return own.flatMap(({ words: form, end }) => {
        const isHere = form.length <= text.length - i && form.every((word, n) => word === text[i + n])
        const next = isHere ? find(i + form.length, end + 1) : undefined
        if (!next) return []
        const kept = Array.from({ length: end - at + 1 }, (_, n) => at + n)
        return [{ kept: [...kept, ...next.kept], cost: (i === 0 ? at / 1000 : at - from) + next.cost }]
      })
    })
    const best = found.toSorted((a, b) => a.cost - b.cost)[0]
    known.set(key, best)
    return best
  }
  const found = text.length > 0 ? find(0, 0) : undefined
  if (!found) return undefined
  const own = new Set(found.kept)
  return analysis.tokens.filter(({ word, text: sign }) => own.has(word) && /[\p{L}\p{N}\p{Sc}%]/u.test(sign)).map(({ i }) => i)
}
