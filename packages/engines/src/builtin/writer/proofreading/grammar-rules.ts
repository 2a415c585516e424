/**
 * The rules of Harper whose findings are mistakes in anybody's English. Its other rules (style, redundancy, brand names, compound nouns,
 * swear words, ...) would change how somebody writes.
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

/** Of these, the ones that hold in dialect and song too. */
export const DIALECT_PROOF_RULES: ReadonlySet<string> = new Set([
  'AnA',
  'CapitalizePersonalPronouns',
  'OpenCompounds',
  'RepeatedWords',
  'SentenceCapitalization',
  'The',
])
