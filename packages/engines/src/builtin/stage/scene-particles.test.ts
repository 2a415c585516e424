import { expect, it } from 'vitest'
import { readScene } from '../scene/reader.ts'
import { styleOf } from '../styles/styles.ts'
import { particleKinds } from './scene-particles.ts'

const scene = readScene({ prompt: 'A woman in the office', storySeed: 3, shotIndex: 0, shotCount: 1, seed: 0 })

it.each(['metalnoir', 'cyberpunk', 'ghibli'])('particles of the style %s are drawn outdoors only', (style) => {
  const look = styleOf(style)
  expect(particleKinds({ ...scene, where: 'street' }, look, false)).toContain(look.particles)
  expect(particleKinds(scene, look, true)).not.toContain(look.particles)
  expect(particleKinds({ ...scene, where: 'cave' }, look, false)).not.toContain(look.particles)
})
