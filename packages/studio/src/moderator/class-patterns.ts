import type { ModerationClass } from '@fablecut/generation/ports/moderator'

const PERSON =
  '(?:him|her|them|you|us|people|everyone|everybody|someone|somebody|(?:my|your|his|her|the|a|this|that) (?:\\w+ )?(?:boss|teacher|wife|husband|neighbou?r|mother|father|family|girl|boy|man|woman|child|kid|friend|ex|president|classmates?))'
const PROTECTED_GROUP =
  '(?:jews?|muslims?|christians?|hindus?|blacks?|whites|asians?|mexicans?|arabs?|gays?|lesbians?|trans(?:gender)?(?: people)?|immigrants?|refugees?|gypsies|women|disabled(?: people)?)'
const MINOR =
  '(?:child|children|kids?|minors?|under-?age|pre-?teens?|schoolgirls?|schoolboys?|little (?:girls?|boys?)|toddlers?|bab(?:y|ies)|infants?|(?:[1-9]|1[0-7])[- ]years?[- ]old|(?:[1-9]|1[0-7]) ?yo)'
const SEXUAL =
  '(?:naked|nudes?|sexy|sexual(?:ly|ised|ized)?(?! education)|sex(?! education)|porn(?:o|ography|ographic)?|erotic(?:a|ally)?|topless|lingerie|seduc(?:e|es|ed|ing|tive)|molest(?:s|ed|ing)?|fondl(?:e|es|ed|ing))'

const POSSESSIVE = "(?:a |an |the |my |your |his |her |their |any |\\w+['’]s )?(?:(?!piggy )\\w+ )?"

