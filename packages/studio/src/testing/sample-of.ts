/** All items under `npm run test:long`; otherwise `count` of them, evenly spread, as the short suite has no time for what each item costs. */
export function sampleOf<T>(items: readonly T[], count: number): readonly T[] {
  if (process.env['TEST_LONG'] || items.length <= count) return items
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!)
}
