/**
 * What may not be published, in one language. Each field is a list of words or phrases separated by commas, in lower case; `*` stands for further
 * letters of a word. Accents are ignored, unless the language needs them.
 */
export type Vocabulary = {
  /** True for languages that write words without spaces, or attach particles to them. */
  readonly isUnspaced?: boolean
  /** True where words without their accents are other words. */
  readonly needsAccents?: boolean
  /** Attached before a word, as a regular expression. */
  readonly prefix?: string
  /** Phrases with words of the other lists that mean something else, such as a bath bomb. */
  readonly harmless: string
  /** Refused wherever it stands. */
  readonly sexual: string
  /** Names of minors; refused near `sexualized`. */
  readonly minors: string
  readonly sexualized: string
  /** Refused wherever it stands: abuse of minors. */
  readonly childAbuse: string
  /** Threats, instructions to kill, cruelty shown for its own sake. */
  readonly violence: string
  /** Suicide and self-harm by the speaker, or instructions for it. */
  readonly selfHarm: string
  /** What somebody does to their own `wrists`; refused near them. */
  readonly cut: string
  readonly wrists: string
  /** Words of instructions; refused before `weapons`. */
  readonly instructions: string
  readonly weapons: string
  /** Words of trade and preparation; refused near `drugs`. */
  readonly trade: string
  readonly drugs: string
  /** Slogans and slurs. */
  readonly hate: string
  /** Groups of people; refused after `exterminate` and before `despise`. */
  readonly groups: string
  readonly exterminate: string
  readonly despise: string
  /** Words that turn what follows them into its opposite; not between the words of a pair. */
  readonly deny: string
  /** Regimes and organizations; refused before `praise`. */
  readonly regimes: string
  readonly praise: string
}
