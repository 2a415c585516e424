import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import type { Scene } from '../scene-item.ts'

const IN_STREETS = /^(?:march|parade|demonstrate|protest)$/u

/** People who march or protest do so in the street where no other place is told. */
export function withStreets(scene: Scene, { tokens, bars }: Analysis, period: Period | undefined): Scene {
  const isMarch = tokens.some(({ pos, lemma, i }) => pos === 'VERB' && IN_STREETS.test(lemma) && bars[i] === '')
  if (!isMarch || scene.place !== undefined || scene.cast.length + scene.things.length === 0) return scene
  return { ...scene, place: { id: period === undefined ? 'street' : 'street-old', name: 'street' } }
}
