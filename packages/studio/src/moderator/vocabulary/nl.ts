import type { Vocabulary } from './vocabulary.ts'

export const nl: Vocabulary = {
  sexual:
    'porno*, pornograf*, seksscene*, orale seks, anale seks, groepsseks, orgie, orgieen, seksvideo*, seksfilm*, naakte vrouw*, naakte meisje*, naaktfoto*, verkrachtingsscene*, neuken, geneukt, pijpbeurt*, haar verkrachten, kut likken, heeft seks, hebben seks, heeft wilde seks, wilde seks, hebben wilde seks, bedrijven de liefde, geslachtsgemeenschap, masturb*',
  harmless: 'badbom, badbommen, bruisbal*, ijsbom, atoombom, atoombommen',
  minors: 'kind, kinder*, kinderen, minderjarig*, schoolmeisje*, klein meisje, kleine meisje*, peuter*, baby*, tiener*',
  sexualized: 'naakt, naakte, sexy, porno*, erotisch*, lingerie, seks met',
  childAbuse: 'kinderporno*, pedofil*',
  violence:
    'ik ga je vermoorden, ik vermoord je, ik maak je dood, ik ga hem vermoorden, ik ga haar vermoorden, hoe vermoord je, hoe vermoord ik, hoe je iemand vermoordt, hoe vergiftig je, hoe vergiftig ik, onthoofding*, martelvideo*, bloedbad, schietpartij op mijn school, mijn vrouw vermoorden, zijn vrouw vermoorden',
  selfHarm:
    'ik wil dood, ik wil sterven, ik maak mezelf van kant, hoe pleeg je zelfmoord, hoe pleeg ik zelfmoord, zelfmoordmethode*, ik wil zelfmoord plegen, mijn polsen doorsnijden, maak jezelf van kant, pleeg zelfmoord, een einde aan mijn leven',
  cut: 'snijd ik, ik snijd, snij ik, ik snij, ik kras, doorsnijden',
  wrists: 'mijn polsen, mijn armen, polsen',
  deny: 'niet, geen, nooit',
  instructions:
    'hoe maak je, hoe maak ik, hoe bouw je, hoe bouw ik, zelf een, handleiding voor, recept voor, zo maak je, stap voor stap, in elkaar zetten, bouw, maak, bouwen, zet in elkaar, knutsel',
  weapons:
    'bom, bommen, pijpbom*, explosieven, springstof*, molotovcocktail*, ricine, saringas, geluiddemper, *bom, *bommen, handgranaat, explosief',
  trade: 'verkoop, te koop, koop hier, waar koop ik, hoe kook je, hoe maak je, kopen, online kopen, bestel, bestellen, goedkope',
  drugs: 'cocaine, heroine, crystal meth, methamfetamine, fentanyl, xtc, mdma, lsd, mdma, drugs, coke, wiet, pillen, xtc',
  hate: 'heil hitler, sieg heil, kutmarokkaan*, kankerjood, vuile jood, vuile joden, vieze jood, vieze neger, kankerneger*, vuile nikker, nikkers, buitenlanders moeten dood, kankerhomo*',
  groups: 'joden, moslims, negers, zwarten, homo s, homos, buitenlanders, vluchtelingen, zigeuners, vrouwen, marokkanen',
  exterminate: 'vermoord alle, dood aan alle, dood aan, vergas de, vergas alle, roei alle, ik haat alle, maak alle',
  despise:
    'zijn uitschot, zijn ongedierte, zijn beesten, zijn ratten, zijn parasieten, zijn minderwaardig, zijn tuig, zijn afval, moeten dood, moeten sterven, verdienen de dood, zijn terroristen, zijn criminelen, zijn een plaag, moeten worden doodgeschoten, horen dood, verdienen te sterven, moeten weg',
  regimes: 'nazi*, hitler, isis, islamitische staat, holocaust',
  praise: 'is geweldig, had gelijk, was een held, zijn helden, is een leugen, is fantastisch, hadden gelijk, heeft nooit bestaan',
}
