/** Prints a line for the operator. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** An error that the operator can fix; printed as one line without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
