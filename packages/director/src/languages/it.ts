import type { LanguageRules } from '../lexical/language-rules.ts'

export const ITALIAN: LanguageRules = {
  nouns: `
man uomo uomini|woman donna donne|boy ragazzo bambino ragazzi|girl ragazza bambina ragazze bambine|child bambini|baby neonato neonata|old_man vecchio anziano nonno|old_woman vecchia anziana nonna
king re!|queen regina regine|prince principe principi|princess principessa principesse|emperor imperatore imperatori|knight cavaliere cavalieri|soldier soldato soldati|monk monaco monaci|priest prete sacerdote|doctor medico medici dottore dottoressa|nurse infermiera infermiere|teacher maestro maestra insegnante professore professoressa|student studente studentessa alunno studenti
farmer contadino contadina contadini agricoltore|fisherman pescatore pescatori|baker panettiere fornaio|cook cuoco cuoca|carpenter falegname|worker operaio operaia operai|engineer ingegnere|scientist scienziato scienziata scienziati|astronaut astronauta astronauti|sailor marinaio marinai|captain capitano|singer cantante cantanti|dancer ballerina ballerino|painter pittore pittrice|writer scrittore scrittrice
police_officer poliziotto poliziotta|firefighter pompiere pompieri|merchant mercante mercanti|pirate pirata pirati|wizard mago stregone|witch strega streghe|blacksmith fabbro|gardener giardiniere|shepherd pastore
family famiglia|crowd folla|mother madre|father padre
cat gatto gatta gatti|dog cane cani cagnolino|fox volpe volpi|wolf lupo lupi|bear orso orsi|lion leone leoni|tiger tigre tigri|elephant elefante elefanti|horse cavallo cavalli|cow mucca mucche|pig maiale maiali|sheep pecora pecore agnello|goat capra capre|donkey asino asini|rabbit coniglio conigli lepre|mouse topo topi|squirrel scoiattolo scoiattoli|hedgehog riccio|deer cervo cervi|monkey scimmia scimmie
bird uccello uccelli|owl gufo gufi|duck anatra anatre|chicken gallina galline|eagle aquila aquile|swan cigno cigni|penguin pinguino pinguini|parrot pappagallo|dove colomba|fish pesce pesci|shark squalo squali|whale balena balene|dolphin delfino delfini|octopus polpo|frog rana rane|turtle tartaruga tartarughe|snake serpente serpenti|crocodile coccodrillo|dragon drago draghi|dinosaur dinosauro dinosauri|butterfly farfalla farfalle|bee ape! api!|ant formica formiche|spider ragno ragni|snail lumaca lumache
tree albero alberi|flower fiore fiori|sunflower girasole girasoli|mushroom fungo funghi|apple mela mele|pear pera pere|lemon limone limoni|banana banana banane|grape uva|strawberry fragola fragole|cherry ciliegia ciliegie|tomato pomodoro pomodori|potato patata patate|carrot carota carote|onion cipolla cipolle|garlic aglio|bread pane|cheese formaggio|egg uovo uova|milk latte|butter burro|honey miele|rice riso|cake torta torte|pizza pizza|soup zuppa minestra|salt sale!|flour farina|coffee caffè|tea tè!|wine vino|beer birra|meat carne|chocolate cioccolato
house casa case|hut capanna|castle castello castelli|church chiesa chiese|tower torre torri|bridge ponte ponti|lighthouse faro|factory fabbrica fabbriche|hospital ospedale ospedali|prison prigione prigioni carcere|pyramid piramide piramidi|door porta!|window finestra finestre|chair sedia sedie|table tavolo|bed letto!|lamp lampada lampade|lantern lanterna|candle candela candele|mirror specchio|basket cesto cesta|bucket secchio|broom scopa|bottle bottiglia bottiglie|cup tazza tazze|book libro libri|newspaper giornale giornali|map mappa|pencil matita
smartphone smartphone|telephone telefono|computer computer|television televisore televisione|radio radio|robot robot|car automobile auto|bus autobus|taxi taxi|truck camion|train treno treni|airplane aereo aerei|helicopter elicottero|bicycle bicicletta biciclette|ship nave navi|boat barca barche|sailboat veliero|rocket razzo razzi|tractor trattore|balloon palloncino palloncini|umbrella ombrello ombrelli|suitcase valigia
hat cappello|shoe scarpa scarpe|coat cappotto|glasses occhiali|crown corona|hammer martello|rope corda|guitar chitarra|violin violino|piano pianoforte|drum tamburo|trumpet tromba|flute flauto|coin moneta monete|telescope telescopio|microscope microscopio|anchor ancora_della_nave
moon luna|sun sole!|star stelle|cloud nuvola nuvole|rainbow arcobaleno|volcano vulcano vulcani|mountain montagna montagne|island isola isole|sky cielo|waterfall cascata|planet pianeta pianeti|satellite satellite
forest foresta bosco|sea mare! oceano|river fiume fiumi|beach spiaggia|village villaggio|city città|field prato|garden giardino|desert deserto|street strada!|kitchen cucina|library biblioteca|laboratory laboratorio|cave grotta|jungle giungla
hour/night notte mezzanotte|hour/dusk tramonto|hour/dawn alba
weather/rain pioggia piove pioveva pioverà|weather/snow neve nevica nevicava|weather/fog nebbia|weather/storm tempesta temporale`,
  none: 'nessun nessuna nessuno senza',
  not: 'non mai niente nulla',
  like: 'come quanto',
  more: 'più meno',
  than: 'che',
  if: 'se',
  possessive: 'mio mia tuo tua suo sua suoi sue nostro nostra loro',
  old: 'vecchi anzian',
  numbers: `2 due|3 tre|4 quattro|5 cinque|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici|20 venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|70 settanta|80 ottanta|90 novanta|100 cento|1000 mille`,
  many: 'migliaia centinaia milioni molti molte',
  dead: 'morì morirono mort! morti! assassin uccis giustizia annega',
  up: 'aument salit cresc',
  down: 'calat scend sces diminu',
  actions: `sleep dorm|run corre! correva|walk cammina|swim nuota|read legge! leggeva|write scriv|eat mangia|drink beve! beveva|cook cucinav cuoceva|dance balla danza!|sing canta!|sing cantava|sit seduto seduta|cry piang|laugh ride! rideva|climb arrampic`,
  empty: 'aveva era fu al nel',
}
