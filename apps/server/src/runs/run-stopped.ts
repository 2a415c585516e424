/** The run was cancelled, has ended, or is continued by another worker. Work in flight ends without changes. */
export class RunStopped extends Error {
  constructor(runId: string) {
    super(`The run ${runId} has ended`)
    this.name = 'RunStopped'
  }
}

/** Also recognises the error after a restart, when DBOS restores it without its class. */
export const isStopped = (error: unknown): boolean => error instanceof RunStopped || (error instanceof Error && error.name === 'RunStopped')
