/** Rows of a table of words, one a line, with ` > ` between its columns. `Row`: the columns, two unless said otherwise. */
export const tableRows = <Row extends readonly string[] = readonly [string, string]>(table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' > ') as readonly string[] as Row)
