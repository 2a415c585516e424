import { tableRows } from './table-rows.ts'

/** `verb > words`: what stands behind a verb that then only says what something becomes, or means something else: `fell silent`, `ran out`. */
const ROWS = `
fall > silent quiet still asleep apart short behind ill sick flat dark deaf vacant empty victim prey pregnant open dormant
run > out late dry short low wild deep
grow > old older tired bored dark darker cold colder quiet quieter silent angry rich poor weak weaker used accustomed suspicious fond restless impatient pale loud louder
turn > red pale white black brown grey gray green blue yellow golden sour bad cold the a into to
break > even
ring > true hollow
fly > by past
blow > over
drop > dead out
burn > low
sink > in
rise > to
melt > away
shake > hands
boil > down
`
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(tableRows(ROWS).map(([verb, words]) => [verb, new Set(words.split(' '))]))
/** Words between a verb and what something becomes. */
const DEGREES = /^(?:completely|suddenly|almost|all|too|so|very|more|slowly|gradually|quickly|totally|strangely|eerily)$/u

/** Whether the words behind a verb make it one of becoming: `had fallen completely silent`. */
export function isResultative(lemma: string, behind: readonly string[]): boolean {
  const next = behind.find((word) => !DEGREES.test(word))
  return next !== undefined && WORDS.get(lemma)?.has(next) === true
}
