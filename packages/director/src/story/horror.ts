import type { Analysis } from './analysis.ts'

const DREAD =
  /\b(?:breath(?:ing|ed)? (?:right )?behind|behind me|whisper\w*|scream\w*|scratch(?:es|ing)|creak\w*|haunt\w*|ghosts?|slammed|footsteps|footprints|blood|cellar|basement|attic|knock(?:ed|ing)|the (?:lights?|torch|candle|bulb|lamp|street ?light) (?:went out|died|flickered)|face should have been|bed was empty|nobody was there|no one was there|locked from|in the dark|darkness|never open|was not alone|wasn't alone|watching me|corpse|crawl\w*|shadow|mirrors?|stop(?:ped|s)? looking at|the same (?:sentence|word) (?:on|over)|(?:heard|hear) (?:somebody|someone|something|footsteps|breathing)|nobody (?:had )?opened|(?:nobody|no one) (?:\p{L}+ ){0,3}believed me|(?:after|past) midnight|face to the wall|(?:wrists|hands|ankles) (?:were )?tied|bolted to|voice that (?:was not|wasn.t) (?:his|hers|mine)|(?:around|at|before) midnight|after dark|(?:nothing|nobody) was there|engine (?:still )?running|no electricity|none of them (?:led|came|ever)|(?:was|were) gone and|nearest (?:house|neighbou?r|town|road) |turned (?:\p{L}+ )?white|(?:never|not|n't) (?:told|tell|tells) anyone|wires? (?:was|were|had been) cut|night shift|waved at me|stopped answering|my own voice|humming|hand ?prints?|under (?:the|my) bed|stopped breathing|(?:something|nobody|no one|someone) (?:\p{L}+ )?(?:answered|whispered|moved|grabbed|breathed|knocked|was there|smiled|called)|grabbed my|disappeared|vanished|cold hand|nailed shut|(?:voice|breath) (?:behind|whispered)|won't stop|let me in|don't turn around|dead for|heart (?:was |were )?(?:pound(?:ing|ed)|rac(?:ing|ed)|stopped|beat(?:ing)? (?:so|too) (?:loud(?:ly)?|hard|fast))|(?:open(?:ed)?|closed|shut|moved|lit up|rang) (?:long )?before (?:I|we|he|she) (?:even )?(?:touched|knocked|could|had)|facing the wall|(?:promise|swear|promised|swore|warned|told|begged|made) (?:(?:me|us|him|her|promise|swear) )*never to (?:look|open|enter|go|speak|answer|ask|tell|sleep|stay)|(?:door|lid|drawer|window|gate) (?:had )?(?:swung|creaked|flew) (?:open|shut)|nobody had (?:lived|been|slept|set foot)|my own (?:face|name|bed|photo(?:graph)?|grave|house)|(?:wearing|with|saw|had) my face|my (?:photograph|name) (?:on|in|carved|written)|smil\w+ (?:up |back )?at me|clocks? (?:\p{L}+ ){0,3}stopped|drowned|without (?:any )?(?:eyes|a face|a mouth)|(?:moved|swayed|opened|closed|rang|rocked|played) by itself|stopped moving|the same room|(?:house|apartment|flat|room|cabin) (?:\p{L}+ )?had (?:been|stood) empty|candle burning|porcelain doll|fingernails?|hissed|held my breath|heart (?:was )?pounding|(?:somebody|someone|something) was (?:lying|standing|sitting|breathing|knocking|waiting)|(?:we|they|i) had buried (?:him|her)|(?:voice|hand|face) from (?:under|behind|inside)|(?:bare )?feet running|(?:above|beside|at the foot of) my bed|rocking chair|dolls?|(?:one|someone) more (?:child|person|face|guest|body) than|keeps me awake|(?:standing|sitting|hiding|crouching) (?:in|behind|under|inside) (?:my|his|her|our|their|the) (?:wardrobe|closet|bed|curtains?|doorway|mirror)|never (?:slept|set foot|went back|returned|went|lived) (?:in|into|inside|to) (?:that|the) (?:house|room|apartment|cabin|forest|building|hotel)|stormy night|(?:heard|hear) (?:an? |the )?(?:child|girl|boy|baby|woman|man|voice)s? (?:laugh|cry|sing|whisper|call|knock)\w*|opened (?:the|my|his|her) door and (?:saw|found) (?:nobody|no one)|(?:was|is) not (?:in )?(?:his|her|my|their) (?:own )?(?:handwriting|voice|hand|reflection|face)|the (?:lights?|lamp) (?:is|was|are|were|has gone|had gone|went) out|liv(?:ed|ing) alone|[1-4] (?:a\.?m\.?|in the morning)|[1-4]:\d\d (?:a\.?m\.?|in the morning)|middle of the night)\b/iu
/** What comforts, and so counts against dread. */
const COMFORTING =
  /\b(?:hug(?:ged|s)?|kissed|danced?|cheer(?:ed|s)|birthday|wedding|thanked|waters? (?:the|her|his) flowers|taught (?:him|her|me|them)|laughed together|proud)\b/iu
/** What frightens only beside that. */
const UNEASY =
  /\b(?:that night|midnight|in the dark|alone|tied|bolted|locked|asleep|silence|empty|was gone|were gone|smil\w+|voice|stairs|standing (?:at|in|over|behind|beside)|nobody (?:had )?(?:ever|else|lived)|the police|stopped|wasn't (?:his|hers|mine)|closed)\b/iu
/** Uneasy sentences that count like one with dread. */
const UNEASY_SENTENCES = 3
/** Sentences with dread from which a script is meant to frighten. */
const MIN_SENTENCES = 3
/** Share of the sentences of a story of somebody else that have dread at least. */
const SHARE_OF_OTHERS = 0.5
/** What makes the same words harmless: tales for children, reports of history and of science. */
const HARMLESS =
  /\b(?:once upon a time|(?:little|tiny|brave|old) (?:mouse|rabbit|badger|bear|fox|owl|hedgehog|frog|dragon|cat|dog)|scientists?|researchers?|historians?|police|earthquake|war|soldiers?|army|1[0-8]\d\d|19\d\d|20\d\d)\b/iu

/** Whether somebody tells a story that is meant to frighten. */
export function isHorrorStory(analyses: readonly Analysis[]): boolean {
  const hasFirstPerson =
    analyses.some(({ isFirstPerson }) => isFirstPerson) ||
    analyses.some(({ tokens }) => tokens.some(({ low }) => /^(?:i|me|my)$/u.test(low)))
  const comforting = analyses.filter(({ text }) => COMFORTING.test(text)).length
  const dread = analyses.filter(({ text }) => DREAD.test(text)).length - comforting
  const uneasy = analyses.filter(({ text }) => UNEASY.test(text)).length
  const least = Math.min(MIN_SENTENCES, Math.ceil(analyses.length / 2))
  const isOfOthers =
    dread >= MIN_SENTENCES && dread >= analyses.length * SHARE_OF_OTHERS && !analyses.some(({ text }) => HARMLESS.test(text))
  return isOfOthers || (hasFirstPerson && (dread >= least || (dread === least - 1 && dread > 1 && uneasy >= UNEASY_SENTENCES)))
}
