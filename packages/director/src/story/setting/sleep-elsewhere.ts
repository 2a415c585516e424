const NO_BED =
  /\bsle(?:ep|eps|eping|pt) (?:in|inside|on|under|behind) (?:an?|the|my|his|her|our|their) (?:\p{L}+ )?(?:car|van|truck|bus|train|tent|bench|bridge|street|park|station|airport|office|floor)\b|\b(?:city|town|village|world|street|country|everyone else) (?:is|was|lay) (?:still )?(?:asleep|sleeping)\b/giu

/** A sentence without the sleep that it tells of in no bedroom: `slept in my car`, `while the whole city was asleep`. */
export const withoutSleepElsewhere = (text: string): string => text.replaceAll(NO_BED, '')
