import type { Locale } from './language.ts'

/** Lower-case word tokens of a text, in order, without elided articles. Works for scripts without spaces. */
export function tokenize(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  return [...segmenter.segment(text.toLowerCase())].filter((part) => part.isWordLike).map((part) => withoutElision(part.segment))
}

/** Removes elided French and Italian articles: l'arbre, dell'acqua. */
const withoutElision = (word: string): string => word.replace(/^(?:l|d|j|n|s|m|t|qu|un|dell|all|nell|sull)[’'](?=\p{L}{2})/u, '')

/** A word and its possible lemmas, most likely first. */
export function candidateLemmas(word: string, locale: Locale): string[] {
  const forms = [word]
  const addStem = (ending: string, replacement = ''): void => {
    if (word.endsWith(ending) && word.length - ending.length >= 3) forms.push(word.slice(0, -ending.length) + replacement)
  }
  for (const [ending, replacement] of INFLECTIONS[locale] ?? []) addStem(ending, replacement)
  if (locale === 'de') for (const form of forms) if (/[äöü]/.test(form)) forms.push(form.replace(/[äöü]/g, (sign) => WITHOUT_UMLAUT[sign]!))
  return forms
}

/** Base vowels of German umlauts in plurals. */
const WITHOUT_UMLAUT: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' }

const INFLECTIONS: Partial<Record<Locale, readonly (readonly [string, string?])[]>> = {
  en: [['ies', 'y'], ['ves', 'f'], ['es'], ['s']],
  es: [['s'], ['es'], ['ces', 'z'], ['ito', 'o'], ['ita', 'a'], ['itos', 'o'], ['itas', 'a']],
  pt: [['ões', 'ão'], ['es'], ['s']],
  fr: [['aux', 'al'], ['x'], ['s']],
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
  ],
  de: [['nen'], ['en'], ['er'], ['n'], ['e'], ['s'], ['es']],
  nl: [['en'], ['s'], ['jes'], ['je']],
  sv: [['arna'], ['orna', 'a'], ['en'], ['et'], ['ar'], ['er'], ['or', 'a'], ['n']],
  da: [['erne'], ['ene'], ['en'], ['et'], ['er'], ['e']],
  nb: [['ene'], ['en'], ['et'], ['er'], ['a']],
  pl: [['ami', 'a'], ['ów'], ['ek', 'ka'], ['a'], ['y'], ['ie'], ['em'], ['ę', 'a'], ['u']],
  ru: [
    ['ами', 'а'],
    ['ов'],
    ['ом'],
    ['ой', 'а'],
    ['у', 'а'],
    ['ы', 'а'],
    ['и', 'а'],
    ['е', 'а'],
    ['а'],
    ['у'],
    ['ы'],
    ['е'],
    ['и', 'ь'],
    ['я', 'ь'],
    ['и', 'я'],
  ],
  uk: [['ами', 'а'], ['ів'], ['ом'], ['ою', 'а'], ['у', 'а'], ['и', 'а'], ['і', 'а'], ['а'], ['у'], ['и'], ['і']],
  fi: [['ssa'], ['ssä'], ['lla'], ['llä'], ['n'], ['t'], ['a'], ['ä']],
  hu: [['ban'], ['ben'], ['ok'], ['ek'], ['ak'], ['k'], ['t'], ['n']],
}
