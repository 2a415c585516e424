/** A text with a capital as its first letter, by the rules of a language (BCP 47) if one is given: `i` is `İ` in Turkish. */
export const capitalized = (text: string, language?: string): string => {
  const first = text.charAt(0)
  return `${language === undefined ? first.toUpperCase() : first.toLocaleUpperCase(language)}${text.slice(1)}`
}
