/** A line for the person who starts Fablecut. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A reason not to start that this person can do something about; shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
