import type { Analysis } from '../analysis.ts'

const BAD = '(?:afraid|scared|alone|lonely|hungry|sick|ill|poor|ashamed|worried|in pain|in debt|homeless|broke)'
/** What others do to somebody whom they make small. */
const MADE_SMALL =
  '(?:laugh(?:ed|s)? at|mock(?:ed|s)?|teas(?:ed|es)|tease|bull(?:y|ied|ies)|ridiculed?|doubt(?:ed|s)?|underestimated?|hurt|hit|insult(?:ed)?|scold(?:ed)?|ignor(?:ed|e)|threaten(?:ed)?|chas(?:ed|e)|blam(?:ed|e)|cheat(?:ed)?|(?:made|make|poked?) fun of|looked down on|called? (?:him|her|me|us|them|\\p{Lu}\\p{L}+) (?:an? |the |too )?)'
const GRIEVANCE = '(?:dying|killing|bombing|pain|bleeding|war|storm|fever|shaking|hunger|plague|epidemic|nightmares?|fighting)'
/** `Today I own the building`: whoever has come that far. */
const NOWADAYS = '^(?:Today|Now|Nowadays|These days),? (?:I|he|she|we)'
/** Words by which a sentence tells that something bad ends or something long hoped for begins. */
const RELIEF = new RegExp(
  [
    `\\b(?:no longer|never again) (?:\\p{L}+ ){0,2}${BAD}\\b`,
    `\\b(?:not|never|n't) (?:\\p{L}+ )?${BAD} (?:(?:of|about) [^,.;]{1,25} )?(?:anymore|any more|again|any longer)\\b`,
    `\\bnever (?:again )?(?:had|has|have|needed|needs) to (?:be|feel) ${BAD}\\b`,
    `\\b(?:nobody|no one|none of (?:them|the \\p{L}+)) (?:ever |would |would ever |has |has ever |had |dared to )*${MADE_SMALL}\\b[^,.;]*\\b(?:again|any ?more|any longer|after that)\\b`,
    `\\bnever (?:was|were|felt) (?:\\p{L}+ )?${BAD} again\\b`,
    `\\bfree (?:man|woman|people)\\b`,
    `\\b(?:cross(?:es|ed)?|reach(?:es|ed)?) the finish(?:ing)? line\\b`,
    `\\bnever been (?:so |more )?(?:happ(?:y|ier)|proud(?:er)?|glad)\\b`,
    `\\bstopped being ${BAD}\\b`,
    `\\b${GRIEVANCE} (?:had |has |finally )?(?:stopped|ended|was over|passed)\\b|\\bfever (?:had |has |finally )?broke\\b`,
    `\\b(?:could|can|would|was|were) (?:finally|at last) (?!caught|arrested|executed|killed|dead|gone|alone)`,
    `\\b(?:finally|at last),? (?:\\p{L}+ ){0,2}(?:could|found|convinced|demand(?:ed)?|agreed|won|free|paid off|opened (?:her|his|my|their|our)|offered|home|safe|said yes|let (?:him|her|me|us|them))\\b`,
    `\\boffer(?:s|ed)? (?:him|her|me|us|them|you) (?:an?|the|his|her|my|their) (?:\\p{L}+ )?(?:contract|job|role|part|place|scholarship|deal|position|partnership|loan)\\b`,
    `\\boffer(?:s|ed)? to (?:buy|publish|hire|invest|produce|fund)\\b|\\bbegged (?:him|her|me|us|them) (?:to (?:come|join|work|sell|teach)|for a job)`,
    `\\b(?:was|were|got|been) (?:finally )?(?:accepted|released|freed|rescued|saved|cured|healed|hired|promoted|reunited|pardoned)\\b`,
    `\\b(?:every|each) (?:new |single )?(?:day|morning|hour|minute|breath|sunrise)\\b[^,.;]{0,20} (?:is|was|were|feels|felt) (?:like )?an? (?:gift|bonus|present)\\b`,
    `\\bnever (?:looked back|(?:had to |have to )?(?:go|went) hungry again)\\b`,
    `${NOWADAYS} (?:own|runs?|owns|leads?|employs?|teach(?:es)?|coach(?:es)?|manages?) (?:an?|the|my|his|her|our|their|one|two|three|\\d+) (?!risk|danger|debts?|fever|temperature|hospital)`,
  ].join('|'),
  'iu',
)

/** `Five days after the war had ended, he was shot`: when it happens, not what. */
const TIME_CLAUSE = /\b(?:(?:days?|weeks?|months?|years?|hours?|minutes?|shortly|soon) )(?:after|before|since) [^,;]+,/giu

/** Whether a sentence tells a turn for the better. */
export const tellsRelief = ({ text }: Analysis): boolean => RELIEF.test(text.replace(TIME_CLAUSE, ''))
