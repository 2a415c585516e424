/** Calls `work` for each item, at most `parallel` at a time. Rejects with the first error, after the calls in flight ended. */
export async function forEachOf<T>(items: readonly T[], parallel: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  let failure: { error: unknown } | undefined
  const runNext = async () => {
    for (const item of waiting) {
      if (failure) return
      await work(item).catch((error: unknown) => void (failure ??= { error }))
    }
  }
  await Promise.all(Array.from({ length: parallel }, runNext))
  if (failure) throw failure.error
}
