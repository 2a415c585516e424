/** The run is not going on any more: it was cancelled, has ended, or another worker took its work over. Work in flight ends quietly and changes nothing. */
export class RunStopped extends Error {
  constructor(runId: string) {
    super(`The run ${runId} has ended`)
    this.name = 'RunStopped'
  }
}

/** Also after a restart, when the error comes back from a step's record without its class. */
export const isStopped = (error: unknown): boolean => error instanceof RunStopped || (error instanceof Error && error.name === 'RunStopped')
