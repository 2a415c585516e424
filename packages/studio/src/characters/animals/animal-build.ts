/** Body of an animal with four legs. Lengths in its own unit; `size`: that unit relative to a fox. */
export type Quadruped = {
  readonly plan: 'quadruped'
  readonly body: string
  readonly belly: string
  readonly leg: string
  readonly size: number
  /** Half the length, and the thickness, of the body. */
  readonly half: number
  readonly thick: number
  readonly legs: number
  readonly legWidth: number
  readonly neck: number
  readonly head: number
  readonly snout: number
  readonly ear: 'point' | 'tuft' | 'flop' | 'round' | 'long' | 'fan' | 'leaf'
  readonly tail: 'bushy' | 'plume' | 'thin' | 'up' | 'short' | 'curl' | 'hair' | 'tuft'
  readonly horns?: 'antlers' | 'small' | 'unicorn'
  readonly mane?: string
  readonly mark?: 'stripes' | 'spots' | 'dots' | 'wool' | 'spines' | 'mask' | 'tusks'
  readonly accent?: string
  /** Colour of the muzzle. Default: that of the belly. */
  readonly muzzle?: string
  /** `snout`: a pig's nose; `goatee`: a beard under the chin. */
  readonly face?: 'snout' | 'goatee'
  readonly trunk?: true
}
export type Bird = {
  readonly plan: 'bird'
  readonly body: string
  readonly belly: string
  readonly wing: string
  readonly beak: string
  /** Colour of the head. Default: that of the body. */
  readonly crown?: string
  readonly size: number
  /** Posture: 1 upright as an owl, 0 horizontal as a duck. */
  readonly upright: number
  readonly legs: number
  readonly neck: number
  readonly face?: 'owl' | 'comb' | 'flat'
  readonly tail: number
}
export type Swimmer = {
  readonly plan: 'swimmer'
  readonly body: string
  readonly belly: string
  readonly fin: string
  readonly size: number
  readonly half: number
  readonly thick: number
  readonly stripes?: string
  readonly whale?: true
}
export type Crawler = {
  readonly plan: 'crawler'
  readonly body: string
  readonly belly: string
  readonly shell?: string
  readonly size: number
}
/** A dinosaur on two legs. `accent`: plates and spots. */
export type Dinosaur = {
  readonly plan: 'dinosaur'
  readonly body: string
  readonly belly: string
  readonly accent: string
  readonly size: number
}
