import { AppError } from '@fablecut/contracts/errors/app-error'

type Issue = {
  readonly message: string
  readonly path?: readonly unknown[] | undefined
  /** Of an unknown key: all of them. */
  readonly keys?: readonly string[] | undefined
}

/** A body of thousands of invalid parts gets a short answer. */
const MAX_FIELDS = 100

/** 422 with the first message per field in `data.fields`, nested ones as `a.b.0`, an unknown key with its name; the message is the first of all. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, MAX_FIELDS)) fields[fieldName(issue)] ??= issue.message
  return new AppError('INVALID_INPUT', { message: issues[0]?.message, data: { fields } })
}

/** As `invalidInput`, with all messages in one sentence (E-268). */
export function validationFailed(issues: readonly Issue[]): AppError {
  const { data } = invalidInput(issues)
  const messages = [...new Set(issues.slice(0, MAX_FIELDS).map(({ message }) => message))]
  return new AppError('INVALID_INPUT', { message: `Validation failed: ${messages.join(', ')}`, data })
}

/** Prefixes of operations with separate body and query; fields are named without them. */
const INPUT_PARTS = new Set(['body', 'query'])

function fieldName(issue: Issue): string {
  const path = [...(issue.path ?? []), ...(issue.keys ?? []).slice(0, 1)].map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
  )
  return (path.length > 1 && INPUT_PARTS.has(path[0]!) ? path.slice(1) : path).join('.')
}
