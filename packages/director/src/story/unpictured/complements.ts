import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'

/** Words before what somebody only wants, leaves or gives, which is not there. */
const AIMS =
  /\b(?:in (?:search|need|hopes?|case|place|lieu|exchange|return) (?:of|for)|in the hopes? of|instead of|for the sake of|for fear of|for lack of)$/u
/** What something is made, filled or flavored with, which is seen as a part of it. */
const MATERIALS =
  /\b(?:stuffed|lined|seasoned|flavou?red|infused|laced|scented|perfumed|padded|stitched|embroidered|inlaid|made|built|woven|carved|knitted|sewn|forged|cobbled|fashioned) (?:entirely |only |mostly |together )?(?:with|of|from|out of)$/u
/** Things that consist of what stands behind `of`. */
const MADE_THINGS =
  /^(?:blanket|coat|cloak|veil|crown|dress|shirt|robe|garland|wreath|necklace|bracelet|collar|mask|suit|hut|raft|mattress|pillow|carpet|curtain)$/u
/** What is told of a thing by another one that is not there. */
const QUALITIES = /^(?:colou?r|shade|hue|shape|size|thickness|texture|consistency|outline)$/u

/** The first phrase of a row: of `fish, krill and squid` the fish. */
function rowStart(phrase: Phrase, { phrases, tokens }: Pick<Analysis, 'phrases' | 'tokens'>): Phrase {
  const before = phrases.findLast(({ end }) => end < phrase.start)
  const between = before && tokens.slice(before.end + 1, phrase.start)
  const isRow = between && between.length > 0 && between.every(({ low }) => /^(?:,|and|or)$/u.test(low))
  return isRow && before.role === 'behind' && phrase.role === 'behind' && !before.isOwner ? rowStart(before, { phrases, tokens }) : phrase
}

/** True for what a phrase names only to say why something is done, what something else consists of or what it is like: `in search of fish`, `a blanket of leaves`. */
export function isOnlyComplement(phrase: Phrase, analysis: Analysis): boolean {
  const { start, role, of } = rowStart(phrase, analysis)
  if (role !== 'behind') return false
  const before = analysis.tokens
    .slice(Math.max(0, start - 5), start)
    .map(({ low }) => low)
    .join(' ')
  if (AIMS.test(before) || MATERIALS.test(before)) return true
  return of !== undefined && (QUALITIES.test(of.lemma) || MADE_THINGS.test(of.lemma))
}
