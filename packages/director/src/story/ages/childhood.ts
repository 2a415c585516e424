import type { Analysis } from '../analysis.ts'
import { identityOf, type Picture, type StoryState } from '../story-state.ts'

const CHILDREN: Readonly<Record<string, string>> = { man: 'boy', woman: 'girl', person: 'child' }
const ADULTS: Readonly<Record<string, string>> = { boy: 'man', girl: 'woman', child: 'person' }
const ADULT_AGE = 18
/** Age up to which somebody is drawn as a child. */
const CHILD_AGE = 13
/** What tells of another time of a life. */
const OLDER =
  /\b(?:(?:years?|decades?) (?:later|after)|(?:next|following|past|last) (?:\w+ )?(?:years|decades)|grew up|grown[- ]up|married|in \d{4}|as an adult|as an? (?:\w+ )?(?:man|woman)|the war|wedding|husband|wife|fled|career|years (?:went by|passed)|universit\w+|college|(?:becam|becom)e? an? (?!sister|brother)|retired|to this day|me now|now[,.;]|last (?:spring|summer|autumn|winter|year|month)|graduat\w+|today|nowadays|these days|(?:my|his|her|their) (?:own )?(?:children|kids|son|daughter|grandchild\w*))\b/iu
/** What tells that a boy or a girl has become a man or a woman. */
const GROWN =
  /\b(?:(?:eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|many|\d\d) years later|decades? later|grew up|grown[- ]up|as an adult|as an? (?:\w+ )?(?:man|woman)|married|retired|(?:his|her) (?:wife|husband|own (?:children|kids|company))|universit(?:y|ies)|college|graduat\w+)\b/iu
const YOUNG = /^(?:young|little|tiny)$/u

const ageIn = ({ quantities, text }: Analysis) =>
  quantities.flatMap(({ display, at }) => {
    if (isOfPast(text, at)) return []
    const years = /^age (\d+)$/u.exec(display)?.[1]
    return years ? [{ years: Number(years), at }] : []
  })[0]

/** `since he was five`, `before she turned ten`: the age of another time than that of the sentence. `at`: word of the number. */
export const isOfPast = (text: string, at: number): boolean =>
  /\b(?:since|until|till|before|than when) (?:\S+ ){1,2}(?:was|turned|were|is) (?:\w+ )?$/iu.test(
    `${text.split(/\s+/u).slice(0, at).join(' ')} `,
  )

/** Notes that a sentence tells of another time than that of somebody's childhood. */
export function endYouth(analysis: Analysis, story: StoryState): void {
  const { children, ages } = story
  if (analysis.index > 0 && (GROWN.test(analysis.text) || (ageIn(analysis)?.years ?? 0) >= ADULT_AGE)) story.grownSince ??= analysis.index
  if (!OLDER.test(analysis.text) && (ageIn(analysis)?.years ?? 0) <= CHILD_AGE) return
  children.clear()
  for (const [identity, age] of ages) if (YOUNG.test(age)) ages.delete(identity)
}

/** Index of the word of whom `was six` or `turned nine` is said; undefined where an age has no such verb. */
function ownerOf(at: number, { tokens }: Analysis): number | undefined {
  const age = tokens.findIndex(({ word }) => word === at)
  const verb = tokens.slice(Math.max(0, age - 2), age).findLast(({ low }) => /^(?:was|turned|is|were|'s)$/u.test(low))
  return verb && verb.i > 0 ? verb.i - 1 : undefined
}

/** A person of a sentence. `end`: its last token; absent for who tells the story. `isFirst`: the first person who does something. */
type Mention = { readonly picture: Picture; readonly end?: number; readonly isFirst: boolean }

/** `Rosa was nine`, `The summer I turned nine`, `At twelve, Ada ...`: a child until the script tells of another time. */
export function noteYouth({ picture, end, isFirst }: Mention, analysis: Analysis, { children }: StoryState): void {
  const age = ageIn(analysis)
  if (!picture.isPerson || !age || age.years > CHILD_AGE || OLDER.test(analysis.text)) return
  const owner = ownerOf(age.at, analysis)
  const isNarrator = end === undefined && analysis.isFirstPerson
  // `Amelia saw an airplane when she was ten`: of whom the sentence tells.
  const isOfFirst = owner === undefined || (owner > 0 && end !== owner && /^(?:he|she)$/u.test(analysis.tokens[owner]!.low))
  const isSaidOf = owner !== undefined && (isNarrator ? analysis.tokens[owner]!.low === 'i' : end === owner)
  const isOwner = isOfFirst ? isFirst && !analysis.isFirstPerson : isSaidOf
  if (isOwner) children.add(identityOf(picture))
}

/** `She was born in a cottage`; `born a slave` tells what somebody was. */
const isBorn = (end: number | undefined, { tokens }: Analysis): boolean =>
  end !== undefined &&
  /^(?:is|was)$/u.test(tokens[end + 1]?.low ?? '') &&
  tokens[end + 2]?.low === 'born' &&
  !/^an?$/u.test(tokens[end + 3]?.low ?? '')

const GROWING_UP =
  /^(?:was raised|(?:was|were) brought up|grew up|(?:had )?lost (?:his|her) (?:father|mother|parents)|(?:only |hardly |barely |never )?(?:went|walked) to (?:a )?school|attended (?:a )?(?:village |local )?school|spent (?:his|her|most of his|most of her) (?:childhood|youth)|was the \w+ (?:child|son|daughter|of)\b|learned to (?:read|walk|talk))/u

/** `Born in a log cabin, Lincoln went to school for a year`: what is told of a childhood. `end`: last token of who it is. */
const isBornAndRaised = (end: number | undefined, { tokens }: Analysis): boolean =>
  end !== undefined &&
  tokens[0]?.low === 'born' &&
  GROWING_UP.test(
    tokens
      .slice(end + 1, end + 7)
      .map(({ low }) => low)
      .join(' '),
  )

/** What a person is called at the time that a sentence tells of: a baby, a boy or girl, or as ever. */
export function nameAtAge({ picture, end }: Mention, analysis: Analysis, { children, grownSince }: StoryState): string {
  if (picture.isPerson && isBorn(end, analysis)) return 'baby'
  if (picture.isPerson && isBornAndRaised(end, analysis)) return CHILDREN[picture.name] ?? picture.name
  // `He saw a boy`: another one.
  const isOther = picture.properName === undefined && end !== undefined && analysis.tokens[end]?.pos === 'NOUN'
  const isGrown = grownSince !== undefined && analysis.index >= grownSince && !isOther
  if (isGrown && ADULTS[picture.name]) return ADULTS[picture.name]!
  return children.has(identityOf(picture)) ? (CHILDREN[picture.name] ?? picture.name) : picture.name
}
