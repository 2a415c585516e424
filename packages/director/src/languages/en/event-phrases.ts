import type { PlanEvent, PlanState } from '@fablecut/domain/story/shot-plan/shot-plan'
import { tableRows } from './table-rows.ts'

/**
 * `event > words > verbs`: what happens to a thing by a verb together with a word behind it, at once or behind its object: `went out`, `blew the candle out`.
 * `-`: nothing is seen.
 */
const ROWS = `
fly-away > away off home > fly drift float blow sail soar
fly-away > off > take lift
vanish > away > wash sweep wipe wear carry
go-out > out > go blow put burn flicker die snuff stamp
go-out > off > turn switch go
go-out > dark > go
glow > on > turn switch come
glow > up > light
burn > down up > burn
burn > fire > catch
explode > up > blow
explode > off > go
fall > over down out off > fall tip knock topple tumble
collapse > down > come tear pull bring
collapse > in > cave fall
break > apart > fall break come tear
break > pieces bits shards > fall break smash shatter fly
spill > over > boil bubble brim
spill > up > knock
wither > up > dry shrivel
empty > dry > run
empty > out > pour
launch > off > blast
- > down into up out through loose free away off even ranks cover > break tear
- > off in by > drop
- > into > crash
- > up > give grow
`
const PHRASES: ReadonlyMap<string, PlanEvent | undefined> = new Map(
  tableRows<readonly [string, string, string]>(ROWS)
    .toReversed()
    .flatMap(([event, words, verbs]) =>
      verbs
        .split(' ')
        .flatMap((verb) => words.split(' ').map((word) => [`${verb} ${word}`, event === '-' ? undefined : (event as PlanEvent)] as const)),
    ),
)

/** Whether a verb means something else with a word behind it. */
export const isEventPhrase = (lemma: string, word: string): boolean => PHRASES.has(`${lemma} ${word}`)
/** What happens to a thing by a verb with a word behind it; undefined where nothing is seen. */
export const eventOfPhrase = (lemma: string, word: string): PlanEvent | undefined => PHRASES.get(`${lemma} ${word}`)

/** Verbs with a word behind them that have no object of their own: what they are done to changes. */
export const CAUSATIVE_PHRASES: ReadonlySet<string> = new Set(
  'wash sweep wipe carry blow put snuff stamp turn switch knock tip tear pull bring smash pour tear'.split(' '),
)

/** What somebody makes of a thing, or it becomes, for good: `rusted`, `chopped`. */
const STATES: Readonly<Partial<Record<PlanState, string>>> = {
  rusty: 'rust corrode',
  rotten: 'rot decay spoil mold mould',
  wet: 'soak drench',
  burnt: 'char scorch singe',
  chopped: 'chop dice mince slice shred grate',
}
export const STATE_VERBS: ReadonlyMap<string, PlanState> = new Map(
  Object.entries(STATES).flatMap(([state, verbs]) => verbs.split(' ').map((verb) => [verb, state as PlanState] as const)),
)
/** Verbs of those that things do by themselves. */
export const SPONTANEOUS_STATES: ReadonlySet<PlanState> = new Set<PlanState>(['rusty', 'rotten'])
