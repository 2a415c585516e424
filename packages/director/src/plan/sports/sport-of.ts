import { MIN_EVIDENCE, type Sport, SPORTS } from '../../languages/en/sports.ts'

/** Letters by which forms of one word are known. */
const STEM = 4

/** Different words that tell of a sport. */
const evidenceFor = ({ evidence }: Sport, text: string): number =>
  new Set([...text.matchAll(evidence)].map(([words]) => (words.includes(' ') ? words : words.slice(0, STEM)).toLowerCase())).size

/** The sport of each text of a script in English: of its own words, or else of the texts before it. Undefined where the script tells of none. */
export function sportsOf(texts: readonly string[]): (Sport | undefined)[] {
  const script = texts.join(' ')
  const told = SPORTS.filter(
    (sport) => !sport.unless?.test(script) && sport.needs?.test(script) !== false && evidenceFor(sport, script) >= MIN_EVIDENCE,
  )
  const strongest = told.toSorted((a, b) => evidenceFor(b, script) - evidenceFor(a, script))
  let sport = strongest[0]
  return texts.map((text) => {
    const own = strongest.filter((one) => evidenceFor(one, text) > 0)
    if (sport === undefined || !own.includes(sport)) sport = own[0] ?? sport
    return sport
  })
}
