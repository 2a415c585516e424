/** Section names that are labels wherever they stand alone, in the languages where such labels are common. */
const UNAMBIGUOUS =
  'intro,verse,chorus,bridge,outro,refrain,interlude,instrumental,pre[- ]?chorus,post[- ]?chorus,final chorus,last chorus,guitar solo,strophe,estribillo,refrão,ritornello,zwrotka,refren'
/** Names that are also lyrics: labels only with brackets, a colon or marks. */
const AMBIGUOUS = 'hook,solo,drop,breakdown,break,vamp,coda,couplet,pont,coro,verso,estrofa,puente,ponte,strofa'

const namePattern = (parts: string): RegExp =>
  new RegExp(String.raw`^(?:${parts.replaceAll(',', '|')})(?: ?(?:\d{1,2}|[ivx]{1,4}|[a-d]))?(?: ?[x×] ?\d{1,2})?$`, 'iu')
const UNAMBIGUOUS_NAME = namePattern(UNAMBIGUOUS)
const ANY_NAME = namePattern(`${UNAMBIGUOUS},${AMBIGUOUS}`)

const BRACKETED = /^\[[^[\]]*\]$/u
const ROUND = /^\(([^()]*)\)$/u
/** `**Chorus**`, `# Verse 2`, `-- Bridge --`. */
const MARKS = /^[#*_=~–—-]+ ?| ?[#*_=~–—-]+$/gu

/** Whether a normalized line is a section label instead of lyrics, e.g. `[Chorus]`, `(Verse 2)`, `Bridge:`, `**Hook**`. */
export function isSectionLabel(line: string): boolean {
  if (BRACKETED.test(line)) return true
  const bare = line.replaceAll(MARKS, '')
  if (UNAMBIGUOUS_NAME.test(bare)) return true
  const marked = ROUND.exec(bare)?.[1] ?? (bare.endsWith(':') ? bare.slice(0, -1) : bare === line ? '' : bare)
  return ANY_NAME.test((marked.split(':')[0] ?? '').trim())
}

/** `[Chorus] and the words` without its label. */
export const stripLeadingLabel = (line: string): string =>
  line.replace(/^\[([^[\]]{1,40})\] ?/u, (match, name: string) => (ANY_NAME.test((name.split(':')[0] ?? '').trim()) ? '' : match))
