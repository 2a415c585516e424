import { listOperations } from '@fablecut/contracts/list-operations'
import { expect, test } from 'vitest'
import { openApiDescription } from './openapi.ts'

const operations = listOperations()

test.each(operations)('$name is described with its error responses', async ({ path, method, access }) => {
  const { paths } = await openApiDescription()
  const described = paths![path]![method.toLowerCase() as 'get']!
  expect(described.description).toMatch(/\S.*\.$/s)
  expect(Object.keys(described.responses!)).toContain('default')
  expect('401' in described.responses!).toBe(!['anyone', 'reader'].includes(access))
})

test('an error response has its codes and body schema', async () => {
  const document = await openApiDescription()
  const conflict = document.paths!['/stories/{id}/sync']!.post!.responses!['409']
  expect(conflict).toMatchObject({
    description: expect.stringContaining('STALE_DOCUMENT'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  expect(document.components!.schemas!['Error']).toMatchObject({ required: ['code', 'message', 'data'] })
})
