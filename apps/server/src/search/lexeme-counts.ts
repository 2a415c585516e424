import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** Changes of `search_lexeme` by one transaction. */
export class LexemeCounts {
  private readonly changes = new Map<string, number>()

  add(lexemes: readonly string[]): void {
    for (const lexeme of lexemes) this.change(lexeme, 1)
  }

  remove(lexemes: readonly string[]): void {
    for (const lexeme of lexemes) this.change(lexeme, -1)
  }

  async store({ db }: OpenTransaction): Promise<void> {
    const changed = [...this.changes].filter(([, change]) => change !== 0)
    if (changed.length === 0) return
    const lexemes = sql.param(changed.map(([lexeme]) => lexeme))
    await db.execute(sql`
      INSERT INTO search_lexeme (lexeme, rows) SELECT * FROM unnest(${lexemes}::text[], ${sql.param(changed.map(([, change]) => change))}::int[])
      ON CONFLICT (lexeme) DO UPDATE SET rows = search_lexeme.rows + excluded.rows`)
    if (changed.some(([, change]) => change < 0))
      await db.execute(sql`DELETE FROM search_lexeme WHERE lexeme = ANY(${lexemes}::text[]) AND rows <= 0`)
  }

  private change(lexeme: string, by: number): void {
    this.changes.set(lexeme, (this.changes.get(lexeme) ?? 0) + by)
  }
}
