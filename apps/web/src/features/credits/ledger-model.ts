import type { api } from '../../api/client.ts'
import { formatNumber } from '../../texts/format.ts'
import { creditTexts as texts } from '../../texts/account/credits.ts'

export type LedgerPage = Awaited<ReturnType<typeof api.credits.ledger>>
export type LedgerEntry = LedgerPage['entries'][number]

/** `+1,000`, `-705`, `0`; with a real minus sign. */
export const signedCredits = (credits: number): string =>
  credits === 0 ? '0' : `${credits > 0 ? '+' : '−'}${formatNumber(Math.abs(credits))}`

type Described = Pick<LedgerEntry, 'type' | 'cost_key' | 'story_id' | 'story_title' | 'note' | 'credits'>

/** First line of an entry: the story, or the type of the entry. */
export function entryTitle(entry: Described): string {
  if (entry.type === 'grant') return entry.note || texts.grantTitle
  if (entry.story_title) return entry.story_title
  if (entry.cost_key) return actionName(entry.cost_key)
  return entry.type === 'refund' ? texts.refundTitle : texts.deletedStory
}

/** Second line: the priced action; empty if the title contains it already. */
export function entryAction(entry: Described): string {
  if (entry.type === 'grant') return entry.note ? texts.grantTitle : ''
  const action = entry.cost_key && entry.story_title ? actionName(entry.cost_key) : ''
  const isFree = entry.type === 'charge' && entry.credits === 0
  return [action, isFree ? texts.free : ''].filter(Boolean).join(', ')
}

/** Unknown keys are shown as they are, for newer servers. */
const actionName = (key: string): string => (key in texts.actions ? texts.actions[key as keyof typeof texts.actions] : key)

type Receipt = Pick<LedgerEntry, 'type' | 'held' | 'captured' | 'returned' | 'lines' | 'made_by' | 'lost'>

/** Whether an entry has a receipt to expand; that of a free story has its makers alone. */
export const hasReceipt = (entry: Receipt): boolean =>
  entry.lines.length + entry.made_by.length + entry.lost.length > 0 ||
  (entry.type === 'charge' && entry.held + entry.captured + entry.returned > 0)

/** Finished calls by the name of who made them: a model has an address for each kind of input. */
export function callsByMaker({ made_by: makers }: Pick<LedgerEntry, 'made_by'>, nameOf: (engine: string) => string) {
  const groups = Map.groupBy(makers, ({ engine }) => nameOf(engine))
  return [...groups].map(([name, made]) => ({ name, calls: made.reduce((sum, { calls }) => sum + calls, 0) }))
}

/** Title of a receipt line: its shot, and what was made; unknown steps are shown as they are. */
export function lineTitle({
  label,
  shot_id,
  shot_number,
}: Pick<LedgerEntry['lines'][number], 'label' | 'shot_id' | 'shot_number'>): string {
  const { steps, shot, removedShot } = texts.receipt
  const step = label in steps ? steps[label as keyof typeof steps] : label
  if (shot_id === null) return step.charAt(0).toUpperCase() + step.slice(1)
  return `${shot_number === null ? removedShot : shot(shot_number)} · ${step}`
}

/** Position of a line: the story's steps, its shots, then removed shots. */
const placeOf = ({ shot_id, shot_number }: LedgerEntry['lines'][number]): number =>
  shot_id === null ? 0 : (shot_number ?? Number.MAX_SAFE_INTEGER)

/** Lines with unique keys, those of shots in order of the shots: a shot can be charged, returned and charged again. */
export function numberedLines(lines: LedgerEntry['lines']) {
  const seen = new Map<string, number>()
  return lines
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((line) => {
      const name = `${line.shot_id ?? ''} ${line.label} ${line.kind}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return { key: `${name} ${count}`, line }
    })
}
