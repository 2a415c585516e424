import type { LanguageRules } from '../lexical/language-rules.ts'

export const SWEDISH: LanguageRules = {
  endings: 'en|n|et|t|ar|arna|er|erna|or|orna|na|s|ens|ets|r|rna',
  nouns: `
man man! mannen! män männen|woman kvinna kvinno|boy pojke pojk|girl flicka flick|child barn!|child barnet!|child barnen!|baby bebis spädbarn|old_man gubbe farfar! morfar! gammal_man|old_woman gumma farmor! mormor! gammal_kvinna
king kung|queen drottning|prince prins|princess prinsessa|emperor kejsare kejsar|knight riddare riddar|soldier soldat|monk munk|priest präst|doctor läkare läkar doktor|nurse sjuksköterska|teacher lärare lärar|student elev! eleven! elever student
farmer bonde bönder|fisherman fiskare fiskar!|baker bagare bagar|cook kock|carpenter snickare snickar|worker arbetare arbetar!|engineer ingenjör|scientist forskare forskar! vetenskapsman|astronaut astronaut|sailor sjöman matros|captain kapten|singer sångare sångerska|dancer dansare dansös|painter målare|writer författare
police_officer polisman|firefighter brandman|merchant köpman handlare|pirate pirat|wizard trollkarl|witch häxa häxo|blacksmith smed|gardener trädgårdsmästare|shepherd herde
family familj|crowd folkmassa|mother mamma|father pappa
cat katt|dog hund valp|fox räv|wolf varg|bear björn|lion lejon|tiger tiger! tigern!|elephant elefant|horse häst|cow ko! kon! kor! korna!|pig gris|sheep får! fåret! fåren! lamm|goat get! geten! getter|donkey åsna|rabbit kanin hare! haren!|mouse mus! musen! möss|squirrel ekorre|hedgehog igelkott|deer rådjur hjort|monkey apa! apan! apor
bird fågel fåglar|owl uggla|duck anka ankor|chicken höna hönor|eagle örn|swan svan|penguin pingvin|parrot papegoja|dove duva duvor|fish fisk!|fish fisken!|fish fiskarna!|shark haj|whale val! valar! valen!|dolphin delfin|octopus bläckfisk|frog groda grodor|turtle sköldpadda|snake orm|crocodile krokodil|dragon drake drakar|dinosaur dinosaurie|butterfly fjäril|bee bi! bin! bina!|ant myra myror|spider spindel spindlar|snail snigel
tree träd|flower blomma blommor|sunflower solros|mushroom svamp|apple äpple äpplen|pear päron|lemon citron|banana banan|grape druvor|strawberry jordgubb|cherry körsbär|tomato tomat|potato potatis|carrot morot morötter|onion lök|garlic vitlök|bread bröd|cheese ost! osten!|egg ägg|milk mjölk|butter smör|honey honung|rice ris!|cake tårta kaka|pizza pizza|soup soppa|salt salt!|flour mjöl|coffee kaffe|tea te!|wine vin!|beer öl!|meat kött|chocolate choklad
house hus! huset! husen! husets!|hut stuga|castle slott|church kyrka kyrk|tower torn|bridge bro! bron! broar|lighthouse fyr! fyren! fyrar|factory fabrik|hospital sjukhus|prison fängelse|pyramid pyramid|door dörr|window fönster|chair stol! stolen! stolar|table bord! bordet!|bed säng|lamp lampa|lantern lykta lanterna|candle stearinljus|mirror spegel|basket korg|bucket hink|broom kvast|bottle flaska|cup kopp|book bok! boken! böcker|newspaper tidning|map karta|pencil blyertspenna
smartphone mobiltelefon smartphone|telephone telefon|computer dator|television tv-apparat|robot robot|car bil! bilen! bilar|bus buss|taxi taxi|truck lastbil|train tåg! tåget! tågen!|airplane flygplan|helicopter helikopter|bicycle cykel cyklar!|ship skepp! skeppet! skeppen!|ship fartyg|boat båt|sailboat segelbåt|rocket raket|tractor traktor|balloon ballong|umbrella paraply|suitcase resväska
hat hatt|shoe sko! skor! skorna!|coat kappa|glasses glasögon|crown krona! kronan! |hammer hammare|ladder stege|rope rep!|guitar gitarr|violin fiol|piano piano|drum trumma|trumpet trumpet|flute flöjt|ball boll|telescope teleskop|microscope mikroskop|anchor ankare
moon måne!|moon månen!|sun sol! solen!|star stjärnor stjärnorna|cloud moln|rainbow regnbåge|volcano vulkan|mountain berg! berget! bergen!|island ö! ön! öar|sky himmel! himlen!|waterfall vattenfall|planet planet|satellite satellit
forest skog|sea hav! havet! haven!|river flod|beach strand stränder|village by! byn! byar|city stad! staden! städer|field åker|garden trädgård|desert öken! öknen!|street gata! gatan! gator|kitchen kök! köket!|bedroom sovrum|library bibliotek|laboratory laboratori|cave grotta|jungle djungel
hour/night natt! natten! midnatt|hour/dusk skymning solnedgång|hour/dawn gryning soluppgång
weather/rain regn! regnar regnade regnet|weather/snow snö! snön! snöar snöade|weather/fog dimma|weather/storm storm! stormen! åskväder`,
  none: 'ingen inget inga utan',
  not: 'inte aldrig ingenting inget',
  like: 'som än liksom',
  if: 'ifall',
  possessive: 'min mitt mina din ditt hans hennes sin sitt sina deras vår vårt våra',
  old: 'gammal! gamla! gammalt!',
  numbers: `2 två|3 tre|4 fyra|5 fem|6 sex|7 sju|8 åtta|9 nio|10 tio|11 elva|12 tolv|20 tjugo|30 trettio|40 fyrtio|50 femtio|60 sextio|70 sjuttio|80 åttio|90 nittio|100 hundra|1000 tusen`,
  many: 'tusentals hundratals miljoner många',
  dead: 'dog! dött! döda dödade mörda avrätta drunkna',
  up: 'steg! stiger! stigit! ökade ökar växte växer',
  down: 'sjönk! sjunker! sjunkit! minska',
  actions: `sleep sov! sover! sovit|run springer sprang|walk gick! går! promener|swim simma|read läser läste|write skriv skrev|eat äter! åt!|drink drick drack|cook lagade bakade bakar|dance dansar dansade|sing sjung sjöng|sit sitter satt!|cry gråter grät|laugh skratt|climb klättr`,
  empty: 'ungefär om dagen fanns finns alla',
}
