/** Behind a verb of weeping: `with happiness`, `of sheer joy`. */
export const JOY_COMPLEMENTS = '(?:for|of|with|in|from) (?:\\w+ )?(?:joy|happiness|relief|laughter|laughing|gratitude|pride|delight)\\b'
/** Beside a verb of laughing or smiling: `nervously`. */
export const JOYLESS_ADVERBS = '(?:politely|coldly|thinly|sadly|bitterly|nervously|uneasily|anxiously|weakly|cruelly|grimly)'
