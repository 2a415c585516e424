import type { Access } from '@fablecut/contracts/access'
import { type OperationName, listOperations } from '@fablecut/contracts/list-operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenRoute } from '../auth/open-routes.ts'
import { AUTH_ACCESS, ROUTE_ACCESS, type RouteName } from './route-access.ts'
import { OPENNESS, PEOPLE, type Person, type Stage, openStage } from './testing/people.ts'
import { AUTH_REQUESTS, REQUESTS, ROUTE_REQUESTS, type Subject } from './testing/requests.ts'
import { searchOf, sendOperation } from './testing/send-operation.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.api.stop())

type Told = number | 'allowed'

/** What each of the five is told. Whether the story is open to everybody matters to `reader` and `creator` alone. */
const TOLD: Record<Access, (person: Person, isOpen: boolean) => Told> = {
  anyone: () => 'allowed',
  session: (person) => (person === 'visitor' ? 401 : 'allowed'),
  staff: (person) => ({ visitor: 401, staff: 'allowed' as const })[person as string] ?? 403,
  owner: (person) => ({ visitor: 401, owner: 'allowed' as const })[person as string] ?? 404,
  maker: (person) => ({ visitor: 401, owner: 'allowed' as const })[person as string] ?? 403,
  'team owner': (person) => ({ visitor: 401, owner: 'allowed' as const, 'team-mate': 403 })[person as string] ?? 404,
  reader: (person, isOpen) => (isOpen || person === 'owner' || person === 'team-mate' ? 'allowed' : 404),
  creator: (person, isOpen) => {
    if (person === 'owner') return 'allowed'
    if (person === 'visitor') return 401
    return isOpen || person === 'team-mate' ? 403 : 404
  },
}

/** Runs that may not be read are no runs: document 1 wants 400 on these calls (CD-91, CD-109). */
const NO_RUN: Partial<Record<OperationName, number>> = {
  'workflow.status': 400,
  'workflow.statusStream': 400,
  'workflow.statusStreamOfMany': 400,
}

/** Whether what somebody may not read is answered as if it were not there. */
const isHiding = (access: Access): boolean => TOLD[access]('stranger', false) === 404

/** The last of them takes the team apart. */
const OPERATIONS = listOperations().toSorted((a, b) => Number(a.name === 'team.removeMember') - Number(b.name === 'team.removeMember'))

/** Access that depends on what a request names. */
const NAMES_SOMETHING: ReadonlySet<Access> = new Set(['owner', 'maker', 'reader', 'creator'])

test.each(Object.keys(ROUTE_ACCESS) as RouteName[])('%s is for whom the table says', async (name) => {
  const method = name.startsWith('POST') ? 'POST' : 'GET'
  await walk(ROUTE_ACCESS[name], async (person, subject) => {
    const answer = await stage.clients[person].send(ROUTE_REQUESTS[name](subject), { method })
    return toldBy(answer, isHiding(ROUTE_ACCESS[name]) ? [404] : [])
  })
})

// Who signs out is signed out.
test.each(Object.keys(AUTH_ACCESS).filter((name) => name !== 'POST /sign-out') as OpenRoute[])(
  'sign-in: %s is for whom the table says',
  async (name) => {
    const [method, path] = name.split(' ') as [string, string]
    await walk(AUTH_ACCESS[name], async (person) => {
      const sent = AUTH_REQUESTS[name]
      const address = `/api/auth${path}${method === 'GET' ? `?${searchOf(sent)}` : ''}`
      return toldBy(await stage.clients[person].send(address, { method, ...(method === 'POST' && { json: sent }) }), [])
    })
  },
)

test.each(OPERATIONS.filter(({ access }) => NAMES_SOMETHING.has(access)))('$name is asked for something of the owner', ({ name }) => {
  expect(REQUESTS[name]).toBeDefined()
})

test.each(OPERATIONS)('$name is for whom its contract says', async (operation) => {
  const { name, access } = operation
  const unreadable = NO_RUN[name] ?? 404
  await walk(access, async (person, subject) => {
    const answer = await sendOperation(stage.clients[person], operation, REQUESTS[name]?.(subject) ?? {})
    const told = toldBy(answer, [unreadable])
    return told === unreadable ? 404 : told
  })
})

/** Lets all five ask, of private and of open stories where that matters. */
async function walk(access: Access, asked: (person: Person, subject: Subject) => Promise<Told>): Promise<void> {
  for (const openness of access === 'reader' || access === 'creator' ? OPENNESS : OPENNESS.slice(0, 1)) {
    const subjectFor = await stage.subject(openness)
    const told: Record<string, Told> = {}
    for (const person of PEOPLE) told[person] = await asked(person, subjectFor(person))
    const wanted = Object.fromEntries(PEOPLE.map((person) => [person, TOLD[access](person, openness !== 'private')]))
    expect(told, `${openness} story`).toEqual(wanted)
  }
}

/** A permission that is refused, or a fault of ours; whatever else is not done here is another matter, such as input that was left out. */
function toldBy({ status, body }: Response, hidden: readonly number[]): Told {
  void body?.cancel()
  return status >= 500 || [401, 403, ...hidden].includes(status) ? status : 'allowed'
}
