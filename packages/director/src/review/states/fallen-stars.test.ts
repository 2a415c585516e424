import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const TALE =
  'Once upon a time a little hedgehog named Pip lived under an old oak at the edge of the forest. One evening he found a star that had fallen into the grass. It was small and cold, and it was crying softly. Pip wrapped it in his red scarf and carried it up the hill. So Pip climbed the tree all night, with the star on his back. When the sun came up, the star kissed him on the nose and flew home.'
const plans = directScript(TALE).map(({ plan }) => plan)

test('a star that is found lies on the ground of its tale and is carried', () => {
  expect(plans[1]).toMatchObject({ place: 'forest', things: [{ what: 'fallen star' }] })
  expect(plans[3]!.cast[0]).toMatchObject({ action: 'carry', target: 'fallen star' })
  expect(plans[4]!.things.find(({ what }) => what === 'fallen star')!.position).toEqual({ relation: 'on', of: plans[4]!.cast[0]!.id })
})

test('stars of the sky stay there', () => {
  const shown = directScript('Once upon a time a fox sat on a hill. The fox looked at a star in the sky. The star was bright.').flatMap(
    ({ plan }) => plan.things,
  )
  expect(shown.map(({ what }) => what)).not.toContain('fallen star')
})
