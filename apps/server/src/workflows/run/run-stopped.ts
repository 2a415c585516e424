/** The run is not going on any more: it was cancelled, has ended, or another worker took its work over. Work in flight ends quietly and changes nothing. */
export class RunStopped extends Error {
  constructor(runId: string) {
    super(`The run ${runId} has ended`)
    this.name = 'RunStopped'
  }
}
