import type { LanguageRules } from '../lexical/language-rules.ts'

export const DANISH: LanguageRules = {
  endings: 'en|n|et|t|e|er|r|ene|erne|rne|ne|s|ens|ets',
  nouns: `
man mand! manden! mænd mændene|woman kvinde|boy dreng|girl pige|child barn! barnet! børn børnene|baby baby|old_man olding bedstefar|old_woman bedstemor
king konge!|king kongen!|king konger!|queen dronning|prince prins|princess prinsesse|emperor kejser|knight ridder|soldier soldat|monk munk|priest præst|doctor læge!|doctor lægen!|doctor læger!|nurse sygeplejerske|teacher lærer|student elev studerende
farmer landmand bonde bønder|fisherman fisker!|fisherman fiskeren!|fisherman fiskere!|baker bager!|baker bageren!|baker bagere!|cook kok! kokken! kokke|carpenter tømrer snedker|worker arbejder!|worker arbejderen!|worker arbejdere!|engineer ingeniør|scientist forsker!|scientist forskeren!|scientist forskere!|astronaut astronaut|sailor sømand matros|captain kaptajn|singer sanger|dancer danser!|dancer danseren!|painter maler!|writer forfatter
police_officer politibetjent|firefighter brandmand|merchant købmand|pirate pirat|wizard troldmand|witch heks|blacksmith smed|gardener gartner|shepherd hyrde
family familie|crowd menneskemængde|mother mor! moren!|father far! faren_til
cat kat! katten! katte|dog hund hvalp|fox ræv|wolf ulv|bear bjørn|lion løve!|lion løven!|lion løver!|tiger tiger! tigeren!|elephant elefant|horse hest|cow ko! koen! køer|pig gris|sheep får! fåret! lam!|goat ged! geden! geder|donkey æsel|rabbit kanin hare! haren!|mouse mus! musen!|squirrel egern|hedgehog pindsvin|deer hjort rådyr|monkey abe! aben! aber
bird fugl|owl ugle|duck and! anden_svømmer ænder|chicken høne! høns|eagle ørn|swan svane|penguin pingvin|parrot papegøje|dove due! duer!|fish fisk! fisken! fiskene!|shark haj|whale hval|dolphin delfin|octopus blæksprutte|frog frø! frøer|turtle skildpadde|snake slange|crocodile krokodille|dragon drage!|dragon dragen!|dragon drager!|dinosaur dinosaur|butterfly sommerfugl|bee bi! bier bierne|ant myre!|ant myrer!|spider edderkop|snail snegl
tree træ! træet! træer|flower blomst|sunflower solsikke|mushroom svamp|apple æble|pear pære|lemon citron|banana banan|grape drue|strawberry jordbær|cherry kirsebær|tomato tomat|potato kartof|carrot gulerod gulerødder|onion løg!|onion løget!|garlic hvidløg|bread brød|cheese ost! osten!|egg æg! ægget! æggene!|milk mælk|butter smør|honey honning|rice ris!|cake kage!|cake kagen!|pizza pizza|soup suppe|salt salt!|flour mel!|coffee kaffe|tea te!|wine vin!|beer øl!|meat kød|chocolate chokolade
house hus! huset! huse husene|hut hytte|castle slot! slottet! slotte|church kirke|tower tårn|bridge bro! broen! broer|lighthouse fyrtårn|factory fabrik|hospital sygehus|prison fængsel|pyramid pyramide|door dør! døren! døre!|window vindue|chair stol! stolen! stole!|table bord! bordet!|bed seng|lamp lampe|lantern lanterne lygte|candle stearinlys|mirror spejl|basket kurv|bucket spand|broom kost!|bottle flaske|cup kop! koppen! kopper|book bog! bogen! bøger|newspaper avis|map landkort|pencil blyant
smartphone mobiltelefon smartphone|telephone telefon|computer computer|television fjernsyn|robot robot|car bil! bilen! biler|bus bus! bussen! busser|taxi taxa|truck lastbil|train tog! toget! togene!|airplane fly! flyet! flyvemaskine|helicopter helikopter|bicycle cykel! cyklen! cykler!|ship skib|boat båd|sailboat sejlbåd|rocket raket|tractor traktor|balloon ballon|umbrella paraply|suitcase kuffert
hat hat! hatten! hatte!|shoe sko! skoen! skoene!|coat frakke|glasses briller|crown krone! kronen!|hammer hammer|ladder stige!|rope reb!|guitar guitar|violin violin|piano klaver|drum tromme|trumpet trompet|flute fløjte!|ball bold! bolden! bolde|telescope teleskop|microscope mikroskop|anchor anker
moon måne! månen!|sun sol! solen!|star stjerner stjernerne|cloud sky_på_himlen|rainbow regnbue|volcano vulkan|mountain bjerg|island ø! øen! øer|earth jorden! |sky himmel himlen|waterfall vandfald|planet planet|satellite satellit
forest skov|sea hav! havet! havene!|river flod! floden! floder|beach strand|village landsby|city by! byen! byer|field mark! marken!|garden have! haven!|desert ørken|street gade! gaden! gader|kitchen køkken|bedroom soveværelse|library bibliotek|laboratory laboratori|cave hule! hulen!|jungle jungle
hour/night nat! natten! midnat|hour/dusk aften aftenen solnedgang|hour/dawn daggry solopgang
weather/rain regn! regnen! regner regnede|weather/snow sne! sneen! sner! sneede|weather/fog tåge|weather/storm storm! stormen! tordenvejr`,
  none: 'ingen intet uden',
  not: 'ikke aldrig ingen intet',
  like: 'som end ligesom',
  if: 'hvis',
  possessive: 'min mit mine din dit hans hendes sin sit sine deres vores',
  old: 'gammel! gamle! gammelt!',
  numbers: `2 to|3 tre|4 fire|5 fem|6 seks|7 syv|8 otte|9 ni|10 ti|11 elleve|12 tolv|20 tyve|30 tredive|40 fyrre|50 halvtreds|60 tres|70 halvfjerds|80 firs|90 halvfems|100 hundrede|1000 tusind`,
  many: 'tusindvis hundredvis millioner mange tusinder',
  dead: 'døde! dræb myrd henrett drukne',
  up: 'steg! stiger! steget! voksede vokser',
  down: 'faldt! falder! faldet! sank! synker!',
  actions: `sleep sover! sov!|run løber! løb!|walk gik! går! vandre|swim svømme|read læser læste|write skriv skrev|eat spiser spiste|drink drikker drak|cook bager_brød bagte|dance danser! dansede|sing synger sang!|sit sidder sad!|cry græd|laugh griner lo!|climb klatr`,
  empty: 'omkring nogensinde allerede gange dagen klokken',
}
