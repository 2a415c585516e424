import type { SpacedNameRules } from './spaced-name-rules.ts'

/** `and`, `with`, `for` and `as` are written together with the word behind. */
function withoutPrefixes(word: string): readonly string[] {
  const bare = word.replace(/^[وف]/u, '')
  return [word, bare, bare.replace(/^[بلك]/u, ''), bare.replace(/^لل/u, 'ال')].filter((one) => one.length > 2)
}

/** Arabic: prefixes before a name, `son of` within it. */
export const ARABIC_NAME_RULES: SpacedNameRules = {
  hasPrefixes: true,
  variantsOf: ([first = '', ...others]) => withoutPrefixes(first).map((one) => [one, ...others].join(' ')),
  // `محمد بن موسى`
  partsBehind: ([next = '', after]) => (/^(?:بن|ابن|بنت)$/u.test(next) && after !== undefined ? 2 : 0),
}
