/** Files that are fetched at the same time. */
export const BATCH = 15

/** Not every file came. */
export class FileCountError extends Error {
  override readonly name = 'FileCountError'
}

/** All of them, in their order, fifteen at a time: all or none. `onDone` hears how many have come. Throws FileCountError, also where there are none. */
export async function fetchAll<In, Out>(
  wanted: readonly In[],
  fetchOne: (one: In) => Promise<Out>,
  onDone: (count: number) => void,
): Promise<Out[]> {
  const files: Out[] = []
  for (let from = 0; from < wanted.length; from += BATCH) {
    let come = files.length
    const batch = wanted.slice(from, from + BATCH).map(async (one) => {
      const file = await fetchOne(one)
      onDone(++come)
      return file
    })
    const settled = await Promise.allSettled(batch)
    const fetched = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    files.push(...fetched)
    if (fetched.length < batch.length) break
  }
  if (files.length === 0 || files.length < wanted.length) throw new FileCountError(`expected ${wanted.length}, got ${files.length}`)
  return files
}
