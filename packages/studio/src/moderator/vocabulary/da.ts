import type { Vocabulary } from './vocabulary.ts'

export const da: Vocabulary = {
  sexual:
    'porno*, pornograf*, sexscene*, oralsex, analsex, gruppesex, orgie, orgier, sexvideo*, sexfilm*, nøgen kvinde, nøgne kvinder, nøgne piger, nøgen pige, nøgenbillede*, voldtægtsscene*, kneppe*, fisse, fisser, voldtage hende, har sex, vild sex, hard sex, elsker foran kameraet, samleje, masturb*, onaner*',
  harmless: 'badebombe, badebomber, atombombe, atombomben, atombomber',
  minors: 'barn, barnet, børn, mindrearig*, skolepige*, lille pige, sma piger, baby*, teenager*',
  sexualized: 'nøgen, nøgne, sexet, sexede, porno*, erotisk*, lingeri, sex med',
  childAbuse: 'børneporno*, pædofil*',
  violence:
    'jeg slar dig ihjel, jeg vil drabe, jeg dræber dig, jeg vil dræbe, jeg vil myrde, hvordan man dræber, hvordan dræber man, hvordan dræber jeg, hvordan man forgifter sin, halshugning*, torturvideo*, blodbad, skyde pa min skole, skoleskyderi pa min, dræbe min kone, myrde sin kone',
  selfHarm:
    'jeg vil dø, jeg vil bega selvmord, jeg slar mig selv ihjel, hvordan begar man selvmord, hvordan man begar selvmord, selvmordsmetode*, skære i mig selv, skære mine handled over, sla dig selv ihjel, tage mit eget liv',
  cut: 'skærer jeg, jeg skærer, skære',
  wrists: 'handleddene, mine handled, armene, pulsarerne',
  deny: 'ikke, aldrig, ingen',
  instructions:
    'hvordan man laver, hvordan laver man, hvordan bygger man, hvordan man bygger, byg en, instruktioner til, sadan bygger du, opskrift pa, trin for trin, byg, bygge, lav, fremstil, saml',
  weapons:
    'bombe, bomber, rørbombe*, sprængstof*, molotovcocktail*, ricin, saringas, lyddæmper, *bombe, *bomber, handgranat*, sprængstoffer',
  trade:
    'sælger, til salg, køber, hvor køber jeg, hvordan koger man, hvordan fremstiller man, køb, købe, bestil, bestille, billig, billigt',
  drugs: 'kokain, heroin, metamfetamin, crystal meth, fentanyl, ecstasy, mdma, lsd, mdma, stoffer, narko, coke, piller, hash',
  hate: 'heil hitler, sieg heil, hvid magt, beskidte jøde*, jødesvin*, perkersvin*, perkere, negersvin*, skide neger, bøsserøv*, bøssesvin*',
  groups: 'jøder, jøderne, muslimer, sorte, negre, bøsser, indvandrere, flygtninge, sigøjnere, kvinder, homoseksuelle',
  exterminate: 'dræb alle, død over, død over alle, gas alle, udryd alle, jeg hader alle',
  despise:
    'er afskum, er utøj, er dyr, er rotter, er parasitter, er undermennesker, er mindreværdige, er skidt, skal dø, fortjener at dø, er terrorister, er kriminelle, er en plage, skal skydes, bør skydes, fortjener døden, bør dø, ma dø',
  regimes: 'nazi*, hitler, isis, islamisk stat, holocaust',
  praise: 'er fantastisk*, er god, er godt, havde ret, var en helt, er helte, er en løgn, er aldrig sket',
}
