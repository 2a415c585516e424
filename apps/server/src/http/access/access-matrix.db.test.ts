import type { Access } from '@fablecut/contracts/access'
import { type OperationName, listOperations } from '@fablecut/contracts/list-operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenRoute } from '../auth/open-routes.ts'
import { AUTH_ACCESS, ROUTE_ACCESS, type RouteName } from './route-access.ts'
import { STORY_VISIBILITIES, PEOPLE, type Person, type AccessFixture, createAccessFixture } from './testing/people.ts'
import { AUTH_REQUESTS, REQUESTS, ROUTE_REQUESTS, type RequestSubject } from './testing/requests.ts'
import { searchOf, sendOperation } from './testing/send-operation.ts'

let stage: AccessFixture
beforeAll(async () => {
  stage = await createAccessFixture()
})
afterAll(() => stage.api.stop())

type ExpectedStatuses = number | 'allowed'

/** Expected statuses of the five clients. Openness of the story matters only to readers and `creator`. */
const EXPECTED_STATUSES: Record<Access, (person: Person, isOpen: boolean) => ExpectedStatuses> = {
  anyone: () => 'allowed',
  session: (person) => (person === 'visitor' ? 401 : 'allowed'),
  staff: (person) => ({ visitor: 401, staff: 'allowed' as const })[person as string] ?? 403,
  owner: (person) => ({ visitor: 401, owner: 'allowed' as const })[person as string] ?? 404,
  maker: (person) => ({ visitor: 401, owner: 'allowed' as const })[person as string] ?? 403,
  'team owner': (person) => ({ visitor: 401, owner: 'allowed' as const, 'team-mate': 403 })[person as string] ?? 404,
  reader: (person, isOpen) => (isOpen || person === 'owner' || person === 'team-mate' ? 'allowed' : 404),
  'signed-in reader': (person, isOpen) => {
    if (person === 'visitor') return 401
    return isOpen || person === 'owner' || person === 'team-mate' ? 'allowed' : 404
  },
  creator: (person, isOpen) => {
    if (person === 'owner') return 'allowed'
    if (person === 'visitor') return 401
    return isOpen || person === 'team-mate' ? 403 : 404
  },
}

/** Unreadable runs are reported as invalid: 400 on these calls (CD-91, CD-109). */
const NO_RUN: Partial<Record<OperationName, number>> = {
  'workflow.status': 400,
  'workflow.statusStream': 400,
  'workflow.statusStreamOfMany': 400,
}

/** Whether an unreadable thing is reported as not found. */
const isHiding = (access: Access): boolean => EXPECTED_STATUSES[access]('stranger', false) === 404

/** Ordered, since the last one dissolves the team. */
const OPERATIONS = listOperations().toSorted((a, b) => Number(a.name === 'team.removeMember') - Number(b.name === 'team.removeMember'))

/** Access that depends on the thing that a request names. */
const NAMES_RESOURCE: ReadonlySet<Access> = new Set(['owner', 'maker', 'reader', 'signed-in reader', 'creator'])
const DEPENDS_ON_OPENNESS: ReadonlySet<Access> = new Set(['reader', 'signed-in reader', 'creator'])

test.each(Object.keys(ROUTE_ACCESS) as RouteName[])('%s has the access of the table', async (name) => {
  const method = name.startsWith('POST') ? 'POST' : 'GET'
  await walk(ROUTE_ACCESS[name], async (person, subject) => {
    const response = await stage.clients[person].send(ROUTE_REQUESTS[name](subject), { method })
    return statusOf(response, isHiding(ROUTE_ACCESS[name]) ? [404] : [])
  })
})

// Signing out ends the session.
test.each(Object.keys(AUTH_ACCESS).filter((name) => name !== 'POST /sign-out') as OpenRoute[])(
  'sign-in: %s has the access of the table',
  async (name) => {
    const [method, path] = name.split(' ') as [string, string]
    await walk(AUTH_ACCESS[name], async (person) => {
      const sent = AUTH_REQUESTS[name]
      const url = `/api/auth${path}${method === 'GET' ? `?${searchOf(sent)}` : ''}`
      return statusOf(await stage.clients[person].send(url, { method, ...(method === 'POST' && { json: sent }) }), [])
    })
  },
)

test.each(OPERATIONS.filter(({ access }) => NAMES_RESOURCE.has(access)))('$name is requested for a resource of the owner', ({ name }) => {
  expect(REQUESTS[name]).toBeDefined()
})

test.each(OPERATIONS)('$name has the access of its contract', async (operation) => {
  const { name, access } = operation
  const unreadable = NO_RUN[name] ?? 404
  await walk(access, async (person, subject) => {
    const response = await sendOperation(stage.clients[person], operation, REQUESTS[name]?.(subject) ?? {})
    // What staff change belongs to nobody: without it they are answered that it is not there.
    const status = statusOf(response, access === 'staff' ? [] : [unreadable])
    return status === unreadable ? 404 : status
  })
})

/** Sends the request of all five clients, for private and for open stories where that matters. */
async function walk(access: Access, request: (person: Person, subject: RequestSubject) => Promise<ExpectedStatuses>): Promise<void> {
  for (const openness of DEPENDS_ON_OPENNESS.has(access) ? STORY_VISIBILITIES : STORY_VISIBILITIES.slice(0, 1)) {
    const subjectFor = await stage.subject(openness)
    const statuses: Record<string, ExpectedStatuses> = {}
    for (const person of PEOPLE) statuses[person] = await request(person, subjectFor(person))
    const expected = Object.fromEntries(PEOPLE.map((person) => [person, EXPECTED_STATUSES[access](person, openness !== 'private')]))
    expect(statuses, `${openness} story`).toEqual(expected)
  }
}

/** Only refused permissions and internal errors count; other failures, such as missing input, do not. */
function statusOf({ status, body }: Response, hidden: readonly number[]): ExpectedStatuses {
  void body?.cancel()
  return status >= 500 || [401, 403, ...hidden].includes(status) ? status : 'allowed'
}
