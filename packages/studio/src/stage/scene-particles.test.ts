import { expect, it } from 'vitest'
import { figure, sampleScene } from '../testing/sample-plan.ts'
import { styleOf } from '../styles/styles.ts'
import { particleKinds } from './scene-particles.ts'

const scene = sampleScene({ place: 'office', cast: [figure('woman')] }, { storySeed: 3 })

it.each(['metalnoir', 'cyberpunk', 'ghibli'])('particles of the style %s are drawn outdoors only', (style) => {
  const look = styleOf(style)
  expect(particleKinds({ ...scene, where: 'street' }, look, false)).toContain(look.particles)
  expect(particleKinds(scene, look, true)).not.toContain(look.particles)
  expect(particleKinds({ ...scene, where: 'cave' }, look, false)).not.toContain(look.particles)
})
