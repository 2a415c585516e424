import { StartError } from './terminal.ts'

/** What is printed when the product does not start: errors of the operator as one sentence, others with their stack. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return `Fablecut cannot start: ${String(error)}`
  const isForPeople = error instanceof StartError || error.name === 'SettingsError'
  return `Fablecut cannot start: ${isForPeople ? error.message : (error.stack ?? error.message)}`
}
