import type { LanguageRules } from '../lexical/language-rules.ts'

export const SWEDISH: LanguageRules = {
  and: /^och$/u,
  // `soldatens dotter`
  genitiveEnding: /[^s]s$/u,
  womanMark: /^kvinnlig/u,
  hasLatinNames: true,
  copula: /^(?:är|var|blev|blir)$/u,
  personalPronouns: 'people-and-animals',
  compoundNumber: (ten, unit) => `${ten}${unit}`,
  oneInCompounds: 'en ett',
  hundred: 'hundra',
  half: /^halv[at]?$/u,
  countsBeforeNoun: true,
  contrasts: ['\\binte …, utan …'],
  endings: 'en|n|et|t|ar|arna|er|erna|or|orna|na|s|ens|ets|r|rna',
  nouns: `
other/sense smekmånad svarta_får vita_huset runda_bordet
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
hat hatt|shoe sko! skor! skorna!|coat kappa|glasses glasögon|crown krona! kronan!|hammer hammare|ladder stege|rope rep!|guitar gitarr|violin fiol|piano piano|drum trumma|trumpet trumpet|flute flöjt|ball boll|telescope teleskop|microscope mikroskop|anchor ankare
moon måne!|moon månen!|sun sol! solen!|star stjärnor stjärnorna|cloud moln|rainbow regnbåge|volcano vulkan|mountain berg! berget! bergen!|island ö! ön! öar|sky himmel! himlen!|waterfall vattenfall|planet planet|satellite satellit
forest skog|sea hav! havet! haven!|river flod|beach strand stränder|village by! byn! byar|city stad! staden! städer|garden trädgård|desert öken! öknen!|street gata! gatan! gator|kitchen kök! köket!|bedroom sovrum|library bibliotek|laboratory laboratori|cave grotta|jungle djungel
hour/night natt! natten! midnatt|hour/dusk skymning solnedgång|hour/dawn gryning soluppgång
weather/rain regn! regnar regnade regnet|weather/snow snö! snön! snöar snöade|weather/fog dimma|weather/storm storm! stormen! åskväder
daughter dotter döttrar|son son! sonen söner|sister syster systrar|brother bror! brodern bröder|wife hustru maka|husband make! maken|uncle farbror morbror|aunt moster faster|neighbor granne grannar|friend vän! vännen vänner vänn|people människor folk!|army armé|tourist turist|journalist journalist|judge domare|lawyer advokat|dentist tandläkare|driver chaufför|musician musiker|poet poet|philosopher filosof|astronomer astronom|customer kund!|customer kunder kunden|mailman brevbärare|guard vakt!|guard vakter vakten|bride brud!|bride bruden|explorer upptäcktsresande|traveler resenär|president president|scientist arkeolog
goose gås! gåsen gäss|crow kråka kråkor korp|rooster tupp|rat råtta råttor|bat fladdermus fladdermöss|giraffe giraff|zebra zebra|seal säl|crab krabba krabbor|jellyfish manet|lizard ödla ödlor|mosquito mygga myggor|worm daggmask|camel kamel|polar_bear isbjörn|deer renen renar renarna|bird stork trana! tranor mås! måsar sparv|beetle insekt skalbagge
palm palm|pine tall! tallar gran! granar|bush buske buskar|leaf löv!|leaf löven|grass gräs|wheat vete!|wheat vetet|seed frö! frön fröet|orange apelsin|watermelon vattenmelon|corn majs|cucumber gurka gurkor|bean bönor|salad sallad|sandwich smörgås|sugar socker sockret|juice juice|ice is! isen isarna|wood ved! veden|dough deg! degen
tooth tand! tanden tänder|brain hjärna hjärnan|letter brev! brevet breven|envelope kuvert|key nyckel nycklar nyckeln|box låda! lådan lådor|chest kista! kistan|bag väska väskor|wallet plånbok|money pengar pengarna|dress klänning|shirt skjorta skjortan|boot stövel stövlar|glove handske handskar|scarf halsduk|shield sköld|helmet hjälm|clock klocka! klockan_på klockor|bench bänk|sofa soffa soffan|pillow kudde kuddar|carpet matta! mattan|curtain gardin|oven ugn|pot gryta! grytan|spoon sked|soap tvål|scissors sax!|needle nål|gift present! presenten presenter|doll docka! dockan|photo fotografi foto!|flag flagga flaggan flaggor|diary dagbok|notebook anteckningsbok|wheel hjul|tent tält|compass kompass|ski skidor skidorna|sled släde! slädar kälke pulka|fence staket|wall mur! muren murar|roof tak! taket taken|stairs trappa trappan trappor|road vägen vägar|train_station tågstation järnvägsstation|school skola skolan skolor|university universitet|museum museum! museet|hotel hotell|shop affär! affären butik|supermarket stormarknad|cafe kafé|restaurant restaurang|theater teater! teatern|office kontor|park parken! park!|farm bondgård|temple tempel templet|mosque moské|castle palats|skyscraper skyskrapa|well brunn|fountain fontän|headphones hörlurar|medal medalj|diamond diamant|fire eld! elden|wave vågor vågorna|hill kulle kullar|valley dal! dalen dalar|lake sjö! sjön sjöar sjöarna
airport flygplats|courtroom rättssal|gym gymmet! gymsal|workshop verkstad verkstäder|attic vinden_under vindsrum|battlefield slagfält|trench skyttegrav|harbor hamn! hamnen!|prison_cell fängelsecell|subway_station tunnelbanestation
sword svärd|knife kniv|axe yxa! yxan! yxor|coffin likkista|gravestone gravsten|cradle vagga|passport passet!|blender mixer|beehive bikupa|torch fackla facklor|spear spjut|arrow pilbåge|plant_pot blomkruka`,
  none: `ingen inget inga utan istället_för i_stället_för`,
  not: 'inte aldrig ingenting inget',
  away: `långt_från utom förutom i_stället_för rädd_för`,
  like: 'som än liksom',
  if: 'ifall',
  possessive: 'min mitt mina din ditt hans hennes sin sitt sina deras vår vårt våra',
  pronouns: `he han|she hon|narrator jag`,
  beforeYear: `år i sedan från till`,
  about: `än cirka ungefär nästan omkring över drygt runt de`,
  old: 'gammal! gamla! gammalt!',
  numbers: `2 två|3 tre|4 fyra|5 fem|6 sex|7 sju|8 åtta|9 nio|10 tio|11 elva|12 tolv|20 tjugo|30 trettio|40 fyrtio|50 femtio|60 sextio|70 sjuttio|80 åttio|90 nittio|100 hundra|1000 tusen`,
  many: 'tusentals hundratals miljoner många',
  dead: `dog! dött! döda dödade mörda avrätta drunkna dog dör! dödsfall avled omkom miste_livet mördades`,
  up: 'steg! stiger! stigit! ökade ökar växte växer',
  down: 'sjönk! sjunker! sjunkit! minska',
  actions: `sleep sov! sover! sovit sover|run springer sprang|walk gick! går! promener går_genom vandrar vandrade promenerar|swim simma simmar simmade|read läser läste|write skriv skrev skriver|eat äter! åt! äter|drink drick drack dricker|cook lagade bakade bakar knådar lagar_mat|dance dansar dansade|sing sjung sjöng sjunger|sit sitter satt! satte_sig|cry gråter grät|laugh skratt skrattar skrattade|climb klättr klättrar klättrade|look tittar tittade ser_på såg_på betraktar|hold håller_i höll_i|carry bär_på bar_på bär_en|work arbetar arbetade jobbar|hug kramar kramade|play leker lekte spelar_fotboll|jump hoppar hoppade|ride rider_på red_på|think tänker! tänkte! funderar|talk säger! sade! sa! frågar! frågade svarar! svarade ropar! ropade viskar viskade pratar! pratade talar! talade berättar berättade|point pekar pekade|cheer jublar jublade applåder|pray ber! bad_till! ber_till|bow bugar bugade bockar|crawl kryper! kröp! krypa!|fall snubblar snubblade halkar halkade|lie ligger! låg! ligga!|push knuffar knuffade skjuter_på puttar|pull drar_en! drar_ett! drog_en! drog_ett! släpar|throw kastar! kastade!|dig gräver! grävde!|sweep sopar! sopade!|wash tvättar! tvättade diskar! diskade|knock knackar! knackade!|water vattnar! vattnade|look ser! såg! hittar! hittade letar! letade söker! upptäck|walk kommer_in kom_in kom_till går_in vandrade|work bygger! byggde! lagar! lagade syr! sydde! sågar målar! målade planterar planterade|laugh ler! log! leende|hold tar_upp tog_upp håller_en håller_ett höll_en|carry bär_en bär_ett bar_en bar_ett|wave vinkar vinkade|kneel knäböj|hug kramar kramade|run flyr! flydde! springer sprang`,
  empty: `ungefär om dagen fanns finns alla var är blev blir varit har hade ha ska skulle kan kunde måste vill ville får fick ännu nästan bara så själv även medan efter innan nu då sedan denna detta dessa den det de något någon andra annan varje vem vad där här honom henne dem oss er sig mig dig två redan också allt därför många få flera mer mindre än upp ner ut in bort hem över under före runt inte aldrig att som för till från längst plötsligt går gör`,
}
