import type { MotionFrame } from '../kit/frame.ts'
import type { CardSetting } from './card-setting.ts'
import type { CardStage } from './drawing-place.ts'

/** Settings of cards in turn: of a thing that stands, of one that hangs in the air or is a sign, of a person, of several drawings; bright, and in the dark. */
const OF_THING: readonly CardStage[] = ['floor', 'circle', 'frame', 'mat', 'podium', 'panel', 'sheet']
const OF_THING_DARK: readonly CardStage[] = ['spot', 'frame', 'circle', 'panel', 'floor']
const OF_FLOATING: readonly CardStage[] = ['frame', 'circle', 'panel', 'podium', 'sheet']
const OF_FLOATING_DARK: readonly CardStage[] = ['circle', 'floor', 'frame', 'panel']
const OF_PERSON: readonly CardStage[] = ['panel', 'circle', 'frame']
const OF_PEOPLE: readonly CardStage[] = ['circle', 'floor']
const OF_GROUP: readonly CardStage[] = ['floor', 'discs', 'panel']
const OF_GROUP_DARK: readonly CardStage[] = ['spot', 'discs', 'floor']

/** Instead of stages that only some drawings or frames have. */
const INSTEAD: Readonly<Partial<Record<CardStage, CardStage>>> = { mat: 'floor', sheet: 'circle' }

const inTurn = (stages: readonly CardStage[], seed: number): CardStage => stages[Math.abs(Math.trunc(seed)) % stages.length]!

/** What the drawings of a card are set off with; neighbouring seeds have different ones. */
export function stageOf({ seed, isPlaced, isDark, drawings, relation }: CardSetting, { shape }: Pick<MotionFrame, 'shape'>): CardStage {
  if (isPlaced) return 'place'
  if (drawings.length > 1) return ofGroup(seed, isDark, drawings, relation)
  const [only] = drawings
  if (only?.isPerson) return inTurn(OF_PERSON, seed)
  if (only?.isMany) return 'floor'
  const [bright, dark] = only?.isGrounded === false ? [OF_FLOATING, OF_FLOATING_DARK] : [OF_THING, OF_THING_DARK]
  const stage = inTurn(isDark ? dark : bright, seed)
  const isPossible = stage === 'mat' ? only?.isFlat === true : stage !== 'sheet' || shape === 'wide'
  return isPossible ? stage : (INSTEAD[stage] ?? stage)
}

function ofGroup(seed: number, isDark: boolean, drawings: CardSetting['drawings'], relation: CardSetting['relation']): CardStage {
  if (relation === 'versus' && drawings.length === 2) return 'halves'
  const people = drawings.filter(({ isPerson }) => isPerson).length
  const things = drawings.filter(({ isPerson }) => !isPerson)
  if (people > 0 && things.length > 0 && things.every(({ isTableSized }) => isTableSized)) return 'table'
  if (things.length === 0) return inTurn(OF_PEOPLE, seed)
  const stage = inTurn(isDark ? OF_GROUP_DARK : OF_GROUP, seed)
  return stage === 'discs' && people > 0 ? 'panel' : stage
}
