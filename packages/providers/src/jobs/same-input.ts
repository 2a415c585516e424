import { isRecord } from '../json.ts'
import { isDataUri } from './data-uri.ts'

/** Whether a job that a provider lists was made of `sent`. Files may be listed by another address than they were sent with. */
export function isSameInput(sent: unknown, listed: unknown): boolean {
  if (isDataUri(sent)) return typeof listed === 'string'
  if (Array.isArray(sent)) return Array.isArray(listed) && haveSameEntries(sent, listed)
  return isRecord(sent) ? isRecord(listed) && haveSameEntries(sent, listed) : sent === listed
}

function haveSameEntries(sent: object, listed: object): boolean {
  const [sentEntries, listedKeys] = [Object.entries(sent), Object.keys(listed)]
  return sentEntries.length === listedKeys.length && sentEntries.every(([key, value]) => isSameInput(value, (listed as never)[key]))
}
