/**
 * Words of the profanity list that are merely rude or mostly harmless (animals, names, plants, anatomy, chess).
 * Their sexual senses are covered by the class patterns.
 */
export const ALLOWED_WORDS: readonly string[] =
  `anus arse arses ass asses balls ballsack bastard bitch bitches bitchin bitching biatch bitchboy bitcher bitchers bloody bollock bollok bugger bullshit bum butt butts breasts
  cawk chink cipa cock cocks cok coon coons cox crap cum damn dick dink dinks doggin doosh duche dyke fag fags fanny fcuk feck fecker flange fook goddamn goddamned hoar hoare hoer hoes
  homo hore jap kawk knobead knobed knobend knobhead kum lust lusting masochist mofo muff nazi nob nobhead numbnuts pawn pecker phuk phuck piss pissed pisser pissers pisses pissflaps
  pissin pissing pissoff poop prick pricks pron pube pusse pussi pussies pussy pussys rectum retard sadist screwing scrote scrotum sex shag shit shite shited shitey shithead shiting
  shitings shits shitted shitter shitters shitting shittings shitty shitfull skank slut sluts snatch spac teets testical testicle tit tits titt tosser turd twat twatty twathead vagina vulva wang
  wanky willies willy`
    .split(/\s+/)
    .concat('s hit')
