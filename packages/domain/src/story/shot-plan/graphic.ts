/** Format of a number: `unit` as displayed (`%`, `$`, `km`, `°C`); `decimals` 0 to 4. Currency signs are placed as in the language. */
export type PlanNumberFormat = { readonly unit?: string; readonly decimals: number }

type Bar = { readonly label: string; readonly value: number }
type Labelled = { readonly label: string; readonly note?: string }
/** `latitude` and `longitude` in degrees, north and east positive. */
export type MapPoint = { readonly label: string; readonly latitude: number; readonly longitude: number }

/** Counts from a number to another. `note`: what the number means. */
export type CounterGraphic = PlanNumberFormat & {
  readonly template: 'counter'
  readonly from: number
  readonly to: number
  readonly note?: string
}
/** A line that rises or falls. Points ascend in `x`. */
export type CurveGraphic = PlanNumberFormat & {
  readonly template: 'curve'
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly xUnit?: string
  readonly label?: string
  /** False: only the direction is known; axes and numbers are not drawn. */
  readonly isMeasured: boolean
}
export type BarsGraphic = PlanNumberFormat & {
  readonly template: 'bars'
  readonly bars: readonly Bar[]
  /** E.g. `2.5×`. */
  readonly ratio?: string
}
export type StackGraphic = {
  readonly template: 'stack'
  readonly columns: readonly { readonly label: string; readonly count: number; readonly value: string }[]
}
/** `share`: 0 to 1. */
export type RingGraphic = { readonly template: 'ring'; readonly share: number; readonly label: string }
/** `times`: ratio of the large to the small one, above 1. */
export type SizeGraphic = { readonly template: 'size'; readonly small: Labelled; readonly large: Labelled; readonly times: number }
/** `count` of 100 dots. */
export type DotsGraphic = { readonly template: 'dots'; readonly count: number; readonly label: string }
export type TimelineGraphic = {
  readonly template: 'timeline'
  readonly points: readonly { readonly when: string; readonly label: string }[]
}
export type MapGraphic = {
  readonly template: 'map'
  readonly points: readonly MapPoint[]
  /** An arrow from the first point through the others. */
  readonly isRoute: boolean
  /** ISO 3166-1 alpha-2 codes of highlighted countries. */
  readonly countries: readonly string[]
}
export type StepsGraphic = { readonly template: 'steps'; readonly steps: readonly Labelled[] }
export type CauseGraphic = {
  readonly template: 'cause'
  readonly cause: string
  readonly effect: string
  readonly between: readonly string[]
}
/** Layers from the outside to the inside. */
export type CutawayGraphic = { readonly template: 'cutaway'; readonly layers: readonly Labelled[] }
export type ListGraphic = { readonly template: 'list'; readonly items: readonly Labelled[] }
/** Key words, or a quote with its author. `struck`: words above the key words that are struck out: what is denied. */
export type WordsGraphic = {
  readonly template: 'words'
  readonly words: string
  readonly key?: string
  readonly author?: string
  readonly struck?: string
}

export type ShotGraphic =
  | CounterGraphic
  | CurveGraphic
  | BarsGraphic
  | StackGraphic
  | RingGraphic
  | SizeGraphic
  | DotsGraphic
  | TimelineGraphic
  | MapGraphic
  | StepsGraphic
  | CauseGraphic
  | CutawayGraphic
  | ListGraphic
  | WordsGraphic

export type GraphicTemplate = ShotGraphic['template']

/** Whether something can be drawn with a motion graphic: with all but a cutaway, whose labels fill the frame, and words that are struck out. */
export const hasRoomForDrawings = ({ template, struck }: { readonly template: string; readonly struck?: string }): boolean =>
  template !== 'cutaway' && struck === undefined
