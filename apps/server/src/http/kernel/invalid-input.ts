import { AppError } from '@fablecut/contracts/errors/app-error'

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined }

/** 422 whose `data.fields` has the first message per field, nested ones as `a.b.0`; the answer's message is the first of all. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[fieldName(issue)] ??= issue.message
  return new AppError('INVALID_INPUT', { message: issues[0]?.message, data: { fields } })
}

function fieldName(issue: Issue): string {
  return (issue.path ?? [])
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part)))
    .join('.')
}
