/**
 * How a language tells the gender of a person. `man`, `woman`: articles and the like before nouns in the singular; `feminine`, `masculine`: endings of nouns;
 * `isFeminineSure`: an ending of a woman says more than the article; `herVerb`: verbs of the clause that agree with a woman; `isManElse`: people of no mark are men
 * where their verb does not say otherwise.
 */
export type GenderRules = {
  readonly man?: RegExp
  readonly woman?: RegExp
  readonly feminine?: RegExp
  readonly isFeminineSure?: boolean
  readonly masculine?: RegExp
  readonly herVerb?: RegExp
  readonly isManElse?: boolean
}

/** What the function words of a language are, where they bound a phrase. */
export type PhraseMarks = {
  /** Words by which a dependent clause begins, or a relative one within a clause. */
  readonly dependent: RegExp
  readonly conjunction: RegExp
  /** Words that join a noun to the one before it. */
  readonly of: RegExp
  /** Articles, pronouns of objects and auxiliaries: what stands before one goes on. */
  readonly article: RegExp
  /** Verbs stand last in dependent clauses, and what belongs to them in main clauses. */
  readonly isVerbSplit?: boolean
  /** Auxiliaries whose verb ends the clause. */
  readonly auxiliary?: RegExp
  /** Verbs stand last: a phrase ends with its clause, and may begin behind one of these. */
  readonly postposition?: RegExp
}

/** By what the clauses of a language begin: patterns of text. */
export type ClauseOpeners = {
  /** Conjunctions behind which a sentence says what it comes to. */
  readonly contrast: RegExp
  /** Words that open no clause that stands alone: conjunctions, relative pronouns, prepositions. */
  readonly dependent: RegExp
  /** Words by which a main clause behind another one begins. */
  readonly main: RegExp
}

/**
 * How a language says where things are. `before`, `behind`: rows `relation words`, `_` standing for a blank, longer words before their beginnings: words between
 * what is somewhere and at what it is, or behind at what it is; `topic`: between what is somewhere and the noun of `behind`; `there`: between the words of `behind` and what is there. Patterns of text.
 */
export type PositionRules = {
  readonly before?: string
  readonly behind?: string
  readonly topic?: RegExp
  readonly there?: RegExp
}
