/** A user-facing failure of an engine command; the message says what happened and what to do. */
export class EngineInstallError extends Error {}
