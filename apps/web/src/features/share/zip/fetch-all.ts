/** Number of parallel requests. */
export const BATCH = 15

/** Not all files could be fetched. */
export class FileCountError extends Error {
  override readonly name = 'FileCountError'
}

/** Fetches all items in order, fifteen at a time. `onDone`: progress. Throws FileCountError if any is missing, or the list is empty. */
export async function fetchAll<In, Out>(
  inputs: readonly In[],
  fetchOne: (input: In) => Promise<Out>,
  onDone: (count: number) => void,
): Promise<Out[]> {
  const files: Out[] = []
  for (let from = 0; from < inputs.length; from += BATCH) {
    let come = files.length
    const batch = inputs.slice(from, from + BATCH).map(async (input) => {
      const file = await fetchOne(input)
      onDone(++come)
      return file
    })
    const settled = await Promise.allSettled(batch)
    const fetched = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    files.push(...fetched)
    if (fetched.length < batch.length) break
  }
  if (files.length === 0 || files.length < inputs.length) throw new FileCountError(`expected ${inputs.length}, got ${files.length}`)
  return files
}
