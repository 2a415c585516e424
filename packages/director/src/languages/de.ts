import type { LanguageRules } from '../lexical/language-rules.ts'

export const GERMAN: LanguageRules = {
  hasCapitalNouns: true,
  endings: 'e|n|en|s|es|er|ern',
  nouns: `
man Mann! Männer Manns! Mannes!|woman Frau! Frauen|boy Junge Bub! Knabe|girl Mädchen|child Kind! Kinder Kindes!|baby Baby Säugling
old_man Greis Großvater! Opa!|old_woman Greisin Großmutter! Oma!|king König|queen Königin Königinnen|prince Prinz|princess Prinzessin Prinzessinnen
emperor Kaiser|knight Ritter|soldier Soldat Soldatin|monk Mönch|priest Priester Pfarrer|doctor Arzt! Ärzte Ärztin Ärztinnen|nurse Krankenschwester Krankenpfleger
teacher Lehrer Lehrerin Lehrerinnen|student Schüler Schülerin Student Studentin|farmer Bauer Bäuerin Landwirt|fisherman Fischer Fischerin|baker Bäcker Bäckerin
cook Koch! Köche Köchin|carpenter Schreiner Tischler Zimmermann!|worker Arbeiter Arbeiterin|engineer Ingenieur Ingenieurin|scientist Wissenschaftler Wissenschaftlerin Forscher Forscherin
astronaut Astronaut Astronautin Raumfahrer|pilot Pilot Pilotin|sailor Matrose Seemann!|captain Kapitän|singer Sänger Sängerin|dancer Tänzer Tänzerin|painter Maler Malerin|writer Schriftsteller Schriftstellerin
police_officer Polizist Polizistin|firefighter Feuerwehrmann! Feuerwehrleute|merchant Händler Kaufmann! Kaufleute|pirate Pirat|wizard Zauberer|witch Hexe|blacksmith Schmied|gardener Gärtner Gärtnerin|shepherd Hirte Schäfer
family Familie!|crowd Menschenmenge Zuschauer|mother Mutter! Mütter|father Vater! Väter
cat Katze Kater|dog Hund Hündin Welpe|fox Fuchs! Fuchses Füchse|wolf Wolf! Wolfs! Wölfe|bear Bär Bärin|lion Löwe Löwin|tiger Tiger!|elephant Elefant|horse Pferd|cow Kuh! Kühe|pig Schwein Ferkel|sheep Schaf Lamm! Lämmer|goat Ziege|donkey Esel!
rabbit Hase Kaninchen|mouse Maus! Mäuse|squirrel Eichhörnchen|hedgehog Igel!|deer Hirsch Reh!|monkey Affe|bird Vogel! Vogels! Vögel|owl Eule|duck Ente|chicken Huhn! Hühner Henne|eagle Adler|swan Schwan! Schwäne|penguin Pinguin|parrot Papagei|dove Taube
fish Fisch! Fische! Fischen! Fisches!|shark Hai! Haie!|whale Wal! Wale! Walen!|dolphin Delfin Delphin|octopus Krake Oktopus|frog Frosch! Frösche|turtle Schildkröte|snake Schlange|crocodile Krokodil|dragon Drache|dinosaur Dinosaurier
butterfly Schmetterling|bee Biene|ant Ameise|spider Spinne|snail Schnecke|tree Baum! Baumes! Bäume|flower Blume Blüte|rose Rose!  Rosen!|sunflower Sonnenblume|mushroom Pilz|cactus Kaktus
apple Apfel! Äpfel|pear Birnen!|lemon Zitrone|banana Banane|grape Weintraube|strawberry Erdbeere|cherry Kirsche|tomato Tomate|potato Kartoffel|carrot Karotte Möhre|onion Zwiebel|garlic Knoblauch|bread Brot|cheese Käse|egg Ei! Eier|milk Milch|butter Butter|honey Honig|rice Reis!|cake Kuchen Torte|pizza Pizza|soup Suppe|salt Salz|flour Mehl|coffee Kaffee|tea Tee!|wine Wein!|beer Bier|meat Fleisch|chocolate Schokolade
house Haus! Hauses! Häuser|hut Hütte|castle Burg! Burgen! Palast! Paläste|church Kirche|tower Turm! Turms! Türme|bridge Brücke|windmill Windmühle|lighthouse Leuchtturm! Leuchttürme|factory Fabrik|hospital Krankenhaus! Krankenhäuser|prison Gefängnis Gefängnisse|pyramid Pyramide
door Tür! Türen|window Fenster|chair Stuhl! Stühle|table Tisch|bed Bett|lamp Lampe|lantern Laterne|candle Kerze|mirror Spiegel|basket Korb! Körbe|bucket Eimer|broom Besen|bottle Flasche|cup Tasse|plate Teller|book Buch! Buches! Bücher|newspaper Zeitung|map Landkarte|pencil Bleistift
smartphone Handy Smartphone|telephone Telefon|computer Computer|laptop Laptop|television Fernseher|radio Radio!|camera Kamera|robot Roboter|car Auto! Autos!|bus Bus! Busse Bussen|taxi Taxi|truck Lastwagen|train Zug! Zuges! Züge|airplane Flugzeug|helicopter Hubschrauber|bicycle Fahrrad! Fahrräder|motorcycle Motorrad! Motorräder|ship Schiff|boat Boot|sailboat Segelboot|rocket Rakete|tractor Traktor|balloon Luftballon|umbrella Regenschirm|suitcase Koffer|backpack Rucksack! Rucksäcke
hat Hut! Hüte|shoe Schuh|coat Mantel!|glasses Brille|crown Krone|hammer Hammer!|ladder Leiter!|rope Seil|guitar Gitarre|violin Geige|piano Klavier|drum Trommel|trumpet Trompete|flute Flöte|ball Ball! Bälle|coin Münze|telescope Teleskop Fernrohr|microscope Mikroskop|anchor Anker
moon Mond|sun Sonne|star Sterne! Sternen!|cloud Wolke|rainbow Regenbogen|fire Feuer!|volcano Vulkan|mountain Berg Gebirge|island Insel|earth Erde!|sky Himmel!|wave Wellen!|waterfall Wasserfall! Wasserfälle|planet Planet|satellite Satellit
forest Wald! Waldes! Wälder|sea Meer Ozean|river Fluss! Flusses! Flüsse|beach Strand! Strände|village Dorf! Dorfes! Dörfer|city Stadt! Städte Großstadt!|field Feld! Felder|garden Garten! Gärten|desert Wüste|market Marktplatz! Wochenmarkt!|street Straße|kitchen Küche|bedroom Schlafzimmer|classroom Klassenzimmer|library Bibliothek|laboratory Labor!|cave Höhle|jungle Dschungel
hour/night Nacht Nachts Mitternacht|hour/dusk Abend abends Abenddämmerung Sonnenuntergang|hour/dawn Morgengrauen morgens Sonnenaufgang
weather/rain Regen regnet regnete|weather/snow Schnee schneit schneite|weather/fog Nebel|weather/storm Sturm Gewitter`,
  none: 'kein keine keinen keinem keiner keines ohne',
  not: 'nicht nie niemals niemand nichts',
  like: 'wie als',
  if: 'falls',
  possessive: 'mein* dein* sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser* euer eure*',
  old: 'alte alter! alten! altes!',
  numbers: `2 zwei|3 drei|4 vier|5 fünf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|11 elf|12 zwölf|20 zwanzig|30 dreißig|40 vierzig|50 fünfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig|100 hundert|1000 tausend`,
  many: 'Tausende* Hunderte* Millionen viele unzählige',
  dead: 'starb gestorben! ermord getötet! töte umgebracht! hingerichtet! ertrank ertrunken! fielen_im Tote!',
  up: 'stieg gestiegen! steigt! wuchs! wächst! gewachsen! erhöht',
  down: 'sank! sinkt! gesunken! fiel! fällt! gefallen! schrumpf',
  actions: `sleep schläft! schlief schlafen schlummer|run rennt! rannte laufen! läuft! lief|walk geht! ging! gehen! spazier wander|swim schwimm schwamm|read liest! las! lesen|write schreib schrieb|eat isst! aß! essen! frisst!|drink trink trank|cook kocht kochte backt! backte|dance tanz|sing singt sang!|sit sitzt! saß! sitzen!|cry weint|laugh lacht|climb kletter`,
  empty: 'eines etwa einmal heute jemals je bald dann dort hier wieder immer mal',
}
