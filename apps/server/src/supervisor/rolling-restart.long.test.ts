import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSwift } from '../platform/storage/s3/testing/swift.ts'
import { type Creator, signUp, startFilm, watchRun } from './testing/creator.ts'
import { expectMadeOnce } from './testing/expect-films.ts'
import { type Installation, type Machine, bucketSettings, openInstallation } from './testing/installation.ts'

const SWIFT_PORT = 10_540
const PORTS = { a: 10_550, b: 10_551 } as const
const ORIGINS = Object.values(PORTS).map((port) => `http://localhost:${port}`)
const NAMES = ['c', 'a', 'd', 'b'] as const
const FILMS_PER_CREATOR = 3

let swift: Awaited<ReturnType<typeof startSwift>>
let installation: Installation

beforeAll(async () => void (swift = await startSwift(SWIFT_PORT)))
afterAll(() => swift.stop())
beforeEach(async () => void (installation = await openInstallation()))
afterEach(() => installation.close())

const launch = (name: (typeof NAMES)[number]): Promise<Machine> => {
  const environment = bucketSettings(swift.settings)
  return name === 'a' || name === 'b'
    ? installation.launch('api', name, { environment, port: PORTS[name] })
    : installation.launch('worker', name, { environment })
}

/** Like a load balancer: a request that a process refuses, because it stops or is not there, goes to the other one. */
async function balanced<T>(request: (origin: string) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request(ORIGINS[attempt % ORIGINS.length]!)
    } catch (error) {
      if (attempt > 20) throw error
      await setTimeout(100)
    }
  }
}

async function requireOk(response: Promise<Response>): Promise<Response> {
  const { status } = await response
  if (status === 503) throw new Error('The process is stopping')
  return response
}

/** Asks for the account and the stories until `isOver`; returns how often each status was answered. */
async function browse({ send }: Creator, isOver: () => boolean): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  while (!isOver()) {
    for (const path of ['/api/me', '/api/stories?limit=10']) {
      const { status } = await balanced((origin) => requireOk(send(path, {}, origin)))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    await setTimeout(50)
  }
  return statuses
}

test('every process is replaced while films are made: no film, event or request is lost, nothing is made or charged twice', async () => {
  const machines = new Map(await Promise.all(NAMES.map(async (name) => [name, await launch(name)] as const)))
  await installation.makeSmallFilms()
  const creators = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => signUp(ORIGINS[0]!, name)))
  const films: { creator: Creator; runId: string; watched: ReturnType<typeof watchRun>; isOver: boolean }[] = []
  const startFilms = async (round: number): Promise<void> => {
    for (const [index, creator] of creators.entries()) {
      const runId = await balanced((origin) => startFilm(creator, origin, `film-${round}-${index}`))
      const origins = index % 2 === 0 ? ORIGINS : ORIGINS.toReversed()
      const film = { creator, runId, watched: watchRun(creator, runId, origins), isOver: false }
      void film.watched.then(() => (film.isOver = true))
      films.push(film)
    }
  }
  await startFilms(0)
  let isReplaced = false
  const browsed = Promise.all(creators.map((creator) => browse(creator, () => isReplaced)))
  // A test that fails elsewhere stops the processes that they ask.
  browsed.catch(() => {})
  for (const [index, name] of NAMES.entries()) {
    if (index > 0 && index < FILMS_PER_CREATOR) await startFilms(index)
    expect(
      films.some(({ isOver }) => !isOver),
      'films are being made',
    ).toBe(true)
    await machines.get(name)!.stop()
    machines.set(name, await launch(name))
  }
  isReplaced = true
  for (const statuses of await browsed) expect(Object.keys(statuses)).toEqual(['200'])
  const watched = await Promise.all(films.map((film) => film.watched))
  expect(watched.map(({ statuses }) => statuses.at(-1))).toEqual(films.map(() => 'completed'))
  for (const { eventIds } of watched) expect(eventIds).toEqual([...new Set(eventIds)].toSorted((a, b) => a - b))
  for (const creator of creators) {
    const runIds = films.filter((film) => film.creator === creator).map(({ runId }) => runId)
    expect(new Set(runIds).size).toBe(FILMS_PER_CREATOR)
    await expectMadeOnce(installation, creator, runIds)
  }
  const reconnected = watched.reduce((sum, { connections }) => sum + connections - 1, 0)
  console.log(
    `measured: films made while each of four processes was replaced | ${films.length}, their streams connected again ${reconnected} times`,
  )
})
