/**
 * What an early end of a run does with its money: what was delivered stays captured and the rest is released. A changed sentence is delivered as a
 * whole, so that a clip made for it is refunded as well. `input`: of the run.
 */
export const moneyAtEarlyEnd = (input: object): 'refund' | 'release' => ('sentence' in input ? 'refund' : 'release')
