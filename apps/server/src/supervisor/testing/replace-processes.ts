import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Creator, signUp, startFilm, watchRun } from './creator.ts'
import { expectMadeOnce } from './expect-films.ts'
import type { Installation, Machine } from './installation.ts'

export const API_PORTS = { a: 10_550, b: 10_551 } as const
const ORIGINS = Object.values(API_PORTS).map((port) => `http://localhost:${port}`)
/** Two API processes, `a` and `b`, and two workers, in the order in which they are replaced. */
const NAMES = ['c', 'a', 'd', 'b'] as const
export const FIRST_REPLACED = NAMES[0]
const FILMS_PER_CREATOR = 3

export type ProcessName = (typeof NAMES)[number]
type Launch = (name: ProcessName) => Promise<Machine>
type Film = { readonly creator: Creator; readonly runId: string; readonly watched: ReturnType<typeof watchRun>; isOver: boolean }

/**
 * Starts four processes by `launch` and replaces one after the other by `relaunch`, while films are started, made and watched at the API processes. Checks
 * that no film, event or request was lost, and nothing was made or charged twice. Returns the number of films, and how often their streams were
 * connected again.
 */
export async function replaceProcesses(
  installation: Installation,
  { launch, relaunch }: { launch: Launch; relaunch: Launch },
): Promise<{ films: number; reconnected: number }> {
  const machines = new Map(await Promise.all(NAMES.map(async (name) => [name, await launch(name)] as const)))
  await installation.makeSmallFilms()
  const creators = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => signUp(ORIGINS[0]!, name)))
  const films: Film[] = await startFilms(creators, 0)
  let isReplaced = false
  const browsed = Promise.all(creators.map((creator) => browse(creator, () => isReplaced)))
  // A test that fails elsewhere stops the processes that they ask.
  browsed.catch(() => {})
  for (const [index, name] of NAMES.entries()) {
    if (index > 0 && index < FILMS_PER_CREATOR) films.push(...(await startFilms(creators, index)))
    expect(
      films.some(({ isOver }) => !isOver),
      'films are being made',
    ).toBe(true)
    await machines.get(name)!.stop()
    machines.set(name, await relaunch(name))
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
  return { films: films.length, reconnected: watched.reduce((sum, { connections }) => sum + connections - 1, 0) }
}

/** Starts and watches a film of each creator. */
function startFilms(creators: readonly Creator[], round: number): Promise<Film[]> {
  return Promise.all(
    creators.map(async (creator, index) => {
      const runId = await balanced((origin) => startFilm(creator, origin, `film-${round}-${index}`))
      const origins = index % 2 === 0 ? ORIGINS : ORIGINS.toReversed()
      const film = { creator, runId, watched: watchRun(creator, runId, origins), isOver: false }
      void film.watched.then(() => (film.isOver = true))
      return film
    }),
  )
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
