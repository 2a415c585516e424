/** Behind a verb of weeping: `with happiness`, `of sheer joy`. */
export const OF_JOY = '(?:for|of|with|in|from) (?:\\w+ )?(?:joy|happiness|relief|laughter|laughing|gratitude|pride|delight)\\b'
/** Beside a verb of laughing or smiling: `nervously`. */
export const JOYLESSLY = '(?:politely|coldly|thinly|sadly|bitterly|nervously|uneasily|anxiously|weakly|cruelly|grimly)'
