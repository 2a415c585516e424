import type { LanguageRules } from '../lexical/language-rules.ts'

export const POLISH: LanguageRules = {
  endings: 'a|u|owi|em|ie|y|i|ów|om|ami|ach|ę|ą|o|e|owie|ia|iem|ię|ią|ii|iu|ki|ce',
  nouns: `
man mężczyzn mężczyzna|woman kobiet kobieta|boy chłopiec chłopc chłopak|girl dziewczynk dziewczyn dziewczynek|child dziecko dzieck dzieci|baby niemowlę niemowlak|old_man staruszek staruszk starzec starc dziadek dziadk|old_woman staruszka staruszki staruszkę babcia babci babcię
king król! króla! królowi królem królowie|queen królowa królow|prince książę! księcia|princess księżniczk księżniczek|emperor cesarz|knight rycerz|soldier żołnierz|monk mnich mnisi|priest ksiądz księdza|doctor lekarz lekark|nurse pielęgniark|teacher nauczyciel nauczycielk|student student uczeń uczni uczennic
farmer rolnik rolnic|fisherman rybak rybac|baker piekarz! piekarza! piekarze|cook kucharz kuchark|carpenter stolarz|worker robotnik|engineer inżynier|scientist naukowiec naukowc|astronaut astronaut|sailor marynarz|captain kapitan|singer piosenkark piosenkarz śpiewak|dancer tancerk tancerz|painter malarz malark|writer pisarz pisark
police_officer policjant|firefighter strażak|merchant kupiec! kupca! kupcy|pirate pirat|wizard czarodziej|witch czarownic|blacksmith kowal|gardener ogrodnik|shepherd pasterz
crowd tłum|mother matk matka|father ojciec! ojca!
cat kot! kota! koty! kotem kotek kotk|dog pies! psa! psy! psem! psu! psów! psami szczeniak|fox lis! lisa! lisy! lisem lisów|wolf wilk|bear niedźwiedź niedźwiedzi|lion lew! lwa! lwy! lwem|tiger tygrys|elephant słoń! słoni|horse koń! koni! konia! konie! koniem|cow krow krów|pig świni świnia|sheep owc owiec|goat koz! koza! kozy! kozę|donkey osioł osł|rabbit królik zając|mouse mysz|squirrel wiewiórk|hedgehog jeż! jeża jeże|deer jeleń jeleni sarn|monkey małp
bird ptak|owl sow! sowa! sowy! sowę|duck kaczk kaczek|chicken kur! kura! kury! kurę|eagle orzeł! orła! orły!|swan łabędź łabędzi|penguin pingwin|parrot papug|dove gołąb gołębi|fish ryb! ryba! ryby! rybę! rybą|shark rekin|whale wieloryb|dolphin delfin|octopus ośmiornic|frog żab|turtle żółw|snake wąż! węż|crocodile krokodyl|dragon smok! smoka! smoki! smokiem|dinosaur dinozaur|butterfly motyl|bee pszczoł pszczół|ant mrówk|spider pająk|snail ślimak
tree drzew|flower kwiat|sunflower słonecznik|mushroom grzyb|apple jabłk|pear gruszk|lemon cytryn|banana banan|grape winogron|strawberry truskawk|cherry wiśni|tomato pomidor|potato ziemniak|carrot marchew|onion cebul|garlic czosnek|bread chleb|cheese ser! sera! sery!|egg jajk jajek|milk mleko! mleka! mlekiem|butter masło! masła! masłem|honey miód! miodu! miodem|rice ryż! ryżu!|cake tort! ciasto! ciasta!|pizza pizz|soup zup! zupa! zupę! zupy!|salt sól! soli! solą!|flour mąka! mąki! mąkę! mąką!|coffee kawa! kawy! kawę!|tea herbat|wine wino! wina_do|beer piwo! piwa!|meat mięso! mięsa!|chocolate czekolad
house dom! domu! domy! domem! domek|hut chat! chata! chaty! chatę|castle zamek! zamku! zamki! zamkiem|church kościół kościoł|tower wieża! wieżę! wieży! wieże!|bridge most! mostu! mosty! moście|lighthouse latarni_morsk latarnia_morska|factory fabryk|hospital szpital|prison więzieni więzienie|pyramid piramid|door drzwi|window okno! okna! oknem|chair krzesł|table stół! stołu! stole!|bed łóżk|lamp lamp! lampa! lampę! lampy!|lantern latarni! latarnia! latarnię! latarnie!|candle świec! świeca! świece! świecę|mirror lustr|basket kosz! koszyk|bucket wiadro! wiadra!|broom miotł|bottle butelk|cup filiżank|book książk książek|newspaper gazet|map map! mapa! mapę! mapy!|pencil ołówek ołówk
smartphone smartfon|telephone telefon|computer komputer|television telewizor|radio radi|robot robot|car samochód samochod|bus autobus|taxi taksówk|truck ciężarówk|train pociąg|airplane samolot|helicopter helikopter|bicycle rower|ship statek! statku! statki!|boat łódź! łodzi! łódk|sailboat żaglówk|rocket rakiet|tractor traktor|umbrella parasol|suitcase walizk
hat kapelusz|shoe but! buty! butów!|coat płaszcz|glasses okulary okularów|crown korona! koronę! korony!|hammer młot! młotek młotk|ladder drabin|guitar gitar|violin skrzypc|piano pianin fortepian|drum bęben bębn|trumpet trąbk|flute flet! flety!|ball piłk|coin monet|telescope teleskop|microscope mikroskop|anchor kotwic
moon księżyc|sun słońce! słońca! słońcem|star gwiazdy gwiazd!|cloud chmur|rainbow tęcz|volcano wulkan|mountain gór! góra! góry! górę! górze! górach|island wysp|earth ziemia! ziemi! ziemię!|sky niebo! niebem! niebie!|waterfall wodospad|planet planet|satellite satelit
forest las! lasu! lasy! lesie! lasem|sea morze! morza! morzem! morzu! ocean|river rzek! rzeka! rzeki! rzekę! rzece!|beach plaż|village wieś! wsi! wioska! wiosce! wioski|city miasto! miasta! mieście! miastem|field pole! polu!|garden ogród! ogrodu! ogrodzie|desert pustyni pustynia|street ulic! ulica! ulicy! ulicę!|kitchen kuchni kuchnia|bedroom sypialni sypialnia|library bibliotek|laboratory laboratori|cave jaskini jaskinia|jungle dżungl
hour/night noc! nocy! nocą! północy|hour/dusk zmierzch wieczor wieczór|hour/dawn świt! świcie! rano!
weather/rain deszcz padał|weather/snow śnieg śnieżyc|weather/fog mgł|weather/storm burz`,
  none: 'żaden żadna żadne żadnego żadnej bez brak nie_ma nie_było',
  not: 'nie nigdy nikt nic ani',
  like: 'jak niż niczym',
  if: 'jeśli jeżeli gdyby',
  possessive: 'mój moja moje twój twoja jego jej swój swoja swoją swojego swojej nasz nasza ich',
  old: 'stary! stara! starego! starą! starej! starym! starzy!',
  numbers: `2 dwa dwie dwóch dwoje|3 trzy trzech troje|4 cztery czterech|5 pięć pięciu|6 sześć sześciu|7 siedem|8 osiem|9 dziewięć|10 dziesięć|11 jedenaście|12 dwanaście|20 dwadzieścia|30 trzydzieści|50 pięćdziesiąt|100 sto|1000 tysiąc`,
  many: 'tysiące setki miliony wiele wielu mnóstwo',
  dead: 'zgin umarł! zmarł zamordowa zabit zabił utonę stracon poległ',
  up: 'wzrosł wzrasta wzrósł! rośnie!',
  down: 'spadł! spadła! spadek! maleje! zmalał',
  actions: `sleep śpi! śpią! spał|run biegn biegł|walk szedł! szli! szła! idzie! spaceruj|swim pływa płyn|read czyta|write pisz! pisze! pisał|eat je! jadł jedzą|drink pije! piją! pił|cook gotuj gotował piekła|dance tańcz|sing śpiewa|sit siedzi siedzia|cry płacz płaka|laugh śmiej śmia|climb wspina`,
  empty: 'pewnej razy dziennie około jeszcze dziś roku widział od',
}
