/** A job that a stand-in would have charged. */
export type Charge = {
  readonly job: string
  readonly usd: number
  /** What its request says of the call that it was made for, such as prompt, seed or id. */
  readonly evidence: string
}

/** What a stand-in would have charged, in order. */
export type Ledger = {
  readonly charges: readonly Charge[]
  charge(charge: Charge): void
  totalUsd(): number
}

export function createLedger(): Ledger {
  const charges: Charge[] = []
  return {
    charges,
    charge: (charge) => void charges.push(charge),
    totalUsd: () => charges.reduce((sum, { usd }) => sum + usd, 0),
  }
}
