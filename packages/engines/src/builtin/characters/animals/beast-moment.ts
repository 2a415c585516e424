/** What an animal does at one moment. `cycle`: double steps done; null at rest. */
export type BeastMoment = {
  readonly seconds: number
  readonly cycle: number | null
  readonly blink: number
  readonly asleep: boolean
  /** Opened to sing or speak, 0 to 1. */
  readonly mouth?: number
  readonly scarf?: string
}
