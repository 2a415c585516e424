import type { PlanFeeling, PlanHour, PlanMood, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { FEELINGS, HOURS, MOOD_PATTERNS, WEATHERS } from '../../languages/en/words.ts'
import type { Analysis } from '../analysis.ts'
import { tellsLoss } from './loss.ts'
import { isPerceived } from './perceived.ts'
import { tellsRelief } from './relief.ts'
import { isAside, isOfOtherTime } from './asserted-text.ts'

const STORM = /^(?:hurricane|storm|typhoon|cyclone|tornado)$/u

/** `within`: token indices, inclusive. */
type Told = { readonly withNames?: boolean; readonly withQuotes?: boolean; readonly within?: readonly [number, number] }

/** `the same man who had laughed at him`: what somebody once did tells who it is, not what happens. */
const WHO_ONCE =
  /\b(?:who|that|which) (?:(?:had|has|have|once|always|never) )*(?:laughed at|mocked|ridiculed|rejected|refused|fired|dismissed|ignored|doubted|bullied|insulted|humiliated|abandoned|betrayed|failed|turned (?:him|her|me|us|them|you) down)\b/giu

/** `whenever a rabbit cried, he comforted her`: what may be is not what the sentence feels like. */
const CONDITION = /\b(?:whenever|every time|each time|even if|unless) [^,;]+,/giu

/** The words of a sentence that are there: nothing denied, compared or of an idiom. `withNames`, `withQuotes`: with those of proper names and quotes. */
const presentText = (
  { tokens, bars }: Analysis,
  { withNames = true, withQuotes = true, within: [from, to] = [0, Infinity] }: Told = {},
): string => {
  const isOfOthers = isPerceived(tokens)
  return tokens
    .filter(({ i }) => i >= from && i <= to && !isOfOthers(i))
    .filter(({ i }) => !/^(?:negated|compared|idiom|supposed)$/u.test(bars[i]!) && (withQuotes || bars[i] !== 'quoted'))
    .filter(({ pos, low }) => withNames || pos !== 'PROPN' || STORM.test(low))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(WHO_ONCE, 'who')
    .replaceAll(CONDITION, '')
}

const find = <T>(rules: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

/** Something that happens once, not a habit: `one night`, `on the night of April 14`, `that evening`, `at 2:20 in the morning`. */
const ONCE =
  /\b(?:one|that|this|same|next|last|first|second|third|fourth|fifth|sixth|seventh|following) (?:\w+ )?(?:night|evening|morning|dawn)\b|\b(?:on|in|during) the (?:night|evening|morning) (?:of|before|after|when)\b|^at [^,]+ in the morning,|\bat midnight\b|\d:\d\d\b|\bnight fell\b|\b(?:sun|moon) (?:rose|set|went down|came up)\b/iu
/** What ends an hour that was told. */
const LATER =
  /\b(?:(?:next|following) (?:day|week|month|year)|(?:days?|weeks?|months?|years?|decades?|centur\w+) (?:later|after|ago)|after(?:wards)?|last (?:week|month|year|spring|summer|autumn|winter)|since then|today|nowadays|now|by noon|at noon|every|always|usually|in \d{4}|grew up|was born|as a (?:child|boy|girl|kid)|(?:at|when (?:he|she|i) was) (?:the age of )?(?:six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|\d\d)|for (?:years|months|weeks|decades)|in the (?:morning|evening|afternoon))\b/iu

const GEAR =
  /^(?:jackets?|coats?|boots?|shoes?|hats?|gear|pants|trousers|tires?|tyres?|shovels?|glass|turbines?|farms?|windows?|doors?|lamps?|lanterns?|gauges?|barrels?|machines?|leopards?|fox(?:es)?|goose|geese|globes?)$/u

/** True for what happens at one time, whose hour goes on in the sentences that follow. */
export const happensOnce = ({ text }: Analysis): boolean =>
  ONCE.test(text) && !/\b(?:every|each|most) (?:night|evening|morning)\b/iu.test(text)
export const endsHour = ({ text }: Analysis): boolean => LATER.test(text)
/** `Back home`, `ten years later`: the story is not where it was. */
const ELSEWHERE =
  /\b(?:back home|(?:went|came|goes|comes|walked|drove|rode|ran|sailed|flew|headed|hurried|returned) (?:back )?(?:home|away)|sailed (?:on|off|for|to)|(?:years?|months?|weeks?|decades?|centuries) (?:later|ago|after)|moved (?:to|away|back)|(?:was|were|got|came|went|gone) back\b|(?:next|following|last) (?:year|month|week|spring|summer|autumn|winter)|meanwhile|elsewhere|upstairs|downstairs|outside|left (?:home|town)|today|nowadays|these days)\b/iu

/** `In 1964`, `On the night of the concert`, `That winter`: another time. */
const OTHER_TIME =
  /^(?:In (?:\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)\b|As an? |On the (?:night|day|morning|evening|afternoon) of\b|(?:That|Last|One|This|Next) (?:winter|summer|spring|autumn|fall|year|week|month|day)\b|Once\b|For (?:\p{L}+ ){1,2}(?:years|months|weeks)\b|The (?:(?:first|second|third|next|last|following|same) )?(?:day|week|month|year|summer|winter|spring|autumn|night|morning) (?:I|we|he|she|they|that|when|before|after|my|his|her)\b|In \d+ (?:BC|AD)\b|When (?:he|she|I) was \p{L}+[,-]|After (?:\S+ ){0,3}(?:death|murder|war|divorce|wedding|funeral)\b|At (?:the age of )?(?:\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/u
/** `On Robben Island`: a place of a name. */
const NAMED_PLACE =
  /\b(?:[Ii]n|[Oo]n|[Aa]t|to|near|into|[Ff]rom|outside) (?:the )?(?!Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\p{Lu}\p{Ll}+/u

/** `in a leaking shed`: somewhere else, drawn or not. */
const ENCLOSURE =
  /\b(?:in|into|inside|to|at) (?:an?|the|his|her|their|my|our) (?:\p{L}+ ){0,2}(?:shed|cellar|barn|stable|shack|warehouse|corridor|hallway|tunnel|chapel|monastery|theatre|theater|hotel|garage|tent|pit|mine|basement|tower|clinic|studio|palace|bakery|pub|inn)\b/iu

/** True for a sentence before which the place of the story ends, unless it tells one of its own. */
export const endsPlace = (text: string): boolean =>
  ELSEWHERE.test(text) || OTHER_TIME.test(text) || NAMED_PLACE.test(text) || ENCLOSURE.test(text)
/** `because you lose water at night`: a reason, not when the rest happens. */
const withoutReasons = (analysis: Analysis): Analysis => {
  const { tokens } = analysis
  const from = tokens.findIndex(({ low, i }) => i > 0 && /^(?:because|since|unless|if|than|whether)$/u.test(low))
  return from < 0 ? analysis : { ...analysis, tokens: tokens.slice(0, from) }
}

/** What is done or seen by night. */
const OF_NIGHTS = /\b(?:sle(?:ep\w*|pt)|asleep|beds?|sky|stars?|moon\w*|dark\w*|lights?|lamps?|candles?|dreams?|midnight)\b/iu
/** `If it still leaks tonight`, `tonight her cubs will go hungry`: the night comes after what is seen. */
export const isLaterTonight = ({ text }: Analysis, isAdvice = false): boolean =>
  /\btonight\b/iu.test(text) && (isAdvice || /\b(?:will|won't)\b/iu.test(text)) && !OF_NIGHTS.test(text)

/** Of several hours the one that is told first: `One night the lamp went out, although they had filled it that evening`. */
export function hourIn(analysis: Analysis): PlanHour | undefined {
  const isOther = isOfOtherTime(analysis)
  const present = { ...analysis, tokens: analysis.tokens.filter(({ i }) => !isOther(i)) }
  const told = presentText(withoutReasons(present), { withNames: false, withQuotes: false })
  const text = isLaterTonight(analysis) ? told.replace(/\btonight\b/iu, '') : told
  return HOURS.map(([pattern, hour]) => ({ at: text.search(pattern), hour }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.hour
}
/** `the gates wind up the mountain`: what follows a road that winds. */
const TURNS_WHERE = /^(?:up|along|around|round|between|uphill|upwards?)$/u
/** What rains or snows is water. */
const SKIES = /^(?:skys?|skies|clouds?|heavens?|day|night|morning|evening)$/u
/** `Stones rained on the roofs`: what falls is no water. */
const RAINS = /^(?:rain|snow|storm)(?:s|ed|ing)?$/u
/** `a rain jacket`, `snow boots`: things for a weather; and what else falls or comes as a weather does. */
const withoutGear = (analysis: Analysis): Analysis => ({
  ...analysis,
  tokens: analysis.tokens.filter(
    ({ low, lemma, i }) =>
      !(/^(?:rain|snow|storm|wind|fog)$/u.test(low) && GEAR.test(analysis.tokens[i + 1]?.low ?? '')) &&
      !(
        RAINS.test(low) &&
        low !== lemma &&
        /^(?:NOUN|PROPN)$/u.test(analysis.tokens[i - 1]?.pos ?? '') &&
        !SKIES.test(analysis.tokens[i - 1]!.low)
      ) &&
      !(/^winds?$/u.test(low) && TURNS_WHERE.test(analysis.tokens[i + 1]?.low ?? '')),
  ),
})

/** `rain may not fall for ten months`: what does not come. */
const NO_WEATHER =
  /\b(rain|snow|storms?|fog|wind) (?:(?:may|might|will|would|can|could|does|did|has|had) )?(?:not|never|n't|rarely|seldom|hardly)\b/iu

export function weatherIn(analysis: Analysis): PlanWeather | undefined {
  const missing = NO_WEATHER.exec(analysis.text)?.[1]
  const told = presentText(withoutGear(analysis), { withNames: false, withQuotes: false })
  return find(WEATHERS, missing === undefined ? told : told.replace(missing, ''))
}
/** `She did not get out of bed`: denied, and sad. */
const UNABLE =
  /\b(?:show(?:s|ed|n)? (?:him|her|me|us|them|you) the door)\b|\bnever (?:got up|woke up|came (?:back|home)|returned|saw (?:him|her|them|me|us|each other) again)\b|\b(?:(?:did|could|can|do|does) not|(?:did|could|ca|do|does)n't|never) (?:get (?:up|out of bed)|stop crying|sleep|face|go on|breathe|look (?:at|into) (?:him|her|them|me|anyone|anybody))\b/iu

/** `Nobody noticed her`, `she would never run again`: a disappointment, though what is denied is not. */
const DENIED_HOPE =
  /\b(?:nobody|no one|none of them) (?:\p{L}+ ){0,2}?(?:noticed|clapped|cared|listened|called|wrote|visited|remembered|answered|applauded|cheered|came|bought|read|asked)\b|\b(?:would|will|could|can|might) (?:probably |likely |simply )?never (?!go|be|have|need|worry|starve|fear|feel)(?:\p{L}+ ){1,3}(?:again|without (?:a |an |his |her |my )?(?:crutch\w*|wheelchair|cane|help))\b|\b(?:was|were|been|got|being) (?:cut|dropped|kicked out|thrown out|expelled) from\b/iu

/** `I could not run for two minutes`: denied, and weary. */
const TOO_WEAK =
  /\b(?:I|he|she|we|they) (?:could|can) ?(?:not|n't) (?:even )?(?:run|walk|climb|stand|breathe|keep up|lift (?:his|her|my|their) \p{L}+)\b/iu

/** `I could not stop laughing`: denied, and glad. */
const UNSTOPPABLE = /\b(?:could|can|do|did|would)(?: not|n't) (?:stop|help) (?:laughing|smiling|grinning|dancing|singing|cheering)\b/iu

/** Mood of the sentence's own words; undefined without any. */
export const moodIn = (analysis: Analysis): PlanMood | undefined =>
  (UNSTOPPABLE.test(analysis.text) ? 'happy' : find(MOOD_PATTERNS, presentText(analysis))) ??
  (UNABLE.test(analysis.text) || DENIED_HOPE.test(analysis.text) ? 'sad' : undefined)

const DISASTERS = [
  'earthquake',
  'tsunami',
  'wildfire',
  'hurricane',
  'massacre',
  'bombing',
  'famine',
  'shipwreck',
  'genocide',
  'avalanche',
  'evacuate',
]
/** Mood by which a sentence is felt without a word of its own for it: of a fear or a grief, or of a script that tells of a disaster; undefined else. */
export function feltMood(analysis: Analysis): PlanMood | undefined {
  if (tellsRelief(analysis)) return undefined
  const feeling = feelingIn(analysis)
  if (feeling === 'afraid') return 'tense'
  if (feeling === 'sad' || tellsLoss(analysis)) return 'sad'
  return DISASTERS.some((word) => analysis.context.script.has(word)) ? 'tense' : undefined
}

const MOURNING = /\b(?:funerals?|mourn\w*|bur(?:y|ies|ied|ial)|coffins?|graves?|graveyard|gravestone\w*|cemeter\w+|eulogy|condolences?)\b/iu
/** Whether a sentence tells of mourning. */
export const isMourning = (analysis: Analysis): boolean => MOURNING.test(presentText(analysis))
/** `whenever a rabbit was scared, he comforted her`: what the rabbit feels, or what he does. */
function asFeltBy(analysis: Analysis, who: number | undefined): Analysis {
  const isOfOthers = isAside(analysis)
  const isHeAside = who !== undefined && analysis.tokens[who]!.pos !== 'PRON' && isOfOthers(who)
  return { ...analysis, tokens: analysis.tokens.filter(({ i }) => isOfOthers(i) === isHeAside) }
}

/** `feeling the wood tremble`: nobody who trembles. */
const OF_THINGS =
  /\b(?:wood|ground|earth|floor|house|walls?|windows?|leaves|building|bridge|air|table|water|glass(?:es)?) (?:\p{L}+ )?(?:trembl|shak|shook|shiver)\p{L}*/giu
/** `call him mad`: what somebody is called is not what those feel who say so. */
const CALLED = /\bcall(?:s|ed|ing)? (?:him|her|them|me|us|you|\p{Lu}\p{L}+) (?:(?:a|an|so|too|completely) )?\p{L}+/giu
/** `Everyone was cheering except me`. */
const EXCEPT = /\b(?:except|but|apart from|other than) (?:for )?(?:me|him|us|them|(?:my|his|her) (?:\p{L}+))\b(?=[.,;!]|$)/iu
/** `made grown men cry`: what somebody makes others do is not what the maker feels. */
const MADE =
  /\b(?:make|makes|made|making) (?!(?:me|him|her|them|us|you) (?:and|or)\b)(?:\p{L}+ ){1,3}?(?:cry|weep|sob|laugh|smile|giggle|scream|shiver|tremble|panic)\b/giu
/** An idiom of a heart, and sad. */
const HEAVY_HEARTED = /\b(?:heavy hearts?|heavy-hearted|hearts? (?:sank|sinks|broke|slid|slipped|dropped))\b/iu
/** What is felt in a sentence, or in the words of one of its persons. `within`: token indices, inclusive; `who`: token of who feels it. */
export function feelingIn(analysis: Analysis, within?: readonly [number, number], who?: number): PlanFeeling {
  const present = presentText(asFeltBy(analysis, who), { within }).replace(CALLED, '').replace(OF_THINGS, '')
  const told = find(FEELINGS, who === undefined ? present : present.replace(MADE, ''))
  if (told === 'happy' && (EXCEPT.test(analysis.text) || HEAVY_HEARTED.test(analysis.text))) return 'sad'
  if ((tellsRelief(analysis) || UNSTOPPABLE.test(analysis.text)) && told !== 'proud') return 'happy'
  return (
    told ??
    ([UNABLE, DENIED_HOPE, HEAVY_HEARTED].some((pattern) => pattern.test(analysis.text))
      ? 'sad'
      : TOO_WEAK.test(analysis.text)
        ? 'tired'
        : 'neutral')
  )
}
