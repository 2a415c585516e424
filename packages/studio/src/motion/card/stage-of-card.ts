import type { CardSetting } from './card-setting.ts'
import type { CardStage } from './drawing-place.ts'

/** Stages of even and of odd cards, which have none in common: neighbouring cards never share one. */
type Stages = readonly [readonly CardStage[], readonly CardStage[]]

/** Settings of cards in turn: of what stands, of what hangs in the air or is a sign, of what may lie on a table, of people; bright, and in the dark. */
const OF_STANDING: Stages = [['window', 'lamps'], ['backlit']]
const OF_STANDING_DARK: Stages = [['spot', 'lamps'], ['backlit']]
const OF_FLOATING: Stages = [['lamps'], ['overhead', 'backlit']]
const OF_LYING: Stages = [
  ['window', 'lamps'],
  ['overhead', 'backlit'],
]
const OF_PEOPLE: Stages = [
  ['window', 'lamps'],
  ['curtain', 'backlit'],
]

/** Stages without a floor. */
export const WITHOUT_FLOOR: ReadonlySet<CardStage> = new Set<CardStage>(['disc', 'overhead'])

function inTurn(stages: Stages, seed: number): CardStage {
  const turn = Math.abs(Math.trunc(seed))
  const own = stages[turn % 2]!
  return own[(turn >> 1) % own.length]!
}

/** What the drawings of a card are set off with; neighbouring seeds have different ones. */
export function stageOf({ seed, isPlaced, isDark, drawings, relation }: CardSetting): CardStage {
  if (isPlaced) return 'place'
  if (relation === 'versus' && drawings.length === 2) return 'halves'
  const people = drawings.filter(({ isPerson }) => isPerson).length
  const things = drawings.filter(({ isPerson }) => !isPerson)
  if (people > 0 && things.length > 0 && things.every(({ isTableSized }) => isTableSized)) return 'table'
  if (people > 0) return inTurn(OF_PEOPLE, seed)
  if (things.every(({ isGrounded }) => !isGrounded)) return inTurn(OF_FLOATING, seed)
  if (things.every(({ isLying, isMany }) => isLying && !isMany)) return inTurn(OF_LYING, seed)
  return inTurn(isDark ? OF_STANDING_DARK : OF_STANDING, seed)
}

/** The wall behind the table of a card with people. */
export const wallOfTable = (seed: number): 'window' | 'lamps' | 'backlit' | 'curtain' => {
  const wall = inTurn(OF_PEOPLE, seed)
  return wall === 'window' || wall === 'lamps' || wall === 'curtain' ? wall : 'backlit'
}
