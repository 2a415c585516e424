import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findEarlierRelease, unpackRelease } from './testing/earlier-release.ts'
import type { Machine } from './testing/installation.ts'
import { API_PORTS, FIRST_REPLACED, type ProcessName, replaceProcesses } from './testing/replace-processes.ts'
import { setUpInstallation } from './testing/set-up-installation.ts'

const context = setUpInstallation(10_540)

/** Starts a process of this release, or of the one in `root`. */
const launch = (name: ProcessName, root?: string): Promise<Machine> => {
  const options = { ...context.inBucket(), ...(root !== undefined && { root }) }
  return name === 'a' || name === 'b'
    ? context.installation.launch('api', name, { ...options, port: API_PORTS[name] })
    : context.installation.launch('worker', name, options)
}

test('every process is replaced while films are made: no film, event or request is lost, nothing is made or charged twice', async () => {
  const { films, reconnected } = await replaceProcesses(context.installation, {
    launch: (name) => launch(name),
    relaunch: (name) => launch(name),
  })
  console.log(
    `measured: films made while each of four processes was replaced | ${films}, their streams connected again ${reconnected} times`,
  )
})

const earlier = findEarlierRelease()
const skipped = 'problem' in earlier ? ` (skipped: ${earlier.problem})` : ''

/** As migrations of a later release do it. */
const ADD_A_COLUMN_TO_EACH_TABLE = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP EXECUTE format('ALTER TABLE %I ADD COLUMN added_later text', name); END LOOP;
  END $$`

test.skipIf('problem' in earlier)(
  `processes of the latest release are replaced by this one while films are made and tables get columns${skipped}`,
  async () => {
    if ('problem' in earlier) return
    const root = unpackRelease(earlier.commit, context.installation.folder)
    const replaced: Machine[] = []
    const { films, reconnected } = await replaceProcesses(context.installation, {
      async launch(name) {
        const machine = await launch(name, root)
        replaced.push(machine)
        return machine
      },
      async relaunch(name) {
        const machine = await launch(name)
        if (name === FIRST_REPLACED) await withoutWaitingForLong(ADD_A_COLUMN_TO_EACH_TABLE)
        return machine
      },
    })
    for (const machine of replaced) expect(machine.output()).not.toMatch(/"level":"error"/)
    console.log(
      `measured: films made while four processes of the latest release were replaced | ${films}, their streams connected again ${reconnected} times`,
    )
  },
)

/** As a migration does: repeated when a table is in use. */
async function withoutWaitingForLong(statement: string): Promise<void> {
  const client = await context.installation.pool.connect()
  try {
    await client.query('SET lock_timeout = 2000')
    for (let isDone = false; !isDone;)
      isDone = await client.query(statement).then(
        () => true,
        () => setTimeout(1_000, false),
      )
  } finally {
    client.release(true)
  }
}
