type Size = { readonly width: number; readonly height: number }

/** The one of `allowed`, such as `16:9` or `1536x1024`, whose shape is nearest to that of `size`. Throws a RangeError if none is allowed. */
export function nearestShape(size: Size, allowed: readonly string[]): string {
  const wanted = Math.log(size.width / size.height)
  const [nearest] = allowed.toSorted((a, b) => Math.abs(Math.log(ratioOf(a)) - wanted) - Math.abs(Math.log(ratioOf(b)) - wanted))
  if (nearest === undefined) throw new RangeError('The row allows no shape')
  return nearest
}

function ratioOf(shape: string): number {
  const [width, height] = shape.split(/[:x]/u).map(Number)
  return width! / height!
}
