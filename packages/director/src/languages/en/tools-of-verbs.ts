import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { tableRows } from './table-rows.ts'

/** `tool > action > verbs`: what is done with one tool, by which it is recognized, and what somebody who has it in hand is seen doing. */
const ROWS = `
laptop > write > code program type email google
fishing rod > hold > fish angle
rake > work > rake
desk > read > study
smartphone > talk > phone dial
camera > hold > photograph film
bicycle > ride > cycle pedal
hammer > work > hammer
paintbrush > work > paint
magnifying glass > look > inspect
`

/** A tool and what somebody is seen doing with it. */
export type ToolOfVerb = { readonly tool: string; readonly action: PlanAction }

const TOOLS: ReadonlyMap<string, ToolOfVerb> = new Map(
  tableRows<readonly [string, PlanAction, string]>(ROWS).flatMap(([tool, action, verbs]) =>
    verbs.split(' ').map((verb) => [verb, { tool, action }] as const),
  ),
)

/** With what a verb is done; undefined for one that may be done with several things. */
export const toolOfVerb = (lemma: string): ToolOfVerb | undefined => TOOLS.get(lemma)

const ACTIONS: ReadonlyMap<string, PlanAction> = new Map([
  ...[...TOOLS.values()].map(({ tool, action }) => [tool, action] as const),
  ['suitcase', 'walk'],
  ...['piano', 'guitar', 'violin', 'drum'].map((name) => [name, 'play'] as const),
])
/** Whether somebody who does something has a drawn thing in use. */
export const isToolOf = (what: string, action: PlanAction): boolean => ACTIONS.get(what) === action
