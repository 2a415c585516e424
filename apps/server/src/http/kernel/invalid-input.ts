import { AppError } from '@fablecut/contracts/errors/app-error'

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined }

/** 422 whose `data.fields` has the first message per field, nested ones as `a.b.0`; the answer's message is the first of all. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[fieldName(issue)] ??= issue.message
  return new AppError('INVALID_INPUT', { message: issues[0]?.message, data: { fields } })
}

/** Where an operation tells body and query apart, its fields are still called as on the wire. */
const PLACES = new Set(['body', 'query'])

function fieldName(issue: Issue): string {
  const path = (issue.path ?? []).map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
  )
  return (path.length > 1 && PLACES.has(path[0]!) ? path.slice(1) : path).join('.')
}
