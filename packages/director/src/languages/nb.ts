import type { LanguageRules } from '../lexical/language-rules.ts'

export const NORWEGIAN: LanguageRules = {
  endings: 'en|n|et|t|e|er|r|ene|erne|rne|ne|s|ens|ets',
  nouns: `
man mann! mannen! menn mennene|woman kvinne|boy gutt|girl jente|child barn! barnet! barna!|baby baby|old_man olding bestefar|old_woman bestemor
king konge! kongen! konger!|king konge!|king konge!|queen dronning|prince prins|princess prinsesse|emperor keiser|knight ridder|soldier soldat|monk munk|priest præst|doctor lege! legen! leger!|doctor lege!|doctor lege!|nurse sykepleier|teacher lærer|student elev studerende
farmer bonde! bonden! bønder|fisherman fisker! fiskeren! fiskere!|fisherman fisker!|fisherman fisker!|baker baker! bakeren! bakere!|baker baker!|baker baker!|cook kokk|carpenter snekker tømmermann|worker arbeider! arbeideren! arbeidere!|worker arbeider!|worker arbeider!|engineer ingeniør|scientist forsker!|scientist forskeren!|scientist forskere!|astronaut astronaut|sailor sjømann matros|captain kaptein|singer sanger|dancer danser!|dancer danseren!|painter maler!|writer forfatter
police_officer politimann|firefighter brannmann|merchant kjøpmann|pirate pirat|wizard trollmann|witch heks|blacksmith smed|gardener gartner|shepherd gjeter
family familie|crowd folkemengde|mother mor! moren!|father far! faren_til
cat katt|dog hund valp|fox rev! reven! rever|wolf ulv|bear bjørn|lion løve!|lion løven!|lion løver!|tiger tiger! tigeren!|elephant elefant|horse hest|cow ko! koen! køer|pig gris|sheep får! fåret! lam!|goat geit|donkey esel|rabbit kanin hare! haren!|mouse mus! musen!|squirrel ekorn|hedgehog piggsvin|deer hjort rådyr|monkey ape! apen! aper!
bird fugl|owl ugle|duck ender|chicken høne! høner|eagle ørn|swan svane|penguin pingvin|parrot papegøje|dove due! duer!|fish fisk! fisken! fiskene!|shark haj|whale hval|dolphin delfin|octopus blekksprut|frog frosk|turtle skilpadde|snake slange|crocodile krokodille|dragon drage!|dragon dragen!|dragon drager!|dinosaur dinosaur|butterfly sommerfugl|bee bi! bier bierne|ant maur|ant maur|spider edderkopp|snail snegl
tree tre! treet! trær|flower blomst|sunflower solsikke|mushroom sopp|apple eple|pear pære|lemon sitron|banana banan|grape drue|strawberry jordbær|cherry kirsebær|tomato tomat|potato potet|carrot gulrot gulrøtter|onion løk|onion løk|garlic hvitløk|bread brød|cheese ost! osten!|egg egg! egget! eggene!|milk melk|butter smør|honey honning|rice ris!|cake kake! kaken!|cake kake!|pizza pizza|soup suppe|salt salt!|flour mel!|coffee kaffe|tea te!|wine vin!|beer øl!|meat kjøtt|chocolate sjokolade
house hus! huset! huse husene|hut hytte|castle slott borg!|church kirke|tower tårn|bridge bro! broen! broer|lighthouse fyrtårn|factory fabrik|hospital sykehus|prison fengsel|pyramid pyramide|door dør! døren! døre!|window vindu|chair stol! stolen! stole!|table bord! bordet!|bed seng|lamp lampe|lantern lanterne lykt|candle stearinlys|mirror speil|basket kurv|bucket bøtte|broom sopelime|bottle flaske|cup kopp|book bok! boken! boka! bøker|newspaper avis|map landkart|pencil blyant
smartphone mobiltelefon smartphone|telephone telefon|computer datamaskin|television fjernsyn|robot robot|car bil! bilen! biler|bus buss|taxi drosje|truck lastebil|train tog! toget! togene!|airplane fly! flyet!|helicopter helikopter|bicycle sykkel! sykkelen! sykler!|ship skip! skipet! skipene!|boat båt|sailboat seilbåt|rocket raket|tractor traktor|balloon ballong|umbrella paraply|suitcase koffert
hat hatt|shoe sko! skoen! skoene!|coat frakk|glasses briller|crown krone! kronen!|hammer hammer|ladder stige!|rope tau!|guitar gitar|violin fiolin|piano piano klaver|drum tromme|trumpet trompet|flute fløyte!|ball ball! ballen! baller|telescope teleskop|microscope mikroskop|anchor anker
moon måne! månen!|sun sol! solen!|star stjerner stjernerne|cloud skyer!|rainbow regnbue|volcano vulkan|mountain fjell|island øy! øya! øyer|earth jorden!|sky himmel himlen|waterfall foss! fossen!|planet planet|satellite satellit
forest skog|sea hav! havet! havene!|river elv! elva! elven!|beach strand|village landsby|city by! byen! byer|field åker|garden hage! hagen!|desert ørken|street gate! gaten! gata!|kitchen kjøkken|bedroom soverom|library bibliotek|laboratory laboratori|cave hule! hulen!|jungle jungle
hour/night natt! natten! midnatt|hour/dusk skumring solnedgang|hour/dawn daggry soloppgang
weather/rain regn! regner regnet! regnet|weather/snow snø! snøen! snør snødde|weather/fog tåke|weather/storm storm! stormen! tordenvejr`,
  none: 'ingen intet uten',
  not: 'ikke aldrig ingen intet',
  like: 'som enn liksom',
  if: 'hvis',
  possessive: 'min mitt mine din ditt hans hennes sin sitt sine deres vår vårt våre',
  old: 'gammel! gamle! gammelt!',
  numbers: `2 to|3 tre|4 fire|5 fem|6 seks|7 sju syv|8 åtte|9 ni|10 ti|11 elleve|12 tolv|20 tjue|30 tretti|40 førti|50 femti|60 seksti|70 sytti|80 åtti|90 nitti|100 hundre|1000 tusen`,
  many: 'tusenvis hundrevis millioner mange tusener',
  dead: 'døde! døde drep myrd henrett drukne',
  up: 'steg! stiger! steget! vokste vokser økte øker',
  down: 'falt! faller! sank! synker!',
  actions: `sleep sover! sov!|run løper! løp!|walk gikk! går! vandre|swim svømme|read leser leste|write skriv skrev|eat spiser spiste|drink drikker drakk|cook bakte baker_brød|dance danser! danset|sing synger sang!|sit sitter satt!|cry gråt|laugh ler! lo!|climb klatr`,
  empty: 'omtrent noensinne allerede ganger dagen klokken fantes finnes',
}
