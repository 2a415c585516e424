/** Edit costs of a misspelling; frequent edits cost less. */
const COST = {
  apostrophe: 0.2,
  doubledLetter: 0.5,
  swappedLetters: 0.6,
  vowel: 0.7,
  missingLetter: 0.8,
  extraVowel: 0.8,
  otherLetter: 1.2,
  firstLetter: 0.7,
}

/** Maximum cost of a misspelling by minimum word length; short words have many neighbours. */
const MAX_COST: readonly (readonly [number, number])[] = [
  [9, 1.4],
  [7, 1.1],
  [5, 0.8],
  [4, 0.6],
]
/** Minimum cost difference to the second candidate. */
const MARGIN = 0.15

const VOWELS = 'aeiouy'

/** The intended word of a misspelling; undefined if it may be an invented word or is ambiguous. */
export function nearestSpelling(word: string, candidates: readonly string[]): string | undefined {
  const maxCost = MAX_COST.find(([length]) => word.length >= length)?.[1]
  if (maxCost === undefined) return undefined
  const ranked = candidates
    .filter((candidate) => /^[a-z]+(?:'(?:t|re|ve|ll))?$/.test(candidate))
    .map((candidate) => ({ candidate, cost: editCost(word, candidate) }))
    .sort((a, b) => a.cost - b.cost)
  const [best, next] = ranked
  if (best === undefined || best.cost > maxCost) return undefined
  return next === undefined || next.cost - best.cost >= MARGIN ? best.candidate : undefined
}

/** Weighted Damerau-Levenshtein distance. */
function editCost(from: string, to: string): number {
  const rows: number[][] = Array.from({ length: from.length + 1 }, () => Array.from({ length: to.length + 1 }, () => 0))
  for (let i = 0; i <= from.length; i += 1) {
    for (let j = 0; j <= to.length; j += 1) rows[i]![j] = cheapestEdit(from, to, i, j, rows)
  }
  return rows[from.length]![to.length]! + (from[0] === to[0] ? 0 : COST.firstLetter)
}

function cheapestEdit(from: string, to: string, i: number, j: number, rows: readonly (readonly number[])[]): number {
  if (i === 0 && j === 0) return 0
  const deleted = i > 0 ? rows[i - 1]![j]! + extraLetter(from, i - 1) : Infinity
  const inserted = j > 0 ? rows[i]![j - 1]! + missingLetter(to, j - 1) : Infinity
  const replaced = i > 0 && j > 0 ? rows[i - 1]![j - 1]! + replacement(from[i - 1]!, to[j - 1]!) : Infinity
  const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && from[i - 1] !== from[i - 2]
  return Math.min(deleted, inserted, replaced, isSwap ? rows[i - 2]![j - 2]! + COST.swappedLetters : Infinity)
}

function missingLetter(word: string, index: number): number {
  if (word[index] === "'") return COST.apostrophe
  return isDoubled(word, index) ? COST.doubledLetter : COST.missingLetter
}

function extraLetter(word: string, index: number): number {
  if (isDoubled(word, index)) return COST.doubledLetter
  return VOWELS.includes(word[index]!) ? COST.extraVowel : COST.otherLetter
}

const isDoubled = (word: string, index: number): boolean => word[index] === word[index - 1] || word[index] === word[index + 1]

function replacement(from: string, to: string): number {
  if (from === to) return 0
  return VOWELS.includes(from) && VOWELS.includes(to) ? COST.vowel : COST.otherLetter
}
