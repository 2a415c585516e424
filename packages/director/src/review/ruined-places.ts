/** What stands for a place that was destroyed. */
export const RUINS = { id: 'ruins', name: 'ancient columns' } as const

/** Of English, German, French, Spanish, Italian and Portuguese. */
const DESTROYED =
  /\b(?:in ruins|destroyed|burn(?:ed|t) (?:down|to the ground)|razed|levelled|in Ruinen|in Trümmern|zerstört\p{L}*|niedergebrannt|en ruinas?|destruid[ao]s?|arrasad[ao]s?|en ruines?|détruite?s?|rasée?s?|in rovina|distrutt[ao]|em ruínas|destruíd[ao]s?)(?!\p{L})/iu

/** Whether a text says that the place it is set in was destroyed. */
export const isRuined = (place: string, text: string): boolean =>
  /^(?:city|village|old-town|street|market)$/u.test(place) && DESTROYED.test(text)
