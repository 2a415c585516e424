import type { Vocabulary } from './vocabulary.ts'

export const sv: Vocabulary = {
  sexual:
    'porr, porrfilm*, porrvideo*, pornograf*, sexscen*, oralsex, analsex, gruppsex, orgie, orgier, sexvideo*, sexfilm*, naken kvinna, nakna kvinnor, naken tjej, nakna tjejer, nakenbild*, valdtaktsscen*, knulla*, fitta, fittor, valdta henne, har sex med, vild sex, hart sex, alskar framfor kameran, samlag, masturb*, onaner*',
  harmless: 'badbomb, badbomber, atombomb, atombomben, atombomber, bombnedslag',
  minors: 'barn, barnet, minderarig*, skolflicka*, liten flicka, sma flickor, bebis*, tonaring*',
  sexualized: 'naken, nakna, sexig*, porr*, erotisk*, underklader, sex med',
  childAbuse: 'barnporr*, barnpornografi, pedofil*',
  violence:
    'jag ska doda dig, jag ska doda, jag dodar dig, jag ska morda, jag vill doda, hur man dodar nagon, hur man dodar sin, hur dodar jag, hur man forgiftar sin, halshuggning*, tortyrvideo*, blodbad, skjuta pa min skola, skolskjutning pa min, doda min fru, morda sin fru',
  selfHarm:
    'jag vill do, jag ska ta livet av mig, ta livet av mig, hur man tar sitt liv, hur man begar sjalvmord, sjalvmordsmetod*, skara mig i armarna, skara upp handlederna, ta livet av dig, ga och do, hur begar man sjalvmord, bega sjalvmord utan',
  cut: 'skar jag, jag skar, skar upp, skara',
  wrists: 'handlederna, mina handleder, armarna, pulsadrorna',
  deny: 'inte, ej, aldrig, inga',
  instructions:
    'hur man bygger, hur man gor, hur bygger jag, hur gor jag, bygg en, instruktioner for, sa bygger du, recept pa, steg for steg, bygg, bygga, gor, tillverka, satt ihop',
  weapons:
    'bomb, bomber, rorbomb*, sprangladdning*, sprangamne*, molotovcocktail*, ricin, saringas, ljuddampare, *bomb, *bomber, handgranat*, sprangmedel',
  trade:
    'saljer, till salu, koper, var koper jag, hur kokar man, hur man kokar, hur tillverkar man, kop, kopa, bestall, bestalla, billigt, kop har',
  drugs: 'kokain, heroin, metamfetamin, crystal meth, fentanyl, ecstasy, mdma, lsd, mdma, droger, knark, kola, piller, ecstasy',
  hate: 'heil hitler, sieg heil, vit makt, jude javeln, judejavel*, javla jude, javla judar, javla neger, negrer, negerjavel*, svartskalle*, blattejavel*, bogjavel*',
  groups: 'judar, judarna, muslimer, svarta, negrer, bogar, invandrare, flyktingar, zigenare, kvinnor, homosexuella',
  exterminate: 'doda alla, dod at, dod at alla, gasa alla, utrota alla, jag hatar alla',
  despise:
    'ar avskum, ar ohyra, ar djur, ar rattor, ar parasiter, ar undermanniskor, ar mindre varda, ar skrap, maste do, ska do, fortjanar att do, ar terrorister, ar kriminella, ar en pest, borde skjutas, ska skjutas, fortjanar doden, borde do, maste bort',
  regimes: 'nazi*, hitler, isis, islamiska staten, forintelsen',
  praise: 'ar bra, ar fantastisk*, hade ratt, var en hjalte, ar hjaltar, ar en logn, har aldrig hant, ar underbar*',
}
