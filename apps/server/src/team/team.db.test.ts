import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let count = 0
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const person = () => api.signUp(`Person${++count}`)
const json = async (response: Promise<Response>) => (await response).json()
const idOf = async (client: TestClient): Promise<string> => (await json(client.send('/api/me'))).id
const createTeam = (client: TestClient, name = 'Crew') => client.send('/api/team', { json: { name } })
const join = (client: TestClient, token: string) => client.send('/api/team/join', { json: { token } })
const takeOut = async (client: TestClient, id: string) => (await client.send(`/api/team/members/${id}`, { method: 'DELETE' })).status
const teamOf = async (client: TestClient) => (await json(client.send('/api/team'))).team
const draft = async (client: TestClient): Promise<string> =>
  (await json(client.send('/api/stories', { json: { title: 'Untitled', category_id: 'create_from_scratch' } }))).id
const statusOf = async (client: TestClient, storyId: string) => (await client.send(`/api/stories/${storyId}`)).status

async function invite(owner: TestClient): Promise<string> {
  const response = await owner.send('/api/team/invite', { method: 'POST' })
  expect(response.status).toBe(201)
  return ((await response.json()) as { token: string }).token
}

async function newTeam(): Promise<{ owner: TestClient; mate: TestClient; token: string }> {
  const [owner, member] = [await person(), await person()]
  await createTeam(owner)
  const token = await invite(owner)
  expect((await join(member, token)).status).toBe(200)
  return { owner, mate: member, token }
}

test('a founder owns the team, is on the team plan, and in one team only', async () => {
  const owner = await person()
  expect(await teamOf(owner)).toBeNull()
  const response = await createTeam(owner, '  Night Crew ')
  expect(response.status).toBe(201)
  const team = await response.json()
  expect(team).toMatchObject({ name: 'Night Crew', role: 'owner', members: [{ role: 'owner', user_id: await idOf(owner) }] })
  expect(await json(owner.send('/api/me'))).toMatchObject({ plan: 'team', team_id: team.id })
  expect((await createTeam(owner)).status).toBe(409)
  expect((await createTeam(await person(), '  ')).status).toBe(422)
})

test('of two concurrent creations one succeeds', async () => {
  const owner = await person()
  const statuses = await Promise.all(
    [createTeam(owner), createTeam(owner), createTeam(owner)].map(async (response) => (await response).status),
  )
  expect(statuses.sort((a, b) => a - b)).toEqual([201, 409, 409])
  const { rows } = await api.database.pool.query(
    'SELECT 1 FROM organization o WHERE NOT EXISTS (SELECT 1 FROM member WHERE organization_id = o.id)',
  )
  expect(rows).toEqual([])
})

test('an invitation shows its team to visitors, and only its hash is stored', async () => {
  const owner = await person()
  await createTeam(owner)
  const token = await invite(owner)
  const of = (client: TestClient) => client.send(`/api/team/invites/${token}`)
  const name = (await json(owner.send('/api/me'))).displayName
  expect(await json(of(api.visitor()))).toEqual({ team_name: 'Crew', invited_by: name, members: 1, is_own: false })
  expect(await json(of(owner))).toMatchObject({ is_own: true })
  const { rows } = await api.database.pool.query('SELECT row_to_json(i)::text AS kept FROM team_invite i')
  expect(rows.map(({ kept }) => kept).join()).not.toContain(token)
  expect((await join(api.visitor(), token)).status).toBe(401)
})

test('an invitation is valid for several users, until it is replaced or a week has passed', async () => {
  const { owner, token } = await newTeam()
  expect((await join(await person(), token)).status).toBe(200)
  const next = await invite(owner)
  const late = await person()
  expect((await join(late, token)).status).toBe(404)
  expect((await api.visitor().send(`/api/team/invites/${token}`)).status).toBe(404)
  await api.database.pool.query(`UPDATE team_invite SET expires_at = expires_at - interval '7 days 1 second'`)
  expect((await join(late, next)).status).toBe(404)
  expect((await join(late, 'x')).status).toBe(404)
})

