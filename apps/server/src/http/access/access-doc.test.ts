import { expect, test } from 'vitest'
import { ACCESS, AUTH_ACCESS, ROUTE_ACCESS } from './access-table.ts'
import { ACCESS_KINDS, type Access, type OperationName } from './access.ts'
import { operationRoute } from './testing/operation-route.ts'

const HEAD = `# Who may do what

Every call there is, by who may make it. Written by \`access-doc.test.ts\` out of the [access table](../apps/server/src/http/access/access-table.ts), which
the server works with and a test walks as a visitor, a stranger, a team-mate, staff and the owner.
`

type Row = { readonly access: Access; readonly line: string }

const ROWS: readonly Row[] = [
  ...(Object.entries(ACCESS) as [OperationName, Access][]).map(([name, access]) => {
    const { method, path, summary } = operationRoute(name)
    return { access, line: `- \`${method} /api${path}\`: ${summary}` }
  }),
  ...Object.entries(ROUTE_ACCESS).map(([name, access]) => ({ access, line: `- \`${name}\`` })),
  ...Object.entries(AUTH_ACCESS).map(([name, access]) => ({ access, line: `- \`${name.replace(' ', ' /api/auth')}\`` })),
]

test('the documentation says what the access table says', async () => {
  const parts = Object.entries(ACCESS_KINDS).map(([kind, meaning]) => {
    const lines = ROWS.filter(({ access }) => access === kind).map(({ line }) => line)
    return `## ${kind[0]!.toUpperCase()}${kind.slice(1)}\n\n${meaning[0]!.toUpperCase()}${meaning.slice(1)}.\n\n${lines.join('\n')}\n`
  })
  await expect([HEAD, ...parts].join('\n')).toMatchFileSnapshot('../../../../../docs/access.md')
})
