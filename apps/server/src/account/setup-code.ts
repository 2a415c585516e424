import { randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 12

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * The code that the first account of an installation needs if others can reach it, so that it is not whoever comes first; null when there is an account.
 * Created once.
 */
export async function ensureSetupCode(db: Database): Promise<string | null> {
  await db.execute(sql`
    INSERT INTO installation (key, value) SELECT 'setup_code', ${newCode()}
    WHERE NOT EXISTS (SELECT 1 FROM "user") AND NOT EXISTS (SELECT 1 FROM installation WHERE key = 'first_account') ON CONFLICT DO NOTHING`)
  return readSetupCode(db)
}

/** Null when none is needed: there has been an account. */
export async function readSetupCode(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ value: string }>(sql`
    SELECT value FROM installation WHERE key = 'setup_code' AND NOT EXISTS (SELECT 1 FROM installation WHERE key = 'first_account')`)
  return rows[0]?.value ?? null
}

/** Refuses the first account without the code, at the field of the form. */
export async function requireSetupCode(db: Database, given: string | undefined): Promise<void> {
  const code = await readSetupCode(db)
  if (code === null) return
  if (given === undefined)
    throw new AppError('FORBIDDEN', { message: 'The first account needs the set-up code that the server printed at its start' })
  const [expected, entered] = [code, given.toUpperCase().replace(/[^A-Z0-9]/g, '')].map((text) => Buffer.from(text))
  if (expected!.length !== entered!.length || !timingSafeEqual(expected!, entered!))
    throw invalidField('setupCode', 'This is not the set-up code that the server printed at its start')
}

/** In groups of four. */
export const formatSetupCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')
