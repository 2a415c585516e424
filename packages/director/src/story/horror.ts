import type { Analysis } from './analysis.ts'

const DREAD =
  /\b(?:breath(?:ing|ed)? (?:right )?behind|behind me|whisper\w*|scream\w*|scratch(?:es|ing)|creak\w*|haunt\w*|ghosts?|slammed|footsteps|footprints|blood|cellar|basement|attic|knock(?:ed|ing)|the (?:lights?|torch|candle|bulb|lamp|street ?light) (?:went out|died|flickered)|face should have been|bed was empty|nobody was there|no one was there|locked from|in the dark|darkness|never open|was not alone|wasn't alone|watching me|corpse|crawl\w*|shadow|mirrors?|stop(?:ped|s)? looking at|the same (?:sentence|word) (?:on|over)|(?:heard|hear) (?:somebody|someone|something|footsteps|breathing)|nobody (?:had )?opened|(?:nobody|no one) (?:\p{L}+ ){0,3}believed me|(?:after|past) midnight|waved at me|stopped answering|my own voice|humming|hand ?prints?|under (?:the|my) bed|stopped breathing|(?:something|nobody|no one|someone) (?:\p{L}+ )?(?:answered|whispered|moved|grabbed|breathed|knocked|was there|smiled|called)|grabbed my|disappeared|vanished|cold hand|nailed shut|(?:voice|breath) (?:behind|whispered)|won't stop|let me in|don't turn around|dead for|heart (?:was |were )?(?:pound(?:ing|ed)|rac(?:ing|ed)|stopped|beat(?:ing)? (?:so|too) (?:loud(?:ly)?|hard|fast))|(?:opened|closed|moved|lit up|rang) before (?:I|we|he|she) (?:touched|knocked|could|had)|nobody had (?:lived|been|slept|set foot)|my own (?:face|name|bed|photo(?:graph)?|grave|house)|(?:wearing|with|saw|had) my face|my (?:photograph|name) (?:on|in|carved|written)|smil\w+ (?:up |back )?at me|clocks? (?:\p{L}+ ){0,3}stopped|drowned|without (?:any )?(?:eyes|a face|a mouth)|(?:moved|swayed|opened|closed|rang|rocked|played) by itself|stopped moving|the same room|(?:house|apartment|flat|room|cabin) (?:\p{L}+ )?had (?:been|stood) empty|candle burning|porcelain doll|fingernails?|hissed|held my breath|heart (?:was )?pounding|(?:somebody|someone|something) was (?:lying|standing|sitting|breathing|knocking|waiting)|(?:we|they|i) had buried (?:him|her)|(?:voice|hand|face) from (?:under|behind|inside))\b/iu
/** Sentences with dread from which a script is meant to frighten. */
const MIN_SENTENCES = 3

/** Whether somebody tells a story that is meant to frighten. */
export function isHorrorStory(analyses: readonly Analysis[]): boolean {
  const isTold =
    analyses.some(({ isFirstPerson }) => isFirstPerson) ||
    analyses.some(({ tokens }) => tokens.some(({ low }) => /^(?:i|me|my)$/u.test(low)))
  return isTold && analyses.filter(({ text }) => DREAD.test(text)).length >= Math.min(MIN_SENTENCES, Math.ceil(analyses.length / 2))
}
