/** Names of parts that stand alone over sung words, in the languages such labels are found in most. */
const CLEAR =
  'intro,verse,chorus,bridge,outro,refrain,interlude,instrumental,pre[- ]?chorus,post[- ]?chorus,final chorus,last chorus,guitar solo,strophe,estribillo,refrão,ritornello,zwrotka,refren'
/** Names that are sung as often: labels only where they are marked as such. */
const DOUBTFUL = 'hook,solo,drop,breakdown,break,vamp,coda,couplet,pont,coro,verso,estrofa,puente,ponte,strofa'

const named = (parts: string): RegExp =>
  new RegExp(String.raw`^(?:${parts.replaceAll(',', '|')})(?: ?(?:\d{1,2}|[ivx]{1,4}|[a-d]))?(?: ?[x×] ?\d{1,2})?$`, 'iu')
const CLEAR_NAME = named(CLEAR)
const ANY_NAME = named(`${CLEAR},${DOUBTFUL}`)

const BRACKETED = /^\[[^[\]]*\]$/u
const ROUND = /^\(([^()]*)\)$/u
/** `**Chorus**`, `# Verse 2`, `-- Bridge --`. */
const MARKS = /^[#*_=~–—-]+ ?| ?[#*_=~–—-]+$/gu

/** Whether a tidied line names a part of the song instead of being sung, e.g. `[Chorus]`, `(Verse 2)`, `Bridge:`, `**Hook**`. */
export function isSectionLabel(line: string): boolean {
  if (BRACKETED.test(line)) return true
  const bare = line.replaceAll(MARKS, '')
  if (CLEAR_NAME.test(bare)) return true
  const marked = ROUND.exec(bare)?.[1] ?? (bare.endsWith(':') ? bare.slice(0, -1) : bare === line ? '' : bare)
  return ANY_NAME.test((marked.split(':')[0] ?? '').trim())
}

/** `[Chorus] and the words` without what is in front. */
export const withoutLeadingLabel = (line: string): string =>
  line.replace(/^\[([^[\]]{1,40})\] ?/u, (whole, name: string) => (ANY_NAME.test((name.split(':')[0] ?? '').trim()) ? '' : whole))
