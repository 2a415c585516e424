const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** `XIV` -> 14; undefined for other text. At most 3999. */
export function romanValue(core: string): number | undefined {
  if (core === '' || !/^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(core)) return undefined
  return [...core].reduce((sum, letter, i) => {
    const value = DIGITS[letter]!
    return value < (DIGITS[core[i + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)
}
