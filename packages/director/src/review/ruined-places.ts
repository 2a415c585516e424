import type { Scene } from '../plan/scene-item.ts'
import type { Period } from '../story/periods.ts'

const TOWN = /^(?:city|village|old-town|street|market)$/u
/** Of English, German, French, Spanish, Italian and Portuguese. */
const DESTROYED =
  /\b(?:in ruins|destroyed|burn(?:ed|t) (?:down|to the ground)|razed|levelled|in Ruinen|in Trümmern|zerstört\p{L}*|niedergebrannt|en ruinas?|destruid[ao]s?|arrasad[ao]s?|en ruines?|détruite?s?|rasée?s?|in rovina|distrutt[ao]|em ruínas|destruíd[ao]s?)(?!\p{L})/iu

/** `The city lay in ruins`: no town with open shops, but what is left of it. */
export function withRuins(scene: Scene, text: string, period: Period | undefined): Scene {
  if (!scene.place || scene.placeState || !TOWN.test(scene.place.id) || !DESTROYED.test(text)) return scene
  if (period === 'ancient') return { ...scene, place: { id: 'ruins', name: 'ancient columns' } }
  return {
    ...scene,
    place: { id: period === undefined ? scene.place.id : period === 'old' ? 'old-town' : 'village', name: 'town in ruins' },
    placeState: 'ruined',
  }
}
