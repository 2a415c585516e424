/** Words with a sign that says how two of them relate: `fever ≠ illness`, `37° → 39°`, `Speed vs distance`, `A teacher, not a judge`. */
export const isFormula = (words: string): boolean => /[=≠→×<>]| vs\.? |, not /u.test(words)