test('only the owner can invite, rename and remove others', async () => {
  const { owner, mate: member } = await newTeam()
  const third = await person()
  expect((await member.send('/api/team/invite', { method: 'POST' })).status).toBe(403)
  expect((await member.send('/api/team', { method: 'PATCH', json: { name: 'Mine' } })).status).toBe(403)
  expect(await takeOut(member, await idOf(owner))).toBe(403)
  expect(await takeOut(third, await idOf(member))).toBe(404)
  expect(await takeOut(owner, await idOf(third))).toBe(404)
  expect((await third.send('/api/team/invite', { method: 'POST' })).status).toBe(404)
  expect((await api.visitor().send('/api/team')).status).toBe(401)
  expect(await json(owner.send('/api/team', { method: 'PATCH', json: { name: 'Day Crew' } }))).toMatchObject({ name: 'Day Crew' })
})

test("a member of one team can't join another, nor the same twice", async () => {
  const { mate: member, token } = await newTeam()
  const { token: other } = await newTeam()
  expect((await join(member, token)).status).toBe(409)
  expect((await join(member, other)).status).toBe(409)
})

test('the stories of a new member, old and new, are readable but not writable by the team, until they leave', async () => {
  const [owner, joiner] = [await person(), await person()]
  await createTeam(owner)
  const before = await draft(joiner)
  expect(await statusOf(owner, before)).toBe(404)
  await join(joiner, await invite(owner))
  const after = await draft(joiner)
  for (const id of [before, after]) {
    expect(await statusOf(owner, id)).toBe(200)
    expect((await owner.send(`/api/stories/${id}`, { method: 'PATCH', json: { title: 'Mine' } })).status).toBe(403)
    expect((await owner.send(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(403)
  }
  const listed = (await json(owner.send('/api/stories'))).stories as { id: string }[]
  expect(listed.map(({ id }) => id).sort()).toEqual([before, after].sort())
  expect(await takeOut(joiner, await idOf(joiner))).toBe(204)
  for (const id of [before, after]) expect(await statusOf(owner, id)).toBe(404)
  expect(await json(joiner.send('/api/me'))).toMatchObject({ plan: 'solo', team_id: null })
  expect(await statusOf(joiner, before)).toBe(200)
})

test("a removed member can't read anything of the team", async () => {
  const { owner, mate: member } = await newTeam()
  const story = await draft(owner)
  expect(await statusOf(member, story)).toBe(200)
  expect(await takeOut(owner, await idOf(member))).toBe(204)
  expect(await statusOf(member, story)).toBe(404)
  expect(await teamOf(member)).toBeNull()
})

test('when the owner leaves the oldest member becomes owner and the invitation ends; the last one deletes the team', async () => {
  const { owner, mate: member, token } = await newTeam()
  await join(await person(), token)
  const teamId = (await teamOf(owner)).id
  expect(await takeOut(owner, await idOf(owner))).toBe(204)
  expect(await teamOf(member)).toMatchObject({ id: teamId, role: 'owner' })
  expect((await join(owner, token)).status).toBe(404)
  const { members } = await teamOf(member)
  for (const teamMember of [...members].reverse()) expect(await takeOut(member, teamMember.user_id)).toBe(204)
  expect(await teamOf(member)).toBeNull()
  expect((await api.database.pool.query('SELECT 1 FROM organization WHERE id = $1', [teamId])).rowCount).toBe(0)
})

test('where sign-ups need an invitation, that of a team is accepted', async () => {
  const closed = await startTestApi({ SIGNUPS: 'invite' })
  const owner = await closed.signUp('Owner')
  await createTeam(owner)
  const token = await invite(owner)
  const signUp = (teamToken?: string) =>
    closed.visitor().send('/api/auth/sign-up/email', {
      json: { name: 'New', email: 'new@films.test', password: 'correct horse', ...(teamToken === undefined ? {} : { teamToken }) },
    })
  expect((await signUp()).status).toBe(403)
  expect((await signUp('guessed')).status).toBe(403)
  expect((await signUp(token)).status).toBe(200)
  await closed.stop()
})
