import type { BackdropKind } from '../backdrop/backdrop-painter.ts'
import type { CardSetting } from './card-setting.ts'
import type { CardStage } from './drawing-place.ts'

/** Stages of even and of odd cards, which have none in common: neighbouring cards never share one. */
type Stages = readonly [readonly BackdropKind[], readonly BackdropKind[]]

/** Settings of cards in turn, by day and where lamps are lit: of what stands, of what hangs in the air or is a sign, of what may lie on a table, of people, of words alone; in the dark. */
type Hours = { readonly day: Stages; readonly evening: Stages }
const OF_STANDING: Hours = {
  day: [
    ['window', 'leaves'],
    ['backlit', 'blinds'],
  ],
  evening: [
    ['window', 'leaves'],
    ['backlit', 'blinds'],
  ],
}
const OF_STANDING_DARK: Stages = [['spot'], ['backlit', 'blinds']]
const OF_FLOATING: Hours = {
  day: [
    ['window', 'leaves'],
    ['overhead', 'backlit'],
  ],
  evening: [['lamps'], ['overhead', 'backlit']],
}
const OF_LYING: Hours = {
  day: [
    ['window', 'leaves'],
    ['overhead', 'backlit'],
  ],
  evening: [
    ['window', 'leaves'],
    ['overhead', 'backlit'],
  ],
}
const OF_PEOPLE: Hours = {
  day: [
    ['window', 'leaves'],
    ['curtain', 'backlit', 'blinds'],
  ],
  evening: [
    ['lamps', 'window'],
    ['curtain', 'backlit', 'blinds'],
  ],
}
const OF_WORDS: Hours = {
  day: [['window'], ['backlit', 'blinds']],
  evening: [
    ['lamps', 'window'],
    ['backlit', 'blinds'],
  ],
}
/** Behind a thing out of focus lamps would cross the words. */
const OF_WORDS_BEFORE_A_THING: Stages = [['window'], ['backlit']]

/** Stages without a floor. */
export const WITHOUT_FLOOR: ReadonlySet<CardStage> = new Set<CardStage>(['disc', 'overhead'])

/** What a card is about, as far as lights differ by it. */
export type About = Pick<CardSetting, 'isOfNature' | 'isOfShow'>
/** Of words without drawings. */
const OF_ANYTHING: About = { isOfNature: false, isOfShow: false }

/** Twigs hang before what grows and lives outdoors, a curtain behind who performs: other things are in the light of a room. */
const isFitting = (kind: BackdropKind, { isOfNature, isOfShow }: About): boolean =>
  kind === 'leaves' ? isOfNature : kind === 'curtain' ? isOfShow : true

function inTurn(stages: Stages, seed: number, about: About): BackdropKind {
  const turn = Math.abs(Math.trunc(seed))
  const own = stages[turn % 2]!.filter((kind) => isFitting(kind, about))
  return own[Math.floor(turn / 2) % own.length]!
}

const atHour = (stages: Hours, isEvening: boolean): Stages => (isEvening ? stages.evening : stages.day)

/** What the drawings of a card are set off with; neighbouring seeds have different ones. */
export function stageOf({ seed, isPlaced, isDark, isEvening, drawings, relation, ...about }: CardSetting): CardStage {
  if (isPlaced) return 'place'
  if (relation === 'versus' && drawings.length === 2) return 'halves'
  const people = drawings.filter(({ isPerson }) => isPerson).length
  const things = drawings.filter(({ isPerson }) => !isPerson)
  const turn = (stages: Hours) => inTurn(atHour(stages, isEvening), seed, about)
  if (people > 0 && things.length > 0 && things.every(({ isTableSized }) => isTableSized)) return 'table'
  if (people > 0) return turn(OF_PEOPLE)
  if (things.every(({ isGrounded }) => !isGrounded)) return inTurn(atHour(OF_FLOATING, isEvening || isDark), seed, about)
  if (things.every(({ isLying, isMany }) => isLying && !isMany)) return turn(OF_LYING)
  return isDark ? inTurn(OF_STANDING_DARK, seed, about) : turn(OF_STANDING)
}

/** The wall behind the table of a card with people. */
export const wallOfTable = (seed: number, isEvening: boolean, about: About): BackdropKind =>
  inTurn(atHour(OF_PEOPLE, isEvening), seed, about)

/** The light behind words alone, or behind a thing that is out of focus behind them. */
export const lightBehindWords = (seed: number, isEvening: boolean, isBeforeThing: boolean): BackdropKind =>
  inTurn(isBeforeThing ? OF_WORDS_BEFORE_A_THING : atHour(OF_WORDS, isEvening), seed, OF_ANYTHING)
