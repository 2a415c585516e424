const REFUSAL = [
  /content[ _-](?:policy|moderation|checker|filter)/iu,
  /safety[ _-](?:checker|filter|system|polic)/iu,
  /\bnsfw\b/iu,
  /(?:sensitive|inappropriate|explicit|prohibited|unsafe) (?:content|material)/iu,
  /flagged (?:as|by|for)\b/iu,
  /could not generate (?:images?|videos?) with the given prompts?/iu,
]

/** Whether a provider's words say that its content policy forbids the request. For answers that have no code for it. */
export const saysRefused = (words: string): boolean => REFUSAL.some((pattern) => pattern.test(words))
