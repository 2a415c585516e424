// CD-79
const MAX_CHARACTERS = 60
const MAX_WORDS = 12

const WRITINGS: readonly RegExp[] = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Bengali}/gu,
  /\p{Script=Tamil}/gu,
]

/** Index of the writing that has most letters of a text. */
function writingOf(text: string): number {
  const counts = WRITINGS.map((writing) => text.match(writing)?.length ?? 0)
  return counts.indexOf(Math.max(...counts))
}

/** A title without the quotes and the full stop that models put around it. */
export const bareTitle = (title: string): string =>
  title
    .trim()
    .replaceAll(/^["“„«'*#\s]+|["”“»'*\s]+$/gu, '')
    .replace(/(?<=\p{L})\.$/u, '')

/** What is wrong with a title of a script, for the model, in English. A language cannot be told from a few words, its writing can. */
export function titleProblems(title: string, script: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(title)) return ['the title is empty']
  const problems: string[] = []
  if ([...title].length > MAX_CHARACTERS || title.split(/\s+/u).length > MAX_WORDS)
    problems.push(`too long: at most ${MAX_CHARACTERS} characters`)
  if (/[\r\n]/u.test(title)) problems.push('more than one line')
  if (/\p{L}/u.test(title) && writingOf(title) !== writingOf(script)) problems.push('not in the language of the script')
  return problems
}
