import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrate.ts'

/** Processes of several releases work over one database since then. */
const FIRST_ADDITIVE = '20261123123523'

/** Statements after which code of the earlier release fails or reads something else (docs/workflow-changes.md). */
const BREAKING =
  /\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION|SCHEMA|DEFAULT)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b|\bTRUNCATE\b/i
const REQUIRED_COLUMN = /\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i

/** Migrations that break code which no supported release has any more, by name, with the release that used it last. */
const CONTRACTING: Readonly<Record<string, string>> = {}

function isAdditive(statements: string): boolean {
  if (BREAKING.test(statements) || REQUIRED_COLUMN.test(statements)) return false
  const created = new Set([...statements.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?("\w+")/gi)].map(([, table]) => table))
  const constrained = [...statements.matchAll(/\bALTER\s+TABLE\s+("\w+")\s+ADD\s+CONSTRAINT\b/gi)].map(([, table]) => table)
  return constrained.every((table) => created.has(table))
}

test.each([
  ['ALTER TABLE "lease" ADD COLUMN "queues" text[];', true],
  [`ALTER TABLE "lease" ADD COLUMN "host" text DEFAULT '' NOT NULL;`, true],
  ['CREATE TABLE "place" ("id" text PRIMARY KEY, "name" text NOT NULL); CREATE INDEX "by_name" ON "place" ("name");', true],
  [
    'CREATE TABLE "room" ("place" text); ALTER TABLE "room" ADD CONSTRAINT "room_place" FOREIGN KEY ("place") REFERENCES "place"("id");',
    true,
  ],
  ['ALTER TABLE "lease" ADD CONSTRAINT "known_host" CHECK ("host" IS NOT NULL);', false],
  ['ALTER TABLE "lease" ADD COLUMN "host" text NOT NULL;', false],
  ['ALTER TABLE "lease" DROP COLUMN "host";', false],
  ['ALTER TABLE "lease" RENAME COLUMN "host" TO "machine";', false],
  ['ALTER TABLE "lease" ALTER COLUMN "host" SET NOT NULL;', false],
  ['ALTER TABLE "lease" ALTER COLUMN "host" SET DATA TYPE integer;', false],
])('%s is additive: %s', (statements, expected) => {
  expect(isAdditive(statements)).toBe(expected)
})

test('migrations only add, so that processes of the earlier release go on working until they are replaced', () => {
  const names = readdirSync(migrationsFolder).filter((name) => name >= FIRST_ADDITIVE && !(name in CONTRACTING))
  const breaking = names.filter((name) => !isAdditive(readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8')))
  expect(breaking).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})
