import type { ClientBase } from 'pg'

/** A table of Fablecut or of durable work, quoted for SQL. */
export type Table = { readonly name: string; readonly columns: readonly string[] }

/** All tables with data, without the journal of migrations, which a restore writes itself. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT format('%I.%I', c.table_schema, c.table_name) AS name,
           array_agg(quote_ident(c.column_name) ORDER BY c.ordinal_position) FILTER (WHERE c.is_generated = 'NEVER') AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'dbos') AND c.table_name <> 'dbos_migrations'
    GROUP BY c.table_schema, c.table_name ORDER BY 1`)
  return rows
}
