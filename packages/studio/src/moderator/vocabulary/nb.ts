import type { Vocabulary } from './vocabulary.ts'

export const nb: Vocabulary = {
  sexual:
    'porno*, pornograf*, sexscene*, oralsex, analsex, gruppesex, orgie, orgier, sexvideo*, sexfilm*, naken kvinne, nakne kvinner, naken jente, nakne jenter, nakenbilde*, voldtektsscene*, knulle, knuller, fitte, fitter, voldta henne, har sex, vill sex, hard sex, elsker foran kameraet, samleie, masturb*, onaner*',
  harmless: 'badebombe, badebomber, atombombe, atombomben, atombomber',
  minors: 'barn, barnet, mindrearig*, skolejente*, liten jente, sma jenter, baby*, tenaring*',
  sexualized: 'naken, nakne, sexy, porno*, erotisk*, undertøy, sex med',
  childAbuse: 'barneporno*, barnepornografi, pedofil*',
  violence:
    'jeg skal drepe deg, jeg dreper deg, jeg skal drepe, jeg vil drepe, jeg skal myrde, hvordan drepe, hvordan dreper man, hvordan man dreper, hvordan forgifte, halshugging*, torturvideo*, blodbad, skyte pa skolen min, skoleskyting pa min, drepe kona mi, myrde kona si',
  selfHarm:
    'jeg vil dø, jeg vil ta livet mitt, ta livet av meg, hvordan bega selvmord, hvordan tar man livet av seg, selvmordsmetode*, kutte meg selv, skjære meg i armene, kutte over pulsarene, ta livet av deg',
  cut: 'kutter jeg, jeg kutter, jeg skjærer, skjærer jeg, kutte',
  wrists: 'pulsarene, handleddene, armene, handledd',
  deny: 'ikke, aldri, ingen',
  instructions:
    'hvordan lage, hvordan bygge, hvordan man lager, hvordan bygger man, bygg en, lag en, instruksjoner for, slik lager du, oppskrift pa, steg for steg, bygg, bygge, lag, sett sammen, lage',
  weapons:
    'bombe, bomber, rørbombe*, sprengstoff*, molotovcocktail*, ricin, saringass, lyddemper, *bombe, *bomber, handgranat*, sprengladning*',
  trade:
    'selger, til salgs, kjøper, hvor kjøper jeg, hvordan koke, hvordan fremstille, hvordan lage, kjøp, kjøpe, bestill, bestille, billig',
  drugs: 'kokain, heroin, metamfetamin, crystal meth, fentanyl, ecstasy, mdma, lsd, mdma, narkotika, dop, stoff, piller, hasj',
  hate: 'heil hitler, sieg heil, hvit makt, jødesvin*, jævla jøde, jævla jøder, jævla neger, svartinger, svarting, jævla homo, jævla muslim*',
  groups: 'jøder, jødene, muslimer, svarte, negre, homofile, innvandrere, flyktninger, sigøynere, kvinner, homser',
  exterminate: 'drep alle, død over, død over alle, gass alle, utrydd alle, jeg hater alle',
  despise:
    'er avskum, er utøy, er dyr, er rotter, er parasitter, er undermennesker, er mindreverdige, er søppel, ma dø, skal dø, fortjener a dø, er terrorister, er kriminelle, er en pest, bør skytes, skal skytes, fortjener døden, bør dø, ma bort',
  regimes: 'nazi*, hitler, isis, islamsk stat, holocaust',
  praise: 'er fantastisk*, er bra, hadde rett, var en helt, er helter, er en løgn, har aldri skjedd, er flott',
}
