import type { LanguageRules } from '../lexical/language-rules.ts'

export const DUTCH: LanguageRules = {
  endings: 's|en|n|je|jes|tje|tjes',
  nouns: `
man man! mannen|woman vrouw|boy jongen|girl meisje|child kind! kinderen|baby baby baby's|old_man grijsaard opa! grootvader|old_woman oma! grootmoeder
king koning|queen koningin|prince prins|princess prinses|emperor keizer|knight ridder|soldier soldaat soldaten|monk monnik monniken|priest priester|doctor dokter arts!|nurse verpleegster verpleegkundige|teacher leraar leraren lerares|student leerling student
farmer boer! boeren! boerin|fisherman visser|baker bakker|cook kok! koks!|carpenter timmerman|worker arbeider|engineer ingenieur|scientist wetenschapper onderzoeker|astronaut astronaut|sailor matroos matrozen zeeman|captain kapitein|singer zanger zangeres|dancer danser danseres|painter schilder|writer schrijver schrijfster
police_officer politieagent|firefighter brandweerman|merchant koopman handelaar|pirate piraat piraten|wizard tovenaar|witch heks|blacksmith smid!|gardener tuinman|shepherd herder
family gezin!|crowd menigte|mother moeder|father vader
cat kat! katten poes|dog hond puppy|fox vos! vossen|wolf wolf! wolven|bear beer! beren|lion leeuw|tiger tijger|elephant olifant|horse paard|cow koe! koeien|pig varken|sheep schaap schapen lam!|goat geit|donkey ezel|rabbit konijn haas! hazen|mouse muis! muizen|squirrel eekhoorn|hedgehog egel|deer hert|monkey aap! apen!
bird vogel|owl uil! uilen|duck eend|chicken kip! kippen|eagle adelaar arend|swan zwaan zwanen|penguin pinguïn|parrot papegaai|dove duif duiven|fish vis! vissen!|shark haai|whale walvis walvissen|dolphin dolfijn|octopus octopus inktvis|frog kikker|turtle schildpad schildpadden|snake slang|crocodile krokodil krokodillen|dragon draak! draken|dinosaur dinosaurus|butterfly vlinder|bee bij! bijen|ant mier|spider spin! spinnen!|snail slak! slakken
tree boom! bomen!|flower bloem! bloemen!|sunflower zonnebloem|mushroom paddenstoel|apple appel|pear peer! peren|lemon citroen|banana banaan bananen|grape druif druiven|strawberry aardbei|cherry kersen!|tomato tomaat tomaten|potato aardappel|carrot wortels!|onion ui! uien!|garlic knoflook|bread brood! broden|cheese kaas! kazen|egg ei! eieren|milk melk!|butter boter|honey honing|rice rijst|cake taart|pizza pizza|soup soep|salt zout!|coffee koffie|tea thee|wine wijn!|beer bier!|meat vlees|chocolate chocolade
house huis! huizen huisje|hut hut! hutten|castle kasteel kastelen|church kerk|tower toren|bridge brug! bruggen|windmill windmolen|lighthouse vuurtoren|factory fabriek|hospital ziekenhuis ziekenhuizen|prison gevangenis|pyramid piramide|door deur|window raam! ramen!|chair stoel|table tafel|bed bed!|lamp lamp|lantern lantaarn|candle kaars kaarsen|mirror spiegel|basket mand|bucket emmer|broom bezem|bottle fles! flessen|cup kopje|plate bord!|book boek! boeken! boekje|newspaper krant|map landkaart|pencil potlood potloden
smartphone smartphone mobieltje|telephone telefoon|computer computer|television televisie|radio radio|robot robot|car auto! auto's|bus bus! bussen!|taxi taxi|truck vrachtwagen|train trein|airplane vliegtuig|helicopter helikopter|bicycle fiets! fietsen!|ship schip! schepen|boat boot! boten|sailboat zeilboot|rocket raket! raketten|tractor tractor|balloon ballon! ballonnen|umbrella paraplu|suitcase koffer
hat hoed|shoe schoen|coat jas! jassen|glasses bril! brillen|crown kroon! kronen!|hammer hamer|ladder ladder|rope touw|guitar gitaar|violin viool|piano piano|drum trommel|trumpet trompet|flute fluit!|ball bal! ballen!|coin munten!|telescope telescoop|microscope microscoop|anchor anker
moon maan!|sun zon!|star sterren!|cloud wolk|rainbow regenboog|volcano vulkaan vulkanen|mountain berg! bergen!|island eiland|earth aarde!|sky lucht_blauw hemel|waterfall waterval|planet planeet planeten|satellite satelliet
forest bos! bossen|sea zee! oceaan|river rivier|beach strand|village dorp|city stad! steden|field akker weiland|garden tuin|desert woestijn|street straat straten|kitchen keuken|bedroom slaapkamer|library bibliotheek|laboratory laboratorium|cave grot! grotten|jungle jungle|market marktplein
hour/night nacht|hour/dusk avond zonsondergang|hour/dawn zonsopgang dageraad ochtends
weather/rain regen! regent regende|weather/snow sneeuw sneeuwt sneeuwde|weather/fog mist!|weather/storm storm! onweer`,
  none: 'geen zonder',
  not: 'niet nooit niemand niets',
  like: 'als zoals dan',
  if: 'indien',
  possessive: 'mijn jouw zijn haar ons onze jullie hun',
  old: 'oude bejaard',
  numbers: `2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|11 elf|12 twaalf|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|70 zeventig|80 tachtig|90 negentig|100 honderd|1000 duizend`,
  many: 'duizenden honderden miljoenen veel vele',
  dead: 'stierf! stierven! gestorven! overleed vermoord gedood! doodde verdronk geëxecuteerd dode!',
  up: 'steeg! stijgt! stegen! gestegen! groeide groeit',
  down: 'daalde daalt gedaald! zakte',
  actions: `sleep slaap! slaapt! sliep! slapen|run rent! rende|walk loopt! liep! liepen! wandel|swim zwem zwom|read leest! las!|write schrijf schreef|eat eet! at! eten!|drink drinkt dronk|cook kookt bakte!|dance danst|sing zingt zong|sit zit! zat!|cry huilt huilde|laugh lacht|climb klimt klom`,
  empty: 'ooit ongeveer nog keer per vandaag',
}
