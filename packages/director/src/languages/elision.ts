const ELISION = /^(?:l|d|j|n|s|m|t|c|qu|un|dell|all|nell|sull|dall|quest|jusqu|lorsqu)[’'](?=\p{L})/u

/** A French or Italian word without the article, preposition or pronoun that is elided before it: `l'eau`, `dell'acqua`. */
export const withoutElision = (low: string): string => low.replace(ELISION, '')
