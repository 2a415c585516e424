import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import type { PlanHour, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MotionLook } from '../looks/look.ts'
import { centimetresOf } from '../things-layout.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { isCelestial } from '../../props/placing.ts'
import { isOnGround } from './place-under-drawings.ts'
import { relationOf } from './card-relation.ts'
import type { CardSetting, LaidOut } from './card-setting.ts'
import { type CardDrawing, isPersonDrawing, nameOfDrawing, namesOfDrawing } from './drawing-place.ts'
import { isDarkLook } from '../looks/dark-ground.ts'

/** Largest things, in centimetres, that stand on a table. */
const TABLE_CENTIMETRES = 80
/** Real sizes are told apart, while everything stays large. */
const SIZE_POWER = 0.18
const SMALLEST = 0.66
const FIGURE_CENTIMETRES = 120
const MANY = 4
/** Copies of a thing that stand beside each other. */
const MOST_ACROSS = 3

type Card = {
  readonly drawings: readonly CardDrawing[]
  readonly seed: number
  readonly isPlaced: boolean
  readonly look: MotionLook
  readonly words: string
  /** Default: day. */
  readonly hour?: PlanHour
}

const sizeOf = (drawing: CardDrawing): number => (drawing.kind === 'thing' ? centimetresOf(drawing.thing) : FIGURE_CENTIMETRES)

/** Whether lamps are lit. */
export const isEvening = (hour: PlanHour | undefined): boolean => hour === 'dusk' || hour === 'night'

/** What a card with these drawings is laid out for. */
export function settingOfCard({ drawings, seed, isPlaced, look, words, hour }: Card): CardSetting {
  const largest = Math.max(...drawings.map(sizeOf))
  const [first, second] = drawings
  const relation = first && second && drawings.length === 2 ? relationOf(words, [nameOfDrawing(first), nameOfDrawing(second)]) : undefined
  return {
    seed,
    isPlaced,
    isDark: isDarkLook(look),
    isEvening: isEvening(hour),
    ...aboutOf(drawings),
    drawings: drawings.map((drawing) => laidOut(drawing, largest)),
    ...(relation && { relation }),
  }
}

/** What lights differ by that fit drawings. */
export const aboutOf = (drawings: readonly CardDrawing[]): Pick<CardSetting, 'isOfNature' | 'isOfShow'> => ({
  isOfNature: drawings.some(isOfNature),
  isOfShow: drawings.flatMap(namesOfDrawing).some((name) => ON_STAGE.test(name)),
})

const isOfNature = (drawing: CardDrawing): boolean =>
  (drawing.kind === 'figure' && drawing.actor.kind === 'animal') ||
  /^(?:animal|plant)$/u.test(drawableNamed(nameOfDrawing(drawing))?.file ?? '')

/** Performers, what they perform with, and prizes. */
const ON_STAGE =
  /\b(?:singer|dancer|ballerina|actor|actress|musician|pianist|violinist|guitarist|comedian|magician|conductor|orchestra|choir|band|clown|microphone|trophy|medal|prize|award|piano|guitar|violin|cello|drum|trumpet|saxophone|theat(?:er|re)|opera|stage)\b/u

function laidOut(drawing: CardDrawing, largest: number): LaidOut {
  const isPerson = isPersonDrawing(drawing)
  const size = sizeOf(drawing)
  return {
    isPerson,
    isTableSized: drawing.kind === 'thing' && size <= TABLE_CENTIMETRES,
    isMany: drawing.kind === 'thing' ? drawing.thing.count >= MANY : drawing.crowd !== undefined,
    isGrounded: isOnGround(drawing),
    isLying: drawing.kind === 'thing' && isFlat(drawing.thing),
    across: drawing.kind === 'thing' ? Math.min(MOST_ACROSS, drawing.thing.count) : 1,
    weight: drawing.kind === 'figure' && drawing.actor.kind === 'person' ? 1 : Math.max(SMALLEST, (size / largest) ** SIZE_POWER),
  }
}

/** What is laid down: papers, keys, cutlery and what is worn or written with. */
const FLAT =
  /^(?:key|old-key|feather|map|world-map|coin|banknotes?|money|cash|envelope|letter|love-letter|scroll|page|newspaper|ticket|mobile|credit|bank-card|pen|pencil|fountain-pen|knife|kitchen-knife|fork|spoon|scissors|ring|necklace|watch|compass|glasses|photo|framed|picture|book|notebook|open-book|memo|clipboard|calendar|playing|leaf|fallen|maple|dagger|sword|bone|rope|wrench|hammer|screwdriver|saw|comb|medal|ruler|spectacles|adhesive|syringe|pill)/u
const isFlat = ({ what, event }: PlanThing): boolean => event === undefined && FLAT.test(iconOf(what) ?? '')

/** Whether a card is about what is seen in space. */
export const isCosmic = (drawings: readonly CardDrawing[]): boolean =>
  drawings.some((drawing) => drawing.kind === 'thing' && isOfSpace(drawing.thing.what))

const OF_DAY = /^(?:sun|cloud|rainbow)/u
const isOfSpace = (what: string): boolean => {
  const icon = iconOf(what) ?? ''
  return isCelestial(icon) && !OF_DAY.test(icon)
}
