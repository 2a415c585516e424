import type { CardRelation } from './card-relation.ts'

/**
 * What a drawing is like for its layout. `isTableSized`: small enough to stand on a table; `isMany`: so many of a
 * kind that they fill the width; `isGrounded`: it stands on a ground; `across`: copies that stand beside
 * each other; `isLying`: it is flat and is laid down rather than set up; `weight`: how large it is beside the largest.
 */
export type LaidOut = {
  readonly isPerson: boolean
  readonly isTableSized: boolean
  readonly isMany: boolean
  readonly isGrounded: boolean
  readonly isLying: boolean
  readonly across: number
  readonly weight: number
}

/**
 * What a card is laid out for. `isPlaced`: its place is known; `isDark`: its ground is that of fear, grief or space; `isEvening`: lamps are lit; `isOfNature`: it shows animals or
 * plants; `isOfShow`: who performs or is honoured, or with what.
 */
export type CardSetting = {
  readonly seed: number
  readonly isPlaced: boolean
  readonly isDark: boolean
  readonly isEvening: boolean
  readonly isOfNature: boolean
  readonly isOfShow: boolean
  readonly drawings: readonly LaidOut[]
  readonly relation?: CardRelation
}
