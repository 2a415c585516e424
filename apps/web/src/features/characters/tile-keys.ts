/** Index of the tile that a key moves to from `index`; null for other keys. */
export function tileAfterKey(key: string, index: number, { columns, count }: { columns: number; count: number }): number | null {
  const target = TARGETS[key]?.(index, columns, count)
  return target !== undefined && target >= 0 && target < count ? target : null
}

const TARGETS: Readonly<Record<string, (index: number, columns: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index, columns) => index - columns,
  ArrowDown: (index, columns) => index + columns,
  Home: () => 0,
  End: (_, __, count) => count - 1,
}
