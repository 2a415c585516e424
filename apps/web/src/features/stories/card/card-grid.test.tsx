import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GridSkeletons } from './card-grid.tsx'

test('the grid has 2, 3, 3 or 4 columns, and the requested number of skeletons (H-045, H-046)', () => {
  const drawn = renderToStaticMarkup(<GridSkeletons count={8} label="Loading" />)
  expect(drawn.match(/(?:\w+:)?grid-cols-\d/g)).toEqual(['grid-cols-2', 'sm:grid-cols-3', 'lg:grid-cols-4'])
  expect(drawn.match(/<li/g)).toHaveLength(8)
})
