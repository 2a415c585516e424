/** An engine's call failed. `code` is stable, `message` is for logs; `retryable`: the same call may succeed when made again. */
export class EngineError extends Error {
  readonly code: string
  readonly retryable: boolean

  constructor(code: string, message: string, options: { readonly retryable: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = new.target.name
    this.code = code
    this.retryable = options.retryable
  }
}

/** The engine understood the request and says no, e.g. `nothing_to_say` for a script without a speakable word. Asking again changes nothing. */
export class EngineRefusal extends EngineError {
  constructor(code: string, message: string) {
    super(code, message, { retryable: false })
  }
}

/** The process that worked on the call died. Only this call is lost. `diagnostics` is the end of its stderr, for logs. */
export class EngineCrashed extends EngineError {
  readonly diagnostics: string

  constructor(message: string, diagnostics = '', cause?: unknown) {
    super('engine_crashed', message, { retryable: true, cause })
    this.diagnostics = diagnostics
  }
}

/** The call ran longer than it may; its process was killed. */
export class EngineDeadlinePassed extends EngineError {
  constructor(message: string) {
    super('engine_deadline_passed', message, { retryable: true })
  }
}

/** The caller's signal was aborted. */
export class EngineAborted extends EngineError {
  constructor(message: string, cause?: unknown) {
    super('engine_aborted', message, { retryable: false, cause })
  }
}

/** The host is closed, or closed while the call waited or ran. */
export class EngineHostClosed extends EngineError {
  constructor() {
    super('engine_host_closed', 'The engines are shut down', { retryable: true })
  }
}