/** Regular expressions of each class, matched as whole words; a space matches any white space. */
export const CLASS_PATTERNS: Readonly<Record<ModerationClass, readonly string[]>> = {
  sexual: [
    'rape (?:scene|video|film|porn|fantasy|her|him|them)s?|(?:gang ?bang|hand ?job|deep ?throat|cum ?shot)s?|blowjobs?|sluts|whores? (?:for|in|gets?)|explicit sex|(?:make|making|makes) love (?:on|to the|for the) camera|strips? (?:her|him)?self naked|strips? naked',
    'hardcore porn|porn(?:o|os|ography|ographic|hub)?|hentai|xxx|nsfw|erotica|erotic (?:film|video|story|scene|dance)s?|strip ?tease|onlyfans',
    '(?:have|has|having|had) sex(?! education)|sex (?:tape|scene|toy|act|video)s?|oral sex|group sex|sex with|threesomes?|orgy|orgies',
    '(?:fully|completely|totally) (?:naked|nude)|naked (?:wom[ae]n|m[ae]n|girls?|boys?|bod(?:y|ies))|nude (?:photo|picture|pic|video|selfie|wom[ae]n|m[ae]n|girl|boy)s?|send nudes|topless (?:girl|wom[ae]n)s?',
    'pussy(?! ?(?:cats?|willows?|foot))|suck(?:s|ing|ed)? (?:my|his|your) (?:dick|cock)|(?:big|huge|hard) (?:dick|cock)s?|(?:big|huge) (?:tits|boobs)|cum(?:ming)? (?:on|in|inside)',
  ],
  violence: [
    `(?!kill(?:s|ed) (?:you|us|people|everyone|everybody|them|someone)\\b)(?:kill|murder|stab|strangle|torture|behead|dismember|mutilate|execute|slaughter|butcher)(?:s|ed|ing)? ${PERSON}`,
    `(?:going to|want to|gonna|will|how to) (?:kill|murder|poison|stab|behead|torture) (?!time|the (?:lights?|engine|mood|time)|it\\b|weeds?|mosquito(?:es)?|germs|bacteria|a (?:process|virus)|bugs?)\\w+`,
    'beheadings?|decapitat(?:e|ed|es|ing|ion)|disembowel(?:s|ed|ing|led|ling)?|dismember(?:s|ed|ing|ment)|snuff (?:film|video)s?|gore ?porn|blood ?bath',
    `shoot(?:s|ing)? ${PERSON} (?:dead|in the (?:head|face|back|heart))`,
    '(?:school|mass) shootings?|shoot(?:ing)? up (?:a|the|my) (?:school|church|mosque|synagogue|office|mall)|(?:blow|bomb)(?:ing)? up (?:a|the|my) (?:school|church|mosque|synagogue|hospital|building|airport)',
  ],
  'self-harm': [
    '(?:kill|hang|shoot|drown|poison|starve|hurt|harm)(?:s|ed|ing)? (?:myself|yourself)|cut(?:ting)? (?:my|your) (?:wrists?|veins?)|cutting (?:myself|yourself)|slit(?:ting)? (?:my|your|his|her) wrists?',
    '(?:commit(?:s|ted|ting)?|attempt(?:s|ed|ing)?) suicide|suicide (?:method|note|pact|pill|tutorial|challenge)s?|how to (?:commit suicide|die painlessly|end it all|self-?harm)',
    '(?:want|wants|going|decided|ready) to (?:die(?! for| of laughter| laughing)|end (?:my|his|her|their) (?:own )?li(?:fe|ves)|kill (?:myself|himself|herself))|end (?:my|your) (?:own )?life|better off dead|kys',
    'self-?harm(?:ing)?|pro-?ana|thinspo(?:ration)?|pro-?mia',
  ],
  weapons: [
    '(?:make|print|build|making|printing|building) (?:a |an |your own |your |my )?(?:\\w+ )?(?:(?<!bath |photo |seed |f-)bombs?|ghost gun|untraceable gun|silencer|molotov(?: cocktail)?|nerve agent|ricin|sarin|dirty bomb|explosives?)(?! (?:shelter|disposal|detector|calorimeter))',
    'bomb[- ]making (?:guide|instructions|tutorial|recipe)s?|(?:recipe|instructions) for (?:a |an )?(?:bomb|explosive|molotov|ricin|sarin)s?',
  ],
  drugs: [
    '(?:how to|where to|learn to|let me) (?:cook|make|brew|sell|buy|smuggle|grow and sell|deal|inject|snort) (?:some |your own |crystal )?(?:meth(?:amphetamine)?|heroin|cocaine|crack|fentanyl|lsd|mdma|ecstasy)',
    '(?:selling|buy|order|i sell|smuggl(?:e|es)|deal|dealing) (?:illegal |hard |cheap |pure )?(?:drugs(?! from the pharmacy)|meth|heroin|cocaine|crack|fentanyl|mdma|ecstasy)|(?:drugs|meth|heroin|cocaine|fentanyl|mdma) for sale',
  ],
  illegal: [
    '(?:sell|selling|buy|buying|smuggl(?:e|es|ing)|deal|dealing|traffick(?:s|ing)?) (?:guns? without|stolen (?:cards?|goods)|people|humans|organs|ivory|fake (?:ids?|passports?))',
    `(?:how to|ways to) (?:(?:hack|break) into ${POSSESSIVE}(?:houses?|homes?|cars?|banks?|accounts?|phones?|computers?|servers?|e-?mails?|wi-?fi)|rob ${POSSESSIVE}(?:banks?|stores?|shops?|houses?|trains?|people)|steal ${POSSESSIVE}(?:cars?|phones?|passwords?|identit(?:y|ies)|credit cards?|wallets?|bikes?|packages)|forge ${POSSESSIVE}(?:passports?|signatures?|documents?|ids?)|shoplift|launder money|counterfeit money|evade tax(?:es)?|hot-?wire)`,
    '(?:stolen|cloned) credit cards? (?:numbers?|for sale)|card skimming|money laundering (?:guide|tutorial|made easy)|counterfeit (?:money|bills|notes) (?:guide|tutorial|for sale)|human trafficking (?:guide|tips|ring for)',
  ],
  hate: [
    'nigg(?:er|a|ah|az)s?|kikes?|spics?|wetbacks?|gooks?|chinks|fagg?ots?|trann(?:y|ies)|ragheads?|sand ?nigg(?:er|a)s?|towelheads?|pakis|beaners?|retards',
    '(?:nazis?|nazism|hitler|isis|the holocaust|the ss)(?: \\w+){0,2} (?:is|was|were|are) (?:so )?(?:great|right|heroe?s?|a hero|awesome|a hoax|a lie|amazing)|(?:long live|praise|hail) (?:hitler|nazism|isis)|fuck (?:jews|muslims|blacks|gays)',
    'white power|heil hitler|sieg heil|gas the jews|1488|master race|white genocide|race war|ku klux klan forever',
    `(?:kill|exterminate|gas|hang|burn|shoot|deport|eliminate|hate) (?:all |every |the |those )*${PROTECTED_GROUP}`,
    `${PROTECTED_GROUP} (?:are|is) (?:all )?(?:terrorists|criminals|a plague|vermin|sub-?humans?|animals|parasites|cockroaches|filth|filthy|scum|inferior|rats|a disease|trash|garbage)`,
    `${PROTECTED_GROUP} (?:should|must|deserve to|(?:\\w+ ){1,4}(?:should|must|deserve to)) (?:all )?(?:die|be (?:killed|exterminated|gassed|deported|shot|hanged|burned))`,
  ],
  'child-safety': [
    'child ?porn(?:ography)?|kiddie porn|csam|lolicon|shotacon|jail ?bait|p(?:a)?edophil(?:e|es|ia)|child (?:sex|erotica|abuse (?:material|video|image)s?)',
    `(?:${SEXUAL}|undress(?:es|ed|ing)?) (?:\\w+ ){0,3}${MINOR}`,
    `${MINOR} (?:\\w+ ){0,3}${SEXUAL}(?! education)`,
  ],
}
