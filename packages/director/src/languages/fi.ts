import type { LanguageRules } from '../lexical/language-rules.ts'

const CASE =
  'n|t|a|ä|ta|tä|en|in|un|yn|an|än|on|ön|hin|hun|hon|hän|seen|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|na|nä|tta|ttä|ita|itä|issa|issä|ista|istä|illa|illä|ilta|iltä|ille|ien|jen|den|iden|oita|öitä|oja|öjä|ja|jä|ia|iä|i'

export const FINNISH: LanguageRules = {
  endings: `(?:${CASE})(?:ni|si|nsa|nsä|mme)?|ni|si|nsa|nsä`,
  nouns: `
man mies! miehe miest|woman nainen! naise nais|boy poika! poja poik|girl tyttö tytö|child lapsi! lapse lapsia|baby vauva|old_man vanhus vanhukse isoisä ukki|old_woman isoäiti mummo
king kuningas! kuninkaa|queen kuningatar! kuningattare|prince prinssi|princess prinsessa|emperor keisari|knight ritari|soldier sotilas! sotilaa|monk munkki munki|priest pappi! papin!|doctor lääkäri|nurse sairaanhoitaja|teacher opettaja|student opiskelija oppilas! oppilaa
farmer maanviljelijä|fisherman kalastaja|baker leipuri|cook kokki! kokin!|carpenter puuseppä|worker työntekijä|engineer insinööri|scientist tutkija tiedemies|astronaut astronautti astronauti|sailor merimies|captain kapteeni|singer laulaja|dancer tanssija|painter taidemaalari|writer kirjailija
police_officer poliisi|firefighter palomies|merchant kauppias! kauppiaa|pirate merirosvo|wizard velho|witch noita! noidan! noidat!|blacksmith seppä|gardener puutarhuri|shepherd paimen
crowd väkijoukko väkijouko|mother äiti! äidin!|father isä! isän!
cat kissa|dog koira|fox kettu ketu|wolf susi! sude sutt|bear karhu|lion leijona|tiger tiikeri|elephant norsu|horse hevonen! hevose hevos|cow lehmä|pig sika! sian! siat!|sheep lammas! lampaa lammast|goat vuohi vuohe|donkey aasi|rabbit kani! kanin! jänis! jänikse|mouse hiiri! hiire|squirrel orava|hedgehog siili|deer peura hirvi! hirve|monkey apina
bird lintu linnu|owl pöllö|duck ankka anka|chicken kana! kanan! kanat!|eagle kotka|swan joutsen|penguin pingviini|parrot papukaija|dove kyyhkynen kyyhky|fish kala! kalan! kalat! kaloja|shark hai! hain! hait!|whale valas! valaa|dolphin delfiini|octopus mustekala|frog sammakko sammako|turtle kilpikonna|snake käärme|crocodile krokotiili|dragon lohikäärme|dinosaur dinosaurus|butterfly perhonen perhose|bee mehiläinen mehiläise mehiläis|ant muurahainen muurahaise|spider hämähäkki hämähäki|snail etana
tree puu! puun! puut! puita puussa|flower kukka! kukan! kukat! kukkia|sunflower auringonkukka|mushroom sieni! siene|apple omena|pear päärynä|lemon sitruuna|banana banaani|strawberry mansikka mansika|cherry kirsikka kirsika|tomato tomaatti tomaati|potato peruna|carrot porkkana|onion sipuli|garlic valkosipuli|bread leipä leivä leipää|cheese juusto|egg kananmuna muna! munat! munaa!|milk maito maido|butter voi_ta|honey hunaja|rice riisi|cake kakku kaku|pizza pizza|soup keitto! keiton!|salt suola|flour jauhoja jauho|coffee kahvi|tea tee! teetä|wine viini!|beer olut! oluen!|meat liha! lihan!|chocolate suklaa
house talo! talon! talot! talossa|hut mökki mökin mökissä|castle linna! linnan! linnassa linnoja|church kirkko! kirkon! kirkossa|tower torni|bridge silta! sillan! sillat! sillalla|lighthouse majakka majaka|factory tehdas! tehtaa|hospital sairaala|prison vankila|pyramid pyramidi|door ovi! oven! ovella|window ikkuna|chair tuoli|table pöytä pöydä|bed sänky sängy|lamp lamppu! lamput! lampun!|lantern lyhty lyhdy|candle kynttilä|mirror peili|basket kori! korin!|bucket ämpäri|broom luuta! luudan!|bottle pullo|cup kuppi! kupin!|book kirja! kirjan! kirjat! kirjoja kirjaa|newspaper sanomalehti sanomalehde|map kartta kartan|pencil lyijykynä
smartphone älypuhelin älypuhelime kännykkä|telephone puhelin puhelime|computer tietokone|television televisio|radio radio|robot robotti roboti|car auto! auton! autot! autoa! autoja!|bus bussi|taxi taksi|truck kuorma-auto|train juna! junan! junat! junaa! junalla junassa|airplane lentokone|helicopter helikopteri|bicycle polkupyörä|ship laiva|boat vene! venee venettä|sailboat purjevene|rocket raketti raketi|tractor traktori|balloon ilmapallo|umbrella sateenvarjo|suitcase matkalaukku matkalauku
hat hattu! hatun! hatut!|shoe kenkä! kengän! kengät! kenkiä|glasses silmälasit|crown kruunu!|hammer vasara|ladder tikkaat|guitar kitara|violin viulu|piano piano|drum rumpu! rummut!|trumpet trumpetti|flute huilu|ball pallo!|coin kolikko koliko|telescope kaukoputki kaukoputke|microscope mikroskooppi mikroskoopi|anchor ankkuri
moon kuu_taivaalla|sun aurinko! auringon_paiste|star tähtiä tähdet|cloud pilvi! pilvet! pilviä|rainbow sateenkaari|volcano tulivuori tulivuore|mountain vuori! vuore|island saari! saare|sky taivas! taivaa|waterfall vesiputous|planet planeetta planeeta|satellite satelliitti satelliiti
forest metsä|sea meri! mere! merellä meressä merestä meren|river joki! joen! joella|beach hiekkaranta ranta! ranna ranta|village kylä|city kaupunki kaupungi|field pelto! pellon! pellolla|garden puutarha|desert aavikko aaviko autiomaa|street katu! kadun! kadulla|kitchen keittiö|bedroom makuuhuone|library kirjasto|laboratory laboratorio|cave luola|jungle viidakko viidako
hour/night yö! yön! yöllä yönä|hour/dusk auringonlasku iltahämärä|hour/dawn aamunkoitto auringonnousu
weather/rain sade! sateessa sateen sataa|weather/snow lumi! lunta lumen lumessa|weather/fog sumu|weather/storm myrsky ukkonen`,
  none: 'ilman yhtään mitään',
  not: 'ei en et emme ette eivät eikä älä koskaan kukaan',
  like: 'kuin kuten niinkuin',
  if: 'jos',
  possessive: 'minun sinun hänen heidän meidän',
  old: 'vanha vanho',
  numbers: `2 kaksi kahden kahta|3 kolme kolmen|4 neljä neljän|5 viisi viiden|6 kuusi kuuden|7 seitsemän|8 kahdeksan|9 yhdeksän|10 kymmenen|11 yksitoista|12 kaksitoista|20 kaksikymmentä|30 kolmekymmentä|50 viisikymmentä|100 sata`,
  many: 'tuhannet tuhansia sadat satoja miljoonat monta monet',
  dead: 'kuoli! kuolivat kuollu murha tapet tappo surma hukku! hukkui teloit',
  up: 'nousi! nousee! kasvoi! kasvaa!',
  down: 'laski! laskee! putosi! väheni',
  actions: `sleep nukku nuku|run juoks|walk kävel|swim uivat! uida! ui!|read lukee luki!|write kirjoit|eat söi! syö! syövät|drink juo! joi! juovat|cook leipo keitt|dance tanssi|sing laula! laulo|sit istu|cry itk|laugh nauro naura|climb kiipe`,
  empty: 'noin kertaa päivässä oli olivat ei',
}
