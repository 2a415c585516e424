import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** User-facing message of an invalid field; messages of schemas take precedence. */
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
      return 'This cannot be read'
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

function tooBig(origin: string, max: number): string {
  if (origin === 'string') return `Please use at most ${max} characters`
  return origin === 'array' ? `Please give at most ${max}` : `Please use a number up to ${max}`
}

function tooSmall(origin: string, min: number): string {
  if (origin === 'string') return min === 1 ? 'Please fill this in' : `Please use at least ${min} characters`
  return origin === 'array' ? `Please give at least ${min}` : `Please use a number from ${min}`
}

/** Sets these messages for all schemas of the process. */
export const installZodErrorMessages = (): void => void z.config({ customError: describeIssue })
