import type { LanguageRules } from '../lexical/language-rules.ts'

export const DANISH: LanguageRules = {
  and: /^og$/u,
  // `soldatens datter`
  genitiveEnding: /[^s]s$/u,
  womanMark: /^kvindelig/u,
  hasLatinNames: true,
  copula: /^(?:er|var|blev|bliver)$/u,
  personalPronouns: 'people-and-animals',
  compoundNumber: (ten, unit) => `${unit}og${ten}`,
  oneInCompounds: 'en',
  hundred: 'hundrede',
  half: /^halv[et]?$/u,
  countsBeforeNoun: true,
  contrasts: ['\\bikke …, men …'],
  endings: 'en|n|et|t|e|er|r|ene|erne|rne|ne|s|ens|ets',
  nouns: `
other/sense hvedebrødsdage sorte_får hvide_hus
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
moon måne! månen!|sun sol! solen!|star stjerner stjernerne|cloud sky_på_himlen|rainbow regnbue|volcano vulkan|mountain bjerg|island ø! øen! øer|earth jorden!|sky himmel himlen|waterfall vandfald|planet planet|satellite satellit
forest skov|sea hav! havet! havene!|river flod! floden! floder|beach strand|village landsby|city by! byen! byer|field mark! marken!|garden have! haven!|desert ørken|street gade! gaden! gader|kitchen køkken|bedroom soveværelse|library bibliotek|laboratory laboratori|cave hule! hulen!|jungle jungle
hour/night nat! natten! midnat|hour/dusk aften aftenen solnedgang|hour/dawn daggry solopgang
weather/rain regn! regnen! regner regnede|weather/snow sne! sneen! sner! sneede|weather/fog tåge|weather/storm storm! stormen! tordenvejr
daughter datter døtre|son søn! sønnen sønner|sister søster søstre|brother bror! broderen brødre|wife kone! konen hustru|husband ægtemand|uncle onkel|aunt tante|neighbor nabo|friend ven! vennen venner veninde|people mennesker folk!|army hær! hæren|tourist turist|journalist journalist|judge dommer|lawyer advokat|dentist tandlæge|driver chauffør|musician musiker|poet digter|philosopher filosof|astronomer astronom|customer kunder kunden|mailman postbud|bride brud! bruden|explorer opdagelsesrejsende|traveler rejsende|president præsident|scientist arkæolog|diver dykker! dykkere dykkerne|old_man farfar morfar|old_woman farmor mormor
goose gås! gæs gåsen|crow krage krager ravn|rooster hane! hanen|rat rotte rotter|bat flagermus|giraffe giraf|zebra zebra|seal sæl|crab krabbe|jellyfish vandmand|lizard firben|mosquito myg! myggen|worm regnorm|camel kamel|polar_bear isbjørn|deer rensdyr|bird stork! måge spurv|beetle insekt bille
palm palme! palmer|pine fyrretræ grantræ|bush busk|leaf blad!|grass græs!|grass græsset|wheat hvede|seed frøet|orange appelsin|watermelon vandmelon|corn majs|cucumber agurk|bean bønner!|salad salat|sugar sukker|ice is! isen|wood brænde!|dough dej! dejen
tooth tand! tanden tænder|brain hjerne hjernen|letter brev! brevet breve|envelope kuvert|key nøgle nøgler|box kasse! kassen æske|chest kiste! kisten|bag taske tasken tasker|wallet pung! pungen tegnebog|money penge! pengene|dress kjole|shirt skjorte|boot støvle|glove handske|scarf halstørklæde|shield skjold|helmet hjelm|clock ur! uret ure!|watch armbåndsur|bench bænk|sofa sofa|pillow pude! puden|carpet tæppe! tæppet|curtain gardin|oven ovn|pot gryde gryden|soap sæbe|scissors saks!|gear tandhjul|needle nål|gift gave! gaven gaver|doll dukke dukken|photo fotografi foto!|painting maleri|flag flag! flaget|diary dagbog|notebook notesbog|wheel hjul|tent telt|compass kompas|ski ski! skiene|sled slæde! slæder|fence hegn|wall mur! muren|roof taget|stairs trappe trappen|road vejen|train_station togstation banegård|school skole skolen|university universitet|museum museum! museet|hotel hotel!|hotel hotellet|shop butik|supermarket supermarked|cafe café|restaurant restaurant|theater teater! teatret|office kontor|park parken! park!|farm bondegård|temple tempel templet|mosque moské|castle palads|skyscraper skyskraber|well brønd|fountain springvand|headphones høretelefoner|medal medalje|diamond diamant|fire ild! ilden bål|wave bølger bølgerne|hill bakke bakken|valley dal! dalen|lake sø! søen søer
airport lufthavn|courtroom retssal|gym fitnesscenter|workshop værksted|attic loftet! loftsrum|battlefield slagmark|trench skyttegrav|prison_cell fængselscelle|subway_station metrostation|harbor havnen! havn!
sword sværd|knife kniv|axe økse|gate havelåge havelågen|coffin ligkiste|gravestone gravsten|cradle vugge|passport pasport|blender blender|beehive bistade|torch fakkel fakler|spear spyd`,
  none: `ingen intet uden i_stedet_for`,
  not: 'ikke aldrig ingen intet',
  away: `langt_fra undtagen bortset_fra i_stedet_for bange_for`,
  like: 'som end ligesom',
  if: 'hvis',
  possessive: 'min mit mine din dit hans hendes sin sit sine deres vores',
  pronouns: `he han|she hun|narrator jeg`,
  beforeYear: `i siden fra til år`,
  about: `end omkring cirka næsten over omtrent de godt`,
  old: 'gammel! gamle! gammelt!',
  numbers: `2 to|3 tre|4 fire|5 fem|6 seks|7 syv|8 otte|9 ni|10 ti|11 elleve|12 tolv|20 tyve|30 tredive|40 fyrre|50 halvtreds|60 tres|70 halvfjerds|80 firs|90 halvfems|100 hundrede|1000 tusind`,
  many: 'tusindvis hundredvis millioner mange tusinder',
  dead: `døde! dræb myrd henrett drukne døde dør! omkom omkommet afdød mistede_livet myrdet`,
  up: 'steg! stiger! steget! voksede vokser',
  down: 'faldt! falder! faldet! sank! synker!',
  actions: `sleep sover! sov! sover|run løber! løb! løber|walk gik! går! vandre går_gennem vandrer vandrede|swim svømme svømmer svømmede|read læser læste|write skriv skrev skriver|eat spiser spiste|drink drikker drak|cook bager_brød bagte ælter bager! laver_mad|dance danser! dansede|sing synger sang!|sit sidder sad! satte_sig|cry græd græder|laugh griner lo! grinede|climb klatr klatrer klatrede|look kigger kiggede ser_på så_på betragter|hold holder_en holdt_en|carry bærer_en bar_en|work arbejder arbejdede|hug krammer krammede omfavner|play leger! legede|jump hopper hoppede|ride rider_på red_på|think tænker! tænkte!|talk siger! sagde! spørger! spurgte svarer! svarede råber! råbte! hvisker hviskede taler! talte! fortæller fortalte|point peger! pegede!|cheer jubler jublede klapper! klappede|pray beder! bad_til!|bow bukker! bukkede|crawl kravler kravlede kryber! krøb!|fall snubler snublede falder_ned|lie ligger! lå! ligge!|push skubber skubbede|pull trækker_en trækker_et trak_en slæber|throw kaster! kastede!|dig graver! gravede!|sweep fejer! fejede!|wash vasker! vaskede!|knock banker_på bankede_på|water vander!|look ser! så_en ser_på finder! fandt! leder_efter opdag|walk kommer_ind kom_ind|work bygger! byggede syr! syede! maler! malede! reparer planter!|laugh smiler! smilede|hold holder_en holdt_en tager_en tog_en|carry bærer! bar_en|wave vinker vinkede|kneel knæl|hug krammer krammede|run flygter flygtede`,
  empty: `omkring nogensinde allerede gange dagen klokken var er blev bliver været har havde have skal skulle kan kunne må måtte vil ville får fik findes fandtes endnu næsten kun så selv også mens efter før nu da siden denne dette disse den det de noget nogen nogle andre anden hver hvem hvad hvor der her ham hende dem os sig mig dig to alle alt derfor mange få flere mere mindre end op ned ud ind hjem over under om at som hvis for til fra et en mærkeligt`,
}
