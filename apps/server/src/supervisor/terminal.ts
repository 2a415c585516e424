import type { Log } from '../platform/logging/log.ts'

let log: Log | null = null

/** From now on lines for the operator are log entries, so that every line of the output has the format of the log. */
export function printToLog(target: Log): void {
  log = target
}

/** Prints a line for the operator. */
export function printLine(line: string): void {
  if (log) log.info(line)
  else process.stdout.write(`${line}\n`)
}

/** Prints why the product does not start or stop. */
export function printError(text: string): void {
  if (log) log.error(text)
  else process.stderr.write(`${text}\n`)
}

/** An error that the operator can fix; printed as one line without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
