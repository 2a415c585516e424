import type { Scene } from '../plan/scene-item.ts'
import type { Period } from '../story/periods.ts'

const TOWN = /^(?:city|village|old-town|street|market)$/u
/** Of English, German, French, Spanish, Italian and Portuguese. */
const DESTROYED =
  /\b(?:in ruins|destroyed|burn(?:ed|t) (?:down|to the ground)|razed|levelled|in Ruinen|in Trümmern|zerstört\p{L}*|niedergebrannt|en ruinas?|destruid[ao]s?|arrasad[ao]s?|en ruines?|détruite?s?|rasée?s?|in rovina|distrutt[ao]|em ruínas|destruíd[ao]s?)(?!\p{L})/iu

/** `The city lay in ruins`: no town with open shops, but ruins of a time that left columns, else words. */
export function withRuins(scene: Scene, text: string, period: Period | undefined): Scene {
  if (!scene.place || !TOWN.test(scene.place.id) || !DESTROYED.test(text)) return scene
  return { ...scene, place: period === undefined ? undefined : { id: 'ruins', name: 'ancient columns' } }
}
