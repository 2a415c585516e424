import type { LanguageRules } from '../lexical/language-rules.ts'

export const NORWEGIAN: LanguageRules = {
  and: /^og$/u,
  // `soldatens datter`
  genitiveEnding: /[^s]s$/u,
  womanMark: /^kvinnelig/u,
  hasLatinNames: true,
  copula: /^(?:er|var|ble|blir)$/u,
  personalPronouns: 'people-and-animals',
  compoundNumber: (ten, unit) => `${ten}${unit}`,
  oneInCompounds: 'en',
  hundred: 'hundre',
  half: /^halv[et]?$/u,
  countsBeforeNoun: true,
  contrasts: ['\\bikke …, men …'],
  endings: 'en|n|et|t|e|er|r|ene|erne|rne|ne|s|ens|ets',
  nouns: `
other/sense hvetebrødsdager svarte_får hvite_hus
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
weather/rain regn! regner regnet! regnet|weather/snow snø! snøen! snør snødde|weather/fog tåke|weather/storm storm! stormen! tordenvejr
daughter datter døtre|son sønn! sønnen sønner|sister søster søstre|brother bror! broren brødre|wife kone! konen kona|husband ektemann|uncle onkel|aunt tante|neighbor nabo|friend venn! vennen venner venninne|people mennesker folk!|army hær! hæren|tourist turist|journalist journalist|judge dommer|lawyer advokat|dentist tannlege|driver sjåfør|musician musiker|poet dikter|philosopher filosof|astronomer astronom|customer kunder kunden|mailman postbud|bride brud! bruden|explorer oppdagelsesreisende|traveler reisende|president president|scientist arkeolog|diver dykker! dykkere|old_man farfar morfar|old_woman farmor mormor
goose gås! gjess gåsen|crow kråke kråker ravn|rooster hane! hanen|rat rotte rotter|bat flaggermus|giraffe sjiraff|zebra sebra|seal sel! selen seler|crab krabbe|jellyfish manet|lizard øgle|mosquito mygg! myggen|worm meitemark|camel kamel|polar_bear isbjørn|deer reinsdyr reinen|bird stork! måke spurv|beetle insekt bille
palm palme! palmer|pine furutre grantre|bush busk|leaf løv!|grass gress!|grass gresset|wheat hvete|seed frø! frøet|orange appelsin|watermelon vannmelon|corn mais|cucumber agurk|bean bønner!|salad salat|sugar sukker|ice is! isen|wood veden|dough deig! deigen
tooth tann! tannen tenner!|brain hjerne hjernen|letter brev! brevet|envelope konvolutt|key nøkkel nøkler nøkkelen|box kasse! kassen eske|chest kiste! kisten|bag veske vesken veska|wallet lommebok|money penger! pengene|dress kjole|shirt skjorte|boot støvel støvler|glove hanske|scarf skjerf|shield skjold|helmet hjelm|watch armbåndsur|bench benk|sofa sofa|pillow pute! puten|carpet teppe! teppet|curtain gardin|oven ovn|pot gryte gryten|soap såpe|scissors saks!|needle nål|gift gave! gaven gaver|doll dukke dukken|photo fotografi|painting maleri|flag flagg! flagget|diary dagbok dagboken|notebook notatbok|wheel hjul|tent telt|compass kompass|ski ski! skiene|sled slede! sleder sleden|fence gjerde|wall mur! muren|roof tak! taket|stairs trapp! trappen trappa|road veien|train_station togstasjon jernbanestasjon|school skole skolen|university universitet|museum museum! museet|hotel hotell|shop butikk|supermarket supermarked|cafe kafé|restaurant restaurant|theater teater! teateret|office kontor|park parken! park!|farm bondegård gård! gården|temple tempel tempelet|mosque moské|castle palass|skyscraper skyskraper|well brønn|fountain fontene|headphones hodetelefoner|medal medalje|diamond diamant|fire ild! ilden bål|wave bølger bølgene|hill bakke! bakken ås!|valley dal! dalen|lake innsjø innsjøen
airport flyplass lufthavn|courtroom rettssal|gym treningssenter gymsal|workshop verksted|attic loftet!|battlefield slagmark|trench skyttergrav|harbor havnen! havn!|prison_cell fengselscelle|subway_station t-banestasjon
sword sverd|knife kniv|axe øks økse|coffin likkiste|gravestone gravstein|cradle vugge|passport reisepass|blender hurtigmikser|beehive bikube|torch fakkel fakler|spear spyd`,
  none: `ingen intet uten i_stedet_for istedenfor`,
  not: 'ikke aldrig ingen intet',
  away: `langt_fra unntatt bortsett_fra i_stedet_for redd_for`,
  like: 'som enn liksom',
  if: 'hvis',
  possessive: 'min mitt mine din ditt hans hennes sin sitt sine deres vår vårt våre',
  pronouns: `he han|she hun|narrator jeg`,
  beforeYear: `i siden fra til år`,
  about: `enn omkring cirka nesten over omtrent rundt de`,
  old: 'gammel! gamle! gammelt!',
  numbers: `2 to|3 tre|4 fire|5 fem|6 seks|7 sju syv|8 åtte|9 ni|10 ti|11 elleve|12 tolv|20 tjue|30 tretti|40 førti|50 femti|60 seksti|70 sytti|80 åtti|90 nitti|100 hundre|1000 tusen`,
  many: 'tusenvis hundrevis millioner mange tusener',
  dead: `døde! døde drep myrd henrett drukne dør! omkom omkommet avdød mistet_livet drept`,
  up: 'steg! stiger! steget! vokste vokser økte øker',
  down: 'falt! faller! sank! synker!',
  actions: `sleep sover! sov! sover|run løper! løp! løper|walk gikk! går! vandre går_gjennom vandrer vandret|swim svømme svømmer svømte|read leser leste|write skriv skrev skriver|eat spiser spiste|drink drikker drakk|cook bakte baker_brød elter baker! lager_mat|dance danser! danset|sing synger sang!|sit sitter satt! satte_seg|cry gråt gråt! gråter|laugh ler! lo!|climb klatr klatrer klatret|look ser_på så_på kikker betrakter|hold holder_en holdt_en|carry bærer_en bar_en|work arbeider arbeidet! jobber|hug klemmer klemte|play leker! lekte|jump hopper hoppet|ride rir_på red_på|think tenker! tenkte!|talk sier! sa! spør! spurte svarer! svarte! roper! ropte! hvisker hvisket snakker snakket forteller fortalte|point peker! pekte!|cheer jubler jublet klapper! klappet|pray ber! ba_til!|bow bukker! bukket|crawl kryper! krøp! kravler|fall snubler snublet|lie ligger! lå! ligge!|push dytter dyttet skyver! skjøv!|pull drar_en! dro_en! sleper|throw kaster! kastet!|dig graver! gravde!|sweep feier! feide!|wash vasker! vasket!|knock banker_på banket_på|water vanner!|look ser! så_en finner! fant! leter_etter oppdag|walk kommer_inn kom_inn|work bygger! bygde! syr! sydde! maler! malte! reparer planter!|laugh smiler! smilte|hold holder_en holdt_en tar_en tok_en|carry bærer! bar_en|wave vinker vinket|kneel knel|hug klemmer klemte|run flykter flyktet`,
  empty: `omtrent noensinne allerede ganger dagen klokken fantes finnes var er ble blir vært har hadde ha skal skulle kan kunne må måtte vil ville får fikk ennå nesten bare så selv også mens etter før nå da siden denne dette disse den det de noe noen andre annen hver hvem hva hvor der her ham henne dem oss seg meg deg to alle alt derfor mange få flere mer mindre enn opp ned ut inn hjem over under om at som hvis for til fra et en med`,
}
