/**
 * Harper rules for unambiguous mistakes. Its other rules (style, redundancy, brand names, compound nouns, swear words, ...) would change
 * the author's style.
 */
export const GRAMMAR_RULES: readonly string[] = [
  'AnA',
  'CapitalizePersonalPronouns',
  'DidPast',
  'HadOf',
  'HaveNegNoAny',
  'IAmAgreement',
  'InflectedVerbAfterTo',
  'ItsContraction',
  'ItsPossessive',
  'LetsConfusion',
  'ModalOf',
  'NominalWants',
  'OpenCompounds',
  'PronounAre',
  'PronounInflectionBe',
  'PronounVerbAgreement',
  'RegularIrregulars',
  'RepeatedWords',
  'SentenceCapitalization',
  'SimplePastToPastParticiple',
  'The',
  'TheirToThere',
  'TheirToTheyre',
  'ThenThan',
  'ThereIsAgreement',
  'ThereOwn',
  'ThereToTheir',
  'TheyreConfusions',
  'TheyreToTheir',
  'ToTwoToo',
  'WereWhere',
  'YourPredicateAdjective',
]

/** Rules that are also valid for dialect and lyrics. */
export const DIALECT_PROOF_RULES: ReadonlySet<string> = new Set([
  'AnA',
  'CapitalizePersonalPronouns',
  'OpenCompounds',
  'RepeatedWords',
  'SentenceCapitalization',
  'The',
])
