import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What is wrong with a field in words for people; schemas that say it themselves keep their own words. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This has to be ${NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'unrecognized_keys':
      return `This is not known here: ${issue.keys.join(', ')}`
    default:
      return 'This can not be read'
  }
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Please use at most ${most} characters`
  return origin === 'array' ? `Please give at most ${most}` : `Please use a number up to ${most}`
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? 'Please fill this in' : `Please use at least ${least} characters`
  return origin === 'array' ? `Please give at least ${least}` : `Please use a number from ${least}`
}

/** From now on every refusal of this process is said like that. */
export const installZodErrorMessages = (): void => void z.config({ customError: describeIssue })
