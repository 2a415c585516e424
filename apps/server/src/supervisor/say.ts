/** A line for the person who starts Fablecut. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A reason not to start that this person can do something about; shown as one line, without a stack. */
export class ProblemForPeople extends Error {
  override name = 'ProblemForPeople'
}
