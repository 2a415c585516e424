import { ACCESS_KINDS, type Access } from '@fablecut/contracts/access'
import { listOperations } from '@fablecut/contracts/list-operations'
import { expect, test } from 'vitest'
import { AUTH_ACCESS, ROUTE_ACCESS } from './route-access.ts'

const HEAD = `# Who may do what

Every call there is, by who may make it. Written by \`access-doc.test.ts\` from the [contract](../packages/contracts/src/contract.ts), whose operations name
their access, and the [routes beside it](../apps/server/src/http/access/route-access.ts). A test calls each of them as a visitor, a stranger, a team-mate, staff and the owner.
`

type Row = { readonly access: Access; readonly line: string }

const ROWS: readonly Row[] = [
  ...listOperations().map(({ access, method, path, summary }) => ({ access, line: `- \`${method} /api${path}\`: ${summary}` })),
  ...Object.entries(ROUTE_ACCESS).map(([name, access]) => ({ access, line: `- \`${name}\`` })),
  ...Object.entries(AUTH_ACCESS).map(([name, access]) => ({ access, line: `- \`${name.replace(' ', ' /api/auth')}\`` })),
]

test('the documentation lists who may call each operation', async () => {
  const parts = Object.entries(ACCESS_KINDS).map(([kind, meaning]) => {
    const lines = ROWS.filter(({ access }) => access === kind).map(({ line }) => line)
    return `## ${kind[0]!.toUpperCase()}${kind.slice(1)}\n\n${meaning[0]!.toUpperCase()}${meaning.slice(1)}.\n\n${lines.join('\n')}\n`
  })
  await expect([HEAD, ...parts].join('\n')).toMatchFileSnapshot('../../../../../docs/access.md')
})
