import type { CardSetting } from './card-setting.ts'
import type { CardStage } from './drawing-place.ts'

/** Stages of even and of odd cards, which have none in common: neighbouring cards never share one. */
type Stages = readonly [readonly CardStage[], readonly CardStage[]]

/**
 * Settings of cards in turn: of a thing that stands, of one that hangs in the air or is a sign, of a person, of several drawings; bright, and in the dark. None
 * looks like a place or a feeling of its own.
 */
const OF_THING: Stages = [['floor'], ['panel', 'circle']]
const OF_THING_DARK: Stages = [['spot', 'floor'], ['panel']]
const OF_FLOATING: Stages = [['floor'], ['panel', 'circle']]
const OF_PERSON: Stages = [['floor'], ['panel', 'circle']]
const OF_GROUP: Stages = [['floor'], ['circle']]
const OF_GROUP_DARK: Stages = [['spot', 'floor'], ['circle']]
/** Of what has no foot to stand on. */
const OF_FLOATING_GROUP: Stages = [['floor'], ['discs']]

function inTurn(stages: Stages, seed: number): CardStage {
  const turn = Math.abs(Math.trunc(seed))
  const own = stages[turn % 2]!
  return own[(turn >> 1) % own.length]!
}

/** What the drawings of a card are set off with; neighbouring seeds have different ones. */
export function stageOf({ seed, isPlaced, isDark, drawings, relation }: CardSetting): CardStage {
  if (isPlaced) return 'place'
  if (drawings.length > 1) return ofGroup(seed, isDark, drawings, relation)
  const [only] = drawings
  if (only?.isPerson) return inTurn(OF_PERSON, seed)
  if (only?.isMany) return 'floor'
  return inTurn(only?.isGrounded === false ? OF_FLOATING : isDark ? OF_THING_DARK : OF_THING, seed)
}

function ofGroup(seed: number, isDark: boolean, drawings: CardSetting['drawings'], relation: CardSetting['relation']): CardStage {
  if (relation === 'versus' && drawings.length === 2) return 'halves'
  const people = drawings.filter(({ isPerson }) => isPerson).length
  const things = drawings.filter(({ isPerson }) => !isPerson)
  if (people > 0 && things.length > 0 && things.every(({ isTableSized }) => isTableSized)) return 'table'
  // A crowd stands on the ground.
  if (people > 0) return drawings.some(({ isPerson, isMany }) => isPerson && isMany) ? 'floor' : inTurn(OF_GROUP, seed)
  if (drawings.every(({ isGrounded }) => !isGrounded)) return inTurn(OF_FLOATING_GROUP, seed)
  return inTurn(isDark ? OF_GROUP_DARK : OF_GROUP, seed)
}
