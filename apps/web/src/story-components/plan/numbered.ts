/** A row of a list without ids. Its key is its position in a list of this length, so that adding and removing rows starts their fields anew. */
type NumberedRow<T> = { readonly row: T; readonly number: number; readonly key: string }

export const numbered = <T>(rows: readonly T[]): readonly NumberedRow<T>[] =>
  rows.map((row, index) => ({ row, number: index + 1, key: `${index} of ${rows.length}` }))
