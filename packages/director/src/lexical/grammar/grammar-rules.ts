import type { LexicalWord } from '../words.ts'
import type { ClauseOpeners, GenderRules, PhraseMarks, PositionRules } from './rule-groups.ts'

/** Indices of the first and last of some words. */
export type WordSpan = { readonly from: number; readonly to: number }

/**
 * The grammar of a language as far as the director reads it. Every property may be left out: the language then has no such thing. Patterns are of one word as
 * it is looked up (`LexicalWord.low`) unless they say otherwise.
 */
export type GrammarRules = {
  /** Languages of one family share how they deny, compare and count. */
  readonly family?: 'romance'

  // Words
  /** Words are not separated by blanks. */
  readonly isUnspaced?: boolean
  /** Nouns are capitalised, other words are not. */
  readonly hasCapitalNouns?: boolean
  /** A word in lower case as it is looked up: without vowel signs, elided articles and the like. Default: as it is. */
  readonly fold?: (low: string) => string
  /** Punctuation that ends a clause, beside that of all languages. */
  readonly clauseComma?: string
  /** Words by which a clause begins without punctuation: a pattern of text. */
  readonly clauseOpener?: RegExp
  /** Plural of a noun before a preposition, `bolsas de plástico`, from its singular. */
  readonly pluralOfHead?: (singular: string) => string

  // Conjunctions
  /** `and`, and prepositions that join like it. */
  readonly and?: RegExp
  /** Endings of a noun that mean `and`. */
  readonly andEnding?: RegExp
  /** Conjunctions that are written as a prefix of the word behind them. */
  readonly conjunctionPrefix?: RegExp
  /** `and`, `or` between the parts of a phrase, which is whole only with both. */
  readonly joint?: RegExp
  /** `with`, written as a prefix of the noun. */
  readonly withPrefix?: string

  // Particles and cases
  /** Particle behind what a sentence is about. */
  readonly topicParticle?: string
  /** Whether a word is the subject of its clause by its particle or ending. */
  readonly marksSubject?: (word: LexicalWord) => boolean
  /** `also`, which takes the place of the particle of a subject. */
  readonly alsoParticle?: string
  /** Particle or postposition behind an object. */
  readonly objectParticle?: string
  /** Ending of an object. */
  readonly objectEnding?: RegExp
  /** An object always has its particle or ending. Else a noun right before a transitive verb that stands last is its object. */
  readonly marksEveryObject?: boolean
  /** Particle of an object that stands before its verb, up to the object: a pattern of text. */
  readonly objectBefore?: RegExp
  /** Postpositions, and particles that lean on the word before them: no phrase ends before one. */
  readonly postposition?: RegExp
  /** Particle between a noun and the one before it, to which it belongs or of which it is made: `木の家`. */
  readonly attributiveParticle?: string
  /** A person stands before a noun as its attribute without an ending: `balıkçı köyü`. */
  readonly hasBareAttributes?: boolean

  // Possession
  /** `of`, written together with the noun behind an apostrophe: a pattern of text. */
  readonly elidedOf?: RegExp
  /** Endings of nouns in the genitive. */
  readonly genitiveEnding?: RegExp
  /** Whether a noun says to whom something belongs. Undefined where words of the language's `of` and `ofBehind` decide. */
  readonly isPossessor?: (noun: WordSpan, words: readonly LexicalWord[]) => boolean | undefined
  /** What of a person is seen with the person: face, hands. */
  readonly seenOfPerson?: RegExp

  // People
  /** How the gender of a person is told. */
  readonly gender?: GenderRules
  /** Words beside a noun for a person, or beginnings of it, that say that a woman is meant. */
  readonly womanMark?: RegExp
  /** Names of persons are written in Latin letters, as in English. */
  readonly hasLatinNames?: boolean

  // Being and becoming
  /** `is`, `was`, `became`, before what somebody is. */
  readonly copula?: RegExp
  /** The same behind what somebody is: the copula ends the sentence. */
  readonly copulaBehind?: RegExp
  /** Particle between what somebody becomes and the copula behind it. */
  readonly copulaParticle?: string
  /** Whether a person is what somebody is called instead of something else: `no wolf but a hunter`. */
  readonly isSaidInstead?: (person: WordSpan, words: readonly LexicalWord[]) => boolean

  // Denial
  /** First part of a negation of two parts, before the verb: `ne … pas`. */
  readonly negationBeforeVerb?: RegExp
  /** What denies stands behind what it denies. Before a noun it belongs to a relative clause: `誰もいない駅`, a station without anybody. */
  readonly deniesBehindOnly?: boolean
  /**
   * `without`, of languages that deny behind only. `reach`: number of words up to its noun; `isAdverb`: further from a noun it belongs to the verb alone.
   */
  readonly without?: { readonly ending: RegExp; readonly reach: number; readonly isAdverb?: boolean }
  /** `and no`, right before the noun it denies. */
  readonly andNo?: string
  /** `no longer`: of its clause only people and animals are there. */
  readonly noLonger?: RegExp
  /** Whether a noun is what a denial says not to be something: `鯛焼きは鯛ではない`. It is there. */
  readonly isSubjectOfDenial?: (noun: WordSpan, denial: WordSpan & { readonly clause: number }, words: readonly LexicalWord[]) => boolean

  // Comparison
  /** A word of comparison compares at the beginning of a clause as well; elsewhere it may be a conjunction there: `als sie kam`. */
  readonly comparesAtClauseStart?: boolean
  /** Words right behind a noun that something is only compared with. */
  readonly comparedBehind?: RegExp
  /** A superlative of two words, `am wohlsten`: its first word, and the ending of its second. */
  readonly superlative?: { readonly particle: string; readonly ending: string }

  // Verbs and pronouns
  /** Negation and comparison stand behind what they apply to. Default: before. */
  readonly isVerbLast?: boolean
  /** A verb without a subject goes on with who was spoken of. */
  readonly dropsSubjects?: boolean
  /** Verbs by their form that need the object behind them. */
  readonly verbBeforeObject?: RegExp
  /** Ends of a sentence in the past: a pattern of text. */
  readonly pastEnd?: RegExp
  /** A pronoun that means nobody before verbs: `il pleut`. */
  readonly impersonal?: { readonly pronoun: string; readonly verb: RegExp }
  /** Plural of verbs, which makes `she` of a pronoun `they`. */
  readonly pluralVerb?: RegExp
  /** A pronoun with a capital in the middle of a sentence is the polite `you`. */
  readonly hasPoliteCapitals?: boolean
  /** Whom `he` and `she` mean, where never things: people alone, or the animals of a tale as well. */
  readonly personalPronouns?: 'people' | 'people-and-animals'
  /** Nouns for things have a gender: `he` and `she` may be things. */
  readonly hasGrammaticalGender?: boolean

  // Numbers
  /** Tens and units in one word: `fünfundzwanzig`. `tens`: value of `ten`. Undefined where they are several words. */
  readonly compoundNumber?: (ten: string, unit: string, tens: number) => string | undefined
  /** `one` in compounds with tens and hundreds: words separated by blanks. */
  readonly oneInCompounds?: string
  /** `hundred` behind a unit in one word: `zweihundert`. */
  readonly hundred?: string
  /** `and` between the tens and units of a number. */
  readonly numberJoint?: RegExp
  /** What may be written as a prefix of a number word, one letter. */
  readonly numberPrefix?: RegExp
  /** A half of a unit: `eine halbe Stunde`. */
  readonly half?: RegExp
  /** Between both ends of a range, `sept à neuf heures`: a pattern of text. */
  readonly rangeJoint?: RegExp
  /** Before the first and between both numbers of `from 4 to 10 percent`: patterns of text. */
  readonly fromTo?: readonly [from: RegExp, to: RegExp]
  /** A number, its scale and its unit stand without blanks. */
  readonly hasUnspacedAmounts?: boolean
  /** Units of three letters may have an ending of one letter. */
  readonly hasShortUnitEndings?: boolean
  /** A text with the numerals of the language as Chinese ones, at the same offsets. */
  readonly withHanNumerals?: (text: string) => string
  /** A Chinese numeral with the scale that the language leaves away. */
  readonly withLastScale?: (numeral: string) => string
  /** A number stands right before the noun that it counts. */
  readonly countsBeforeNoun?: boolean
  /** Numbers stand behind their noun too. */
  readonly countsBehindNoun?: boolean
  /** The words beside a number belong to it, as measure words do: no phrase begins or ends between. */
  readonly bindsNumbers?: boolean
  /**
   * `one in three`. `one`, `joint`: patterns of text for `one`, and for what stands between part and total; `isOfEach`: what is counted stands behind the total
   * as well; `isCounted`: whether a word right behind the total is a noun in the plural, which the total counts instead. `isOnePart`: of one in so many;
   * `isNoun`: the word is known to be one.
   */
  readonly share?: {
    readonly one: string
    readonly joint: string
    readonly isOfEach: boolean
    readonly isCounted?: (low: string, options: { readonly isOnePart: boolean; readonly isNoun: boolean }) => boolean
  }

  // Phrases
  /**
   * What of a sentence is sure to be whole on a card: phrases, or only clauses, of which words that are cut from a denial would say the opposite. Default: neither
   * is.
   */
  readonly wholeParts?: 'phrases' | 'clauses'
  /** Neighbouring words that are no whole phrase say less than the beginning of their sentence. */
  readonly hasWholePhrasesOnly?: boolean
  /** The first clause of a question of several is one without the subordinate clauses behind it. */
  readonly asksMainClauseFirst?: boolean
  /** Neither capitals nor commas bound names and comparisons: words may be cut from one. */
  readonly hasUnboundedNames?: boolean
  /** It is known of each sentence whether it has a subject of its own. */
  readonly tellsOwnSubject?: boolean
  /** Function words that bound phrases. Default: no phrase is certain. */
  readonly phraseMarks?: PhraseMarks
  /** By what clauses begin. Default: no clause is sure to be whole. */
  readonly clauseOpeners?: ClauseOpeners
  /** A sentence that says that one thing is not another, both of them as groups: a pattern of text. Adjectives are no things, so most need an article. */
  readonly deniedIdentity?: RegExp
  /** `not this but that`: alternatives of a regular expression with what is denied and what is said instead as groups; `…` stands for one of several words. */
  readonly contrasts?: readonly string[]
  /** Words that lean on the next: no phrase ends with one. */
  readonly leansOnNext?: RegExp
  /** Quantifiers behind the noun they belong to: no phrase begins with one. */
  readonly quantifierBehind?: RegExp
  /** Ends of words behind which a phrase begins. It ends with its clause. */
  readonly phraseBoundary?: RegExp
  /** Phrases within a clause begin with a function word. */
  readonly beginsPhrasesByFunctionWords?: boolean
  /** Whether words within a clause can be a whole phrase. Default: all that the other rules let pass. */
  readonly isWholePhrase?: (words: readonly LexicalWord[]) => boolean
  /** Index of the word with which a phrase ends before what belongs to the verb of its clause. Default: `to`. */
  readonly phraseEnd?: (words: readonly LexicalWord[], from: number, to: number) => number
  /** A phrase without the conjunction that is written as a prefix of its first word. */
  readonly phraseWithoutConjunction?: (phrase: string, first: LexicalWord) => string
  /** Prefixes of verbs that stand apart from them, at the end of the clause. */
  readonly separablePrefix?: RegExp

  // Positions
  /** How positions of things are told. Default: they are not read. */
  readonly positions?: PositionRules

  // Names
  /** Endings of a name, as they are written behind an apostrophe: a pattern of text. */
  readonly nameEnding?: RegExp
  /** The noun that says what a name is of stands first in it, not last. */
  readonly isNameHeadFirst?: boolean
}
